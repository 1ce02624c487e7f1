import type { QuestionOf } from '#contract/endpoint.ts';
import type { chatOfficeCalls } from '../office-contract.ts';

export const extraKinds = ['none', 'buttons', 'quick_replies', 'card'] as const;
type ExtraKind = (typeof extraKinds)[number];
export const isExtraKind = (value: string): value is ExtraKind => extraKinds.some((kind) => kind === value);

export interface Extras {
  readonly kind: ExtraKind;
  // One a line.
  readonly titles: string;
  readonly name: string;
  readonly subtitle: string;
}

export const noExtras: Extras = { kind: 'none', titles: '', name: '', subtitle: '' };

type Answer = QuestionOf<typeof chatOfficeCalls.answer>;
const buttonsMax = 6;

const buttonsOf = (titles: string): { title: string }[] =>
  titles
    .split('\n')
    .map((title) => title.trim())
    .filter((title) => title !== '')
    .slice(0, buttonsMax)
    .map((title) => ({ title }));

export interface Written {
  readonly text: string;
  readonly extras: Extras;
  // What was attached.
  readonly path: string | null;
}

// What is sent of it; null if nothing is written that could be sent.
export const answerIn = ({
  text,
  extras,
  path,
}: Written): Pick<Answer, 'text' | 'card' | 'buttons' | 'kind' | 'filePath'> | null => {
  const { kind, titles, name, subtitle } = extras;
  const buttons = buttonsOf(titles);
  if (kind === 'card') {
    if (name.trim() === '') return null;
    const card = { name, subtitle, ...(path === null ? {} : { imagePath: path }) };
    return { text: '', card, buttons };
  }
  if (path !== null) return { text, filePath: path };
  if (text.trim() === '') return null;
  return kind === 'none' || buttons.length === 0 ? { text } : { text, buttons, kind };
};
