import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Currency, isCurrency } from '#money/currency.ts';
import type { Step } from '#ui/office/detail/detail-parts.tsx';
import { deskStrings } from './desk-strings.ts';
import { stepTexts } from './step-texts.ts';
import type { WorkDetail } from './use-desk.ts';

type AuditedStep = WorkDetail['steps'][number];

const wholeNumber = /^\d+$/;
const decisions = { APPROVED: 'approved', SECOND: 'firstOfTwo', CANCELLED: 'cancelled' } as const;
const proposals = { done: 'proposedDone', refused: 'proposedRefused', 'taken back': 'takenBack' } as const;
const returned = ['RETURNED', 'REFUSED'];

// Some steps do not name the currency, which is that of the work.
const amountOf = ({ amount = '', currency = '' }: AuditedStep['detail'], ofWork: Currency): string =>
  formatMoney(BigInt(amount), isCurrency(currency) ? currency : ofWork);

const known = <Key extends string, Text>(table: Readonly<Record<Key, Text>>, key: string | undefined): Text | null =>
  key !== undefined && Object.hasOwn(table, key) ? table[key as Key] : null;

// A step of outside work in words; never the call itself, nor the names of its fields.
export const useStepText = (): ((step: AuditedStep, ofWork: Currency) => Step) => {
  const t = useTexts(stepTexts);
  const desk = useTexts(deskStrings);
  const wordsOf = ({ detail }: AuditedStep, ofWork: Currency): string => {
    const { sent, asked, ended, amount = '' } = detail;
    if (ended !== undefined) return t('ended', { outcome: t(returned.includes(ended) ? 'returned' : 'done') });
    if (sent !== undefined) return t('sent', { n: sent });
    if (asked !== undefined) return t('byHand');
    const step = known(decisions, detail['decided']) ?? known(proposals, detail['proposed']);
    if (step !== null) return t(step);
    return wholeNumber.test(amount) ? t('requested', { amount: amountOf(detail, ofWork) }) : t('other');
  };
  // Without a name of the staff, only the calls of the member's app are not the system's own.
  const doerOf = ({ by, act }: AuditedStep): string => by ?? (act.includes(' /api/') ? t('member') : desk('bySystem'));
  return (step, ofWork) => ({ what: wordsOf(step, ofWork), by: doerOf(step), at: step.at });
};
