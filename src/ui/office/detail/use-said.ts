import { useTexts } from '#i18n/texts.ts';
import { officeTexts } from '../office-texts.ts';
import type { Decided } from '../queue/queue-context.ts';

// Of decisions about money SECOND, of changes WAITING.
const isProposal = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'status' in answer &&
  (answer.status === 'SECOND' || answer.status === 'WAITING');

// What is said after an answer. One that only records a proposal is said to wait for a second person, whatever was expected.
export const useSaid = (): ((answer: unknown, said: { readonly act: string; readonly done: Decided }) => Decided) => {
  const t = useTexts(officeTexts);
  return (answer, { act, done }) =>
    isProposal(answer) ? { text: `${act} · ${t('waitsForSecond')}`, kind: 'info' } : done;
};
