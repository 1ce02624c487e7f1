import * as z from 'zod/mini';
import { setting, type Setting } from '#server/operator/setting.ts';
import { spokenMarkup, spokenText } from '#server/operator/texts/spoken.ts';

const text = () => z.nullable(z.string());
const spoken = () => z.nullable(spokenText());

export const info = setting({
  name: 'info',
  about: 'Name and website of the operator.',
  shape: z.object({ name: z.string(), website: text() }),
  usual: { name: 'Member Wallet', website: null },
});

export const notice = setting({
  name: 'notice',
  isPublished: true,
  about: 'A notice for the home screen.',
  shape: z.object({ title: spoken(), html: z.nullable(spokenMarkup()) }),
  usual: { title: null, html: null },
});

export const contact = setting({
  name: 'contact',
  isPublished: true,
  about: 'How members reach support.',
  shape: z.object({ contactText: spoken(), lineLink: text(), lineName: text(), lineQR: text() }),
  usual: { contactText: null, lineLink: null, lineName: null, lineQR: null },
});

export const conditions = setting({
  name: 'conditions',
  isPublished: true,
  about: 'The conditions, by title.',
  shape: z.array(z.object({ title: spokenText(), html: spokenMarkup() })),
  usual: [],
});

export const agreements = setting({
  name: 'agreements',
  isPublished: true,
  about: 'The terms of use.',
  shape: z.array(spokenMarkup()),
  usual: [],
});

export const enableChatWidget = setting({
  name: 'enableChatWidget',
  about: 'Whether the app shows the support chat.',
  shape: z.boolean(),
  usual: false,
});

export const settings: readonly Setting[] = [info, notice, contact, conditions, agreements, enableChatWidget];
