import type { AnswerOf } from '#contract/endpoint.ts';
import { reads, type Route } from '#server/route.ts';
import type { Reading } from '#server/verb.ts';
import { lookupCalls } from '../contract.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import { isSiteGone, registerOtp, sources } from '#server/operator/shared-settings.ts';
import type { Setting } from '#server/operator/setting.ts';
import { agreements, conditions, contact, enableChatWidget, info, notice } from './settings.ts';

const shows = <E extends Reading>(endpoint: E, setting: Setting<AnswerOf<E>>): Route =>
  reads(endpoint, ({ context }) => setting.read(context));

export const routes: readonly Route[] = [
  reads(lookupCalls.listBanks, ({ context }) => registrableBanks(context)),
  shows(lookupCalls.listSources, sources),
  shows(lookupCalls.listConditions, conditions),
  shows(lookupCalls.listAgreements, agreements),
  shows(lookupCalls.getInfo, info),
  shows(lookupCalls.getNotice, notice),
  shows(lookupCalls.getContact, contact),
  reads(lookupCalls.getActive, async ({ context }) => ({ terminated: (await isSiteGone(context)) ? 'gone' : null })),
  shows(lookupCalls.getRegisterOtp, registerOtp),
  shows(lookupCalls.getEnableChatWidget, enableChatWidget),
  // Spinning has no server yet, so no wheel is offered.
  reads(lookupCalls.getSpinActive, () => Promise.resolve({ isActive: false })),
];
