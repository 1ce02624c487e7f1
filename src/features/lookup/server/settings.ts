import * as z from 'zod/mini';
import { setting, type Setting } from '#server/operator/setting.ts';
import { operatorName, ownAddress, webAddress } from '#contract/operator-changes.ts';
import { instant, scheduleMistakes } from '#server/operator/texts/banners.ts';
import { spokenMarkup, spokenText, type Spoken } from '#server/operator/texts/spoken.ts';

type Agreement = Spoken | { readonly html: Spoken; readonly version: number };

const text = () => z.nullable(z.string());
// Of parts that may be missing, those whose value has another form.
const unlike = (parts: Readonly<Record<string, readonly [value: string | null, form: RegExp]>>): string[] =>
  Object.entries(parts).flatMap(([name, [value, form]]) => (value === null || form.test(value) ? [] : [name]));
const spoken = () => z.nullable(spokenText());

export const info = setting({
  name: 'info',
  isPublished: true,
  about: 'Name and website of the operator.',
  shape: z.object({ name: z.string(), website: text() }),
  usual: { name: 'Member Wallet', website: null },
  mistakesIn: ({ name, website }) => unlike({ name: [name.trim(), operatorName], website: [website, webAddress] }),
});

export const notice = setting({
  name: 'notice',
  isPublished: true,
  about: 'A notice for the home screen, and from when until when it is shown.',
  shape: z.object({
    title: spoken(),
    html: z.nullable(spokenMarkup()),
    from: z.optional(instant()),
    until: z.optional(instant()),
  }),
  usual: { title: null, html: null },
  mistakesIn: scheduleMistakes,
});

export const contact = setting({
  name: 'contact',
  isPublished: true,
  about: 'How members reach support.',
  shape: z.object({ contactText: spoken(), lineLink: text(), lineName: text(), lineQR: text() }),
  usual: { contactText: null, lineLink: null, lineName: null, lineQR: null },
  mistakesIn: ({ lineLink, lineQR }) => unlike({ lineLink: [lineLink, webAddress], lineQR: [lineQR, ownAddress] }),
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
  about:
    'The terms of use, each with the version since which it reads so; members are asked again when the highest changes.',
  shape: z.array(
    z.union([
      spokenMarkup(),
      z.object({ html: spokenMarkup(), version: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
    ]),
  ),
  usual: [],
});

// A text without a version is of the first.
export const agreementText = (agreement: Agreement): Spoken =>
  typeof agreement === 'object' && 'html' in agreement ? agreement.html : agreement;
export const agreementVersion = (list: readonly Agreement[]): number =>
  Math.max(1, ...list.map((one) => (typeof one === 'object' && 'version' in one ? one.version : 1)));

export const enableChatWidget = setting({
  name: 'enableChatWidget',
  about: 'Whether the app shows the support chat.',
  shape: z.boolean(),
  usual: false,
});

export const settings: readonly Setting[] = [info, notice, contact, conditions, agreements, enableChatWidget];
