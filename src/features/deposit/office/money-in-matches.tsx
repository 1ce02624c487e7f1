import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { type Verdict, VerdictList } from '#ui/office/detail/detail-parts.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import type { MatchReason } from '../contract.ts';
import { depositOfficeCalls, type DeskItem } from '../office-contract.ts';
import { nameWithEnds } from './face-of.ts';
import { matchReasonTexts, matchStrings } from './match-strings.ts';
import { ReturnedPayouts } from './payout-returned.tsx';
import { currencyOf, useMatches } from './use-money-in.ts';

type Matches = AnswerOf<typeof depositOfficeCalls.findMatches>;
type Member = Matches['members'][number];
type Receipt = Matches['receipts'][number];

const verdicts: Record<MatchReason, Verdict> = {
  SENDER_ACCOUNT: 'pass',
  SLIP_NUMBER: 'pass',
  PAID_BEFORE: 'pass',
  SUPPOSED: 'pass',
  QR_LIVE: 'pass',
  SENDER_NAME: 'pass',
  REPORTED: 'check',
  SLIP_AMOUNT: 'check',
  QR_ENDED: 'check',
  CREDITED_ALIKE: 'fail',
  SENDER_DIFFERS: 'fail',
};

const Reasons = ({ reasons }: { readonly reasons: Member['reasons'] }) => {
  const t = useTexts(matchReasonTexts);
  if (reasons.length === 0) return null;
  return (
    <VerdictList
      lines={reasons.map(({ code, at }) => ({
        verdict: verdicts[code],
        label: t(code),
        value: at === null ? '' : formatDateTime(at),
      }))}
    />
  );
};

const Candidate = ({ item, member }: { readonly item: DeskItem; readonly member: Member }) => {
  const t = useTexts(matchStrings);
  const [isOpen, setOpen] = useState(false);
  const currency = currencyOf(item.currency);
  const name = nameWithEnds(member);
  const about = currency === null ? name : `${formatMoney(item.amount, currency)}, ${name}`;
  return (
    <section>
      <h4>{name}</h4>
      <Reasons reasons={member.reasons} />
      {item.proposal === null ? (
        <ActionButton call={depositOfficeCalls.proposeCandidate} label={t('propose')} onPress={() => setOpen(true)} />
      ) : null}
      {isOpen ? (
        <QuickDecision
          title={t('propose')}
          submitLabel={t('propose')}
          summary={
            <>
              <p>{about}</p>
              <p>{t('startsBonus')}</p>
            </>
          }
          fields={[{ kind: 'password' }]}
          decide={(values, press) =>
            press(depositOfficeCalls.proposeCandidate, {
              itemId: item.itemId,
              memberId: member.memberId,
              amount: item.amount ?? 0n,
              password: values['password'] ?? '',
            })
          }
          decided={{ text: `${t('proposed')}: ${about}`, kind: 'info' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  );
};

interface MatchProps {
  readonly item: DeskItem;
  readonly receipt: Receipt;
}

const nameOf = ({ member, payer }: Receipt): string => (member === null ? payer.name : nameWithEnds(member));

// The line shows this receipt: one that nobody could place, or one whose money was credited before it came.
const LinkLine = ({ item, receipt }: MatchProps) => {
  const t = useTexts(matchStrings);
  const [isOpen, setOpen] = useState(false);
  const isJoin = item.kind === 'suspense';
  const label = t(isJoin ? 'join' : 'link');
  const about = `${nameOf(receipt)}, ${formatDateTime(receipt.paidAt)}`;
  const asked = { itemId: item.itemId, receiptId: receipt.itemId };
  return (
    <>
      <ActionButton
        call={isJoin ? depositOfficeCalls.joinSuspense : depositOfficeCalls.linkReject}
        label={label}
        onPress={() => setOpen(true)}
      />
      {isOpen ? (
        <QuickDecision
          title={label}
          submitLabel={label}
          summary={<p>{about}</p>}
          fields={[{ kind: 'password' }]}
          decide={(values, press) => {
            const question = { ...asked, password: values['password'] ?? '' };
            return isJoin
              ? press(depositOfficeCalls.joinSuspense, { ...question, amount: item.amount ?? 0n })
              : press(depositOfficeCalls.linkReject, question);
          }}
          decided={{ text: `${t('proposed')}: ${about}`, kind: 'info' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};

const ReceiptMatch = ({ item, receipt }: MatchProps) => {
  const t = useTexts(matchStrings);
  const { place, itemId, payer, paidAt, reasons, member } = receipt;
  const name = member === null ? `${payer.name}, ${payer.bankCode} •••• ${payer.accountNo.slice(-4)}` : nameOf(receipt);
  return (
    <section>
      <h4>{place === 'SUSPENSE' ? <GoLink to={`/money-in/suspense.${itemId}`}>{name}</GoLink> : name}</h4>
      <p>
        {t(place === 'SUSPENSE' ? 'inSuspense' : 'credited')}. {t('paidAt')} {formatDateTime(paidAt)}
      </p>
      <Reasons reasons={reasons} />
      {item.kind !== 'reported' && item.proposal === null ? <LinkLine item={item} receipt={receipt} /> : null}
    </section>
  );
};

// Whom open money may belong to, or which receipt a report may be about. It proposes; people decide.
export const MoneyInMatches = ({ item }: { readonly item: DeskItem }) => {
  const t = useTexts(matchStrings);
  const { kind } = item;
  const { data } = useMatches(item);
  if (data === undefined) return null;
  const isSuspense = kind === 'suspense';
  const count = isSuspense ? data.members.length : data.receipts.length;
  const receipts = data.receipts.map((receipt) => <ReceiptMatch key={receipt.itemId} item={item} receipt={receipt} />);
  return (
    <>
      <section>
        <h3>{t(isSuspense ? 'members' : 'receipts')}</h3>
        <p>{count > 0 ? t('note') : t(isSuspense ? 'noMembers' : 'noReceipts')}</p>
        {data.members.map((member) => (
          <Candidate key={member.memberId} item={item} member={member} />
        ))}
        {isSuspense ? null : receipts}
      </section>
      {isSuspense && receipts.length > 0 ? (
        <section>
          <h3>{t('credits')}</h3>
          <p>{t('joinNote')}</p>
          {receipts}
        </section>
      ) : null}
      {isSuspense ? <ReturnedPayouts item={item} payouts={data.payouts ?? []} /> : null}
    </>
  );
};
