import type { QuestionOf } from '#contract/endpoint.ts';
import type { chatOfficeCalls } from '../office-contract.ts';
import { mediaOfPath } from '../rules.ts';

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
export const buttonsMax = 6;

// Each once.
const titlesOf = ({ titles }: Extras): string[] => [
  ...new Set(
    titles
      .split('\n')
      .map((title) => title.trim())
      .filter((title) => title !== ''),
  ),
];

export interface Written {
  readonly text: string;
  readonly extras: Extras;
  // What was attached.
  readonly path: string | null;
}

type Problem = 'tooManyButtons' | 'needsName' | 'cardTakesPicture' | 'fileNeedsCard' | 'needsText';

// Why it could not be sent as it was written; null if it can.
export const problemOf = ({ text, extras, path }: Written): Problem | null => {
  const { kind, name } = extras;
  const count = titlesOf(extras).length;
  if (kind === 'none') return null;
  if (count > buttonsMax) return 'tooManyButtons';
  if (kind === 'card') {
    if (mediaOfPath(path ?? undefined)?.kind === 'video') return 'cardTakesPicture';
    return name.trim() === '' ? 'needsName' : null;
  }
  if (count === 0) return null;
  if (path !== null) return 'fileNeedsCard';
  return text.trim() === '' ? 'needsText' : null;
};

// What is sent of it; null if nothing is written that could be sent.
export const answerIn = ({
  text,
  extras,
  path,
}: Written): Pick<Answer, 'text' | 'card' | 'buttons' | 'kind' | 'filePath'> | null => {
  const { kind, name, subtitle } = extras;
  const buttons = titlesOf(extras).map((title) => ({ title }));
  if (kind === 'card') {
    if (name.trim() === '') return null;
    const card = { name, subtitle, ...(path === null ? {} : { imagePath: path }) };
    return { text: '', card, buttons };
  }
  if (path !== null) return { text, filePath: path };
  if (text.trim() === '') return null;
  return kind === 'none' || buttons.length === 0 ? { text } : { text, buttons, kind };
};
