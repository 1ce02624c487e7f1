import { formatDateTime } from '#i18n/date-formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import type { Fact } from '#ui/office/detail/detail-parts.tsx';
import { ProposalPart } from '#ui/office/detail/proposal-part.tsx';
import type { DeskItem } from '../office-contract.ts';
import { faceOf } from './face-of.ts';
import { actTexts, moneyInStrings } from './money-in-strings.ts';
import { currencyOf } from './use-money-in.ts';

type TypedReceipt = NonNullable<NonNullable<DeskItem['proposal']>['receipt']>;

const useReceiptFacts = (receipt: TypedReceipt | null): Fact[] => {
  const t = useTexts(moneyInStrings);
  if (receipt === null) return [];
  const currency = currencyOf(receipt.currency);
  return [
    { label: t('account'), value: `${receipt.bankCode} ${receipt.accountNo}` },
    { label: t('amount'), value: currency === null ? null : <Money amount={receipt.amount} currency={currency} /> },
    { label: t('paidAt'), value: formatDateTime(receipt.paidAt) },
    { label: t('payerBank'), value: receipt.sendingBank },
    { label: t('payerAccount'), value: receipt.payerAccountNo },
    { label: t('payerName'), value: receipt.payerName },
    { label: t('bankReference'), value: receipt.bankReference },
  ];
};

// What the first person wants: to whom the money goes, the evidence of its return, or the receipt as it was typed.
export const MoneyInProposal = ({ item }: { readonly item: DeskItem }) => {
  const { proposal, namedTo, mayNotDecideBecause, status } = item;
  const t = useTexts(moneyInStrings);
  const acts = useTexts(actTexts);
  const typed = useReceiptFacts(proposal?.receipt ?? null);
  if (proposal === null || status !== 'OPEN') return null;
  const act = isTextKey(actTexts, proposal.act) ? acts(proposal.act) : proposal.act;
  const wanted =
    proposal.act === 'JOIN' || proposal.act === 'PAYOUT'
      ? `${faceOf(namedTo) ?? ''}, ${formatDateTime(proposal.detail ?? '')}`
      : (proposal.detail ?? faceOf(namedTo) ?? item.raw);
  const facts = typed.length > 0 ? typed : [{ label: act, value: wanted ?? '' }];
  const { otherThan } = proposal;
  const compared = otherThan > 0 ? [{ label: t('otherThan'), value: String(otherThan) }] : [];
  return <ProposalPart isMaker={mayNotDecideBecause === 'MAKER'} facts={[...facts, ...compared]} />;
};
