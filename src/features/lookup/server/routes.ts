import type { AnswerOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { reads, type Reading, type Route } from '#server/route.ts';
import { lookupCalls } from '../contract.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import { operatorSettings, type OperatorSettings } from '#server/operator/operator-settings.ts';

const shows = <E extends Reading>(endpoint: E, pick: (settings: OperatorSettings) => AnswerOf<E>): Route =>
  reads(endpoint, async (context: Context) => pick(await operatorSettings(context)));

export const routes: readonly Route[] = [
  reads(lookupCalls.listBanks, registrableBanks),
  shows(lookupCalls.listSources, (settings) => settings.sources),
  shows(lookupCalls.listConditions, (settings) => settings.conditions),
  shows(lookupCalls.listAgreements, (settings) => settings.agreements),
  shows(lookupCalls.getInfo, (settings) => settings.info),
  shows(lookupCalls.getNotice, (settings) => settings.notice),
  shows(lookupCalls.getContact, (settings) => settings.contact),
  shows(lookupCalls.getActive, (settings) => ({ terminated: settings.terminated ? 'gone' : null })),
  shows(lookupCalls.getRegisterOtp, (settings) => settings.registerOTP),
  shows(lookupCalls.getEnableChatWidget, (settings) => settings.enableChatWidget),
  // Spinning has no server yet, so no wheel is offered.
  reads(lookupCalls.getSpinActive, () => Promise.resolve({ isActive: false })),
];
