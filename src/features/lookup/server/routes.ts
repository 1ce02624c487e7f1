import type { AnswerOf } from '#contract/endpoint.ts';
import { reads, type Route } from '#server/route.ts';
import type { Reading } from '#server/verb.ts';
import { lookupCalls } from '../contract.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import { isSiteGone, registerOtp, sources } from '#server/operator/shared-settings.ts';
import type { Setting } from '#server/operator/setting.ts';
import { isShownAt } from '#server/operator/texts/banners.ts';
import { saidIn, saidOrNull } from '#server/operator/texts/spoken.ts';
import {
  agreements,
  agreementText,
  agreementVersion,
  conditions,
  contact,
  enableChatWidget,
  info,
  notice,
} from './settings.ts';

const shows = <E extends Reading>(endpoint: E, setting: Setting<AnswerOf<E>>): Route =>
  reads(endpoint, ({ context }) => setting.read(context));

export const routes: readonly Route[] = [
  reads(lookupCalls.listBanks, ({ context }) => registrableBanks(context)),
  reads(lookupCalls.listSources, async ({ context, call: { language } }) =>
    (await sources.read(context)).map(({ code, description }) => ({
      code,
      description: saidIn(description, language),
    })),
  ),
  reads(lookupCalls.listConditions, async ({ context, call: { language } }) =>
    (await conditions.read(context)).map(({ title, html }) => ({
      title: saidIn(title, language),
      html: saidIn(html, language),
    })),
  ),
  reads(lookupCalls.listAgreements, async ({ context, call: { language } }) =>
    (await agreements.read(context)).map((agreement) => saidIn(agreementText(agreement), language)),
  ),
  reads(lookupCalls.getInfo, async ({ context }) => ({
    ...(await info.read(context)),
    agreementVersion: agreementVersion(await agreements.read(context)),
  })),
  reads(lookupCalls.getNotice, async ({ context, call: { language } }) => {
    const { title, html, ...times } = await notice.read(context);
    if (!isShownAt(context.now(), times)) return { title: null, html: null };
    return { title: saidOrNull(title, language), html: saidOrNull(html, language) };
  }),
  reads(lookupCalls.getContact, async ({ context, call: { language } }) => {
    const { contactText, ...line } = await contact.read(context);
    return { contactText: saidOrNull(contactText, language), ...line };
  }),
  reads(lookupCalls.getActive, async ({ context }) => ({ terminated: (await isSiteGone(context)) ? 'gone' : null })),
  shows(lookupCalls.getRegisterOtp, registerOtp),
  shows(lookupCalls.getEnableChatWidget, enableChatWidget),
];
