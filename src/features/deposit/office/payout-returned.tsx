import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { loadRefusalTexts, useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { depositOfficeCalls, type DeskItem } from '../office-contract.ts';
import { lastDigits, nameWithEnds } from './face-of.ts';
import { moneyInStrings } from './money-in-strings.ts';
import { payoutStrings } from './payout-strings.ts';
import { currencyOf } from './use-money-in.ts';

type Payout = NonNullable<AnswerOf<typeof depositOfficeCalls.findPayout>['payout']>;

interface Asked {
  readonly itemId: string;
  readonly reference: string;
}

const keyOf = ({ itemId, reference }: Asked) => ['money-in', 'payout', itemId, reference.trim()] as const;

// The withdrawal that is shown for a reference and may be the one; null while there is none.
export const payoutFound = (client: QueryClient, asked: Asked): Payout | null => {
  const payout = client.getQueryData<AnswerOf<typeof depositOfficeCalls.findPayout>>(keyOf(asked))?.payout ?? null;
  return payout?.because === null ? payout : null;
};

export const amountAndName = ({ amount, currency: code, member }: Payout): string => {
  const currency = currencyOf(code);
  const name = nameWithEnds(member);
  return currency === null ? name : `${formatMoney(amount, currency)}, ${name}`;
};

const PayoutFacts = ({ payout }: { readonly payout: Payout }) => {
  const t = useTexts(payoutStrings);
  const { paidTo, sentAt } = payout;
  return (
    <FactList
      facts={[
        { label: t('paidTo'), value: `${paidTo.name}, ${paidTo.bankCode} ${lastDigits(paidTo.accountNo)}` },
        { label: t('sentAt'), value: sentAt === null ? null : formatDateTime(sentAt) },
      ]}
    />
  );
};

// The shortest reference that names a withdrawal.
const referenceMin = 8;

const findByReference = async ({ itemId, reference }: Asked) => {
  const answer = await answerOf(depositOfficeCalls.findPayout, { itemId, reference: reference.trim() });
  if (answer.payout?.because != null) await loadRefusalTexts();
  return answer;
};

// The withdrawal whose reference is being typed, and why it cannot be the one.
export const PayoutByReference = (asked: Asked) => {
  const t = useTexts(payoutStrings);
  const whyNot = useRefusalText();
  const office = useTexts(moneyInStrings);
  const { data } = useQuery({
    queryKey: keyOf(asked),
    queryFn: () => findByReference(asked),
    enabled: asked.reference.trim().length >= referenceMin,
  });
  if (data === undefined) return <div aria-live="polite" />;
  const { payout, needsTwo } = data;
  if (payout === null)
    return (
      <div aria-live="polite">
        <StampLine>{t('noPayout')}</StampLine>
      </div>
    );
  const { because } = payout;
  return (
    <div aria-live="polite">
      <StampLine isCalm={because === null}>{amountAndName(payout)}</StampLine>
      <PayoutFacts payout={payout} />
      {because === null ? null : <StampLine>{whyNot(because)}</StampLine>}
      {needsTwo === true && because === null ? <StampLine>{office('needsTwo')}</StampLine> : null}
    </div>
  );
};

interface ReturnedProps {
  readonly item: DeskItem;
  readonly payout: Payout;
}

const ReturnedPayout = ({ item, payout }: ReturnedProps) => {
  const t = useTexts(payoutStrings);
  const [isOpen, setOpen] = useState(false);
  const { withdrawalId } = payout;
  const about = amountAndName(payout);
  return (
    <section>
      <h4>
        <GoLink to={`/withdrawals/${withdrawalId}`}>{about}</GoLink>
      </h4>
      <PayoutFacts payout={payout} />
      {item.proposal === null ? (
        <ActionButton call={depositOfficeCalls.bookPayoutReturn} label={t('isPayout')} onPress={() => setOpen(true)} />
      ) : null}
      {isOpen ? (
        <QuickDecision
          title={t('isPayout')}
          submitLabel={t('isPayout')}
          summary={
            <>
              <p>{about}</p>
              <p>{t('payoutNote')}</p>
            </>
          }
          fields={[{ kind: 'password' }]}
          decide={(values, press) =>
            press(depositOfficeCalls.bookPayoutReturn, {
              itemId: item.itemId,
              withdrawalId,
              amount: item.amount ?? 0n,
              password: values['password'] ?? '',
            })
          }
          decided={{ text: `${t('payoutReturn')}: ${about}`, kind: 'success' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  );
};

// Paid withdrawals that the bank may have returned with this money. It proposes; people decide.
export const ReturnedPayouts = ({
  item,
  payouts,
}: {
  readonly item: DeskItem;
  readonly payouts: readonly Payout[];
}) => {
  const t = useTexts(payoutStrings);
  if (payouts.length === 0) return null;
  return (
    <section>
      <h3>{t('payouts')}</h3>
      <p>{t('payoutNote')}</p>
      {payouts.map((payout) => (
        <ReturnedPayout key={payout.withdrawalId} item={item} payout={payout} />
      ))}
    </section>
  );
};
