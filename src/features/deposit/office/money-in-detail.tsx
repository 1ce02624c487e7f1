import { channelTexts } from '#i18n/staff-texts.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { Money } from '#ui/figures/money.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList, ShortId } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { OthersPresent } from '#ui/office/detail/others-present.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import type { DeskItem } from '../office-contract.ts';
import { BankLine } from './bank-line.tsx';
import { faceOf, lastDigits } from './face-of.ts';
import { MoneyInActions } from './money-in-actions.tsx';
import { MoneyInMatches } from './money-in-matches.tsx';
import { MoneyInProposal } from './money-in-proposal.tsx';
import { moneyInReasons } from './money-in-reasons.ts';
import { currencyOf, useOthersAtItem } from './use-money-in.ts';
import { moneyInStrings, moneyInViewTexts } from './money-in-strings.ts';
import { useStateOf } from './use-state-of.ts';

interface ItemProps {
  readonly item: DeskItem;
}

const Facts = ({ item }: ItemProps) => {
  const t = useTexts(moneyInStrings);
  const reasons = useTexts(moneyInReasons);
  const channels = useTexts(channelTexts);
  const { payer, account, reason, paidAt, channel, methodCode } = item;
  const how = channel !== null && isTextKey(channelTexts, channel) ? channels(channel) : channel;
  return (
    <FactList
      facts={[
        { label: t('reason'), value: reason !== null && isTextKey(moneyInReasons, reason) ? reasons(reason) : reason },
        {
          label: t('payer'),
          value: payer === null ? null : `${payer.name}, ${payer.bankCode} ${lastDigits(payer.accountNo)}`,
        },
        {
          label: t('account'),
          value: account === null ? null : `${account.bankCode} ${lastDigits(account.accountNo)}`,
        },
        { label: t('channel'), value: methodCode === null || how === null ? how : `${methodCode}, ${how}` },
        { label: t('paidAt'), value: paidAt === null ? null : formatDateTime(paidAt) },
        { label: t('bankReference'), value: item.bankReference },
        { label: t('member'), value: faceOf(item.member) },
        { label: t('namedTo'), value: item.endedAt === null ? null : faceOf(item.namedTo) },
        { label: t('openedAt'), value: formatDateTime(item.openedAt) },
        { label: t('dueAt'), value: item.endedAt === null ? formatDateTime(item.dueAt) : null },
        { label: t('endedAt'), value: item.endedAt === null ? null : formatDateTime(item.endedAt) },
        { label: t('decidedBy'), value: item.endedAt === null ? null : item.decidedBy.join(', ') || t('bySystem') },
        { label: t('times'), value: item.kind === 'reject' ? item.times : null },
        { label: t('note'), value: item.note },
        { label: t('reference'), value: <ShortId id={item.itemId} /> },
      ]}
    />
  );
};

const State = ({ item }: ItemProps) => {
  const { tone, status } = useStateOf()(item);
  return <StatusChip kind={item.isOverdue && tone === 'waiting' ? 'failed' : tone}>{status}</StatusChip>;
};

const hasMatches = ({ kind, status, proposal, isReadable }: DeskItem): boolean =>
  status === 'OPEN' && (proposal === null ? kind !== 'reject' || isReadable : kind !== 'reported');

// A report of a member is a line of their statement; money in suspense is one only once it has an owner.
const AsMemberSees = ({ item: { kind, itemId, member, namedTo } }: ItemProps) => {
  const t = useTexts(officeTexts);
  const owner = namedTo ?? member;
  if (owner === null) return null;
  const line = kind === 'reported' ? `.${itemId}` : '';
  return <GoLink to={`/statements/${owner.memberId}${line}`}>{t(line === '' ? 'statement' : 'asMemberSees')}</GoLink>;
};

export const MoneyInDetail = ({ item }: ItemProps) => {
  const t = useTexts(moneyInStrings);
  const kinds = useTexts(moneyInViewTexts);
  const others = useOthersAtItem(item);
  const currency = currencyOf(item.currency);
  const name = item.payer?.name ?? item.member?.name ?? t('unreadable');
  return (
    <ItemDetail
      kicker={`${kinds(item.kind)} · ${name}`}
      heading={
        currency === null ? (
          name
        ) : (
          <>
            <Money amount={item.amount} currency={currency} />
            <span className="visually-hidden">, {name}</span>
          </>
        )
      }
      chips={<State item={item} />}
      actions={item.endedAt === null && item.status === 'OPEN' ? <MoneyInActions item={item} /> : null}
    >
      <OthersPresent others={item.status === 'OPEN' ? (others ?? []) : []} />
      <MoneyInProposal item={item} />
      <Facts item={item} />
      <AsMemberSees item={item} />
      {item.raw === null ? null : <BankLine item={item} raw={item.raw} />}
      {hasMatches(item) ? <MoneyInMatches item={item} /> : null}
    </ItemDetail>
  );
};
