import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { reads, type Route } from '#server/route.ts';
import {
  getActive,
  getContact,
  getEnableChatWidget,
  getInfo,
  getNotice,
  getRegisterOtp,
  getSpinActive,
  listAgreements,
  listBanks,
  listConditions,
  listSources,
} from '../contract.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import { operatorSettings, type OperatorSettings } from '#server/operator/operator-settings.ts';

const shows = <E extends Endpoint>(endpoint: E, pick: (settings: OperatorSettings) => AnswerOf<E>): Route =>
  reads(endpoint, async (context: Context) => pick(await operatorSettings(context)));

export const routes: readonly Route[] = [
  reads(listBanks, registrableBanks),
  shows(listSources, (settings) => settings.sources),
  shows(listConditions, (settings) => settings.conditions),
  shows(listAgreements, (settings) => settings.agreements),
  shows(getInfo, (settings) => settings.info),
  shows(getNotice, (settings) => settings.notice),
  shows(getContact, (settings) => settings.contact),
  shows(getActive, (settings) => ({ terminated: settings.terminated ? 'gone' : null })),
  shows(getRegisterOtp, (settings) => settings.registerOTP),
  shows(getEnableChatWidget, (settings) => settings.enableChatWidget),
  // Spinning has no server yet, so no wheel is offered.
  reads(getSpinActive, () => Promise.resolve({ isActive: false })),
];
