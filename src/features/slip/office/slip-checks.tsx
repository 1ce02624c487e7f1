import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { type Verdict, VerdictList } from '#ui/office/detail/detail-parts.tsx';
import type { SlipDetail } from '../office-contract.ts';
import { partyText } from './party-text.ts';
import { slipDeskStrings } from './slip-desk-strings.ts';

// In the order in which the server checks.
const checks = ['to', 'from', 'paidAt', 'amount'] as const;

interface Stop {
  readonly at: (typeof checks)[number];
  readonly verdict: Verdict;
}

// The check at which a slip with this reason was stopped.
const stops: Readonly<Record<string, Stop>> = {
  DEST_ACC_INVALID: { at: 'to', verdict: 'fail' },
  DESTINATION_UNCLEAR: { at: 'to', verdict: 'check' },
  NOT_MATCH: { at: 'from', verdict: 'fail' },
  SENDER_UNCLEAR: { at: 'from', verdict: 'check' },
  SENDER_UNPROVED: { at: 'from', verdict: 'check' },
  NAME_DIFFERS: { at: 'from', verdict: 'check' },
  EXPIRED_SLIP: { at: 'paidAt', verdict: 'fail' },
  TIME_AHEAD: { at: 'paidAt', verdict: 'check' },
  BEFORE_CREDITED_SINCE: { at: 'paidAt', verdict: 'check' },
  SIMILAR_MONEY: { at: 'amount', verdict: 'check' },
  MONEY_WAITS: { at: 'amount', verdict: 'check' },
  MONEY_RETURNED: { at: 'amount', verdict: 'check' },
  MONEY_OF_ANOTHER: { at: 'amount', verdict: 'check' },
  AMOUNT_UNPROVED: { at: 'amount', verdict: 'check' },
};
const passesAll: readonly string[] = ['SERVICE_STOPPED'];

// What comes after the stop was not checked, so a person has to.
const verdictOf = (check: Stop['at'], { status, reason }: SlipDetail['slip']): Verdict => {
  if (status === 'SUCCESS' || reason === null || passesAll.includes(reason)) return 'pass';
  const stop = Object.hasOwn(stops, reason) ? stops[reason] : undefined;
  if (stop?.at === check) return stop.verdict;
  return stop !== undefined && checks.indexOf(check) < checks.indexOf(stop.at) ? 'pass' : 'check';
};

type Transfer = NonNullable<SlipDetail['transfer']>;

// What the bank answered, line by line, with what the server made of it.
export const SlipChecks = ({ slip, transfer }: Pick<SlipDetail, 'slip'> & { readonly transfer: Transfer }) => {
  const t = useTexts(slipDeskStrings);
  const values = {
    to: partyText(transfer.to),
    from: partyText(transfer.from),
    paidAt: formatDateTime(transfer.paidAt),
    amount: <Money amount={transfer.amount} currency={slip.currency} />,
  };
  return (
    <VerdictList
      lines={checks.map((check) => ({ verdict: verdictOf(check, slip), label: t(check), value: values[check] }))}
    />
  );
};
