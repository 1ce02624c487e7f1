import { channelTexts } from '#i18n/staff-texts.ts';
import { formatDateTime, formatMoney } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { Money } from '#ui/figures/money.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList, ShortId } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { OthersPresent } from '#ui/office/detail/others-present.tsx';
import { type Leaf, leavesOfText } from '#ui/office/detail/leaves.ts';
import { officeTexts } from '#ui/office/office-texts.ts';
import type { DeskItem } from '../office-contract.ts';
import { faceOf, lastDigits } from './face-of.ts';
import { MoneyInActions } from './money-in-actions.tsx';
import { MoneyInMatches } from './money-in-matches.tsx';
import { MoneyInProposal } from './money-in-proposal.tsx';
import { moneyInReasons } from './money-in-reasons.ts';
import { currencyOf, useOthersAtItem } from './use-money-in.ts';
import { endTexts, moneyInStrings, moneyInViewTexts } from './money-in-strings.ts';

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
        { label: t('times'), value: item.kind === 'reject' ? item.times : null },
        { label: t('note'), value: item.note },
        { label: t('reference'), value: <ShortId id={item.itemId} /> },
      ]}
    />
  );
};

// The line of a bank as it came, part by part if it has parts. One that was read is stored with its amount in the smallest
// unit, which is shown as money.
const AsWritten = ({ raw, item }: ItemProps & { readonly raw: string }) => {
  const t = useTexts(moneyInStrings);
  const currency = currencyOf(item.currency);
  const shown = ({ path, value }: Leaf): string => {
    if (path === 'amount' && value === item.amount?.toString() && currency !== null)
      return formatMoney(item.amount, currency);
    return value === '' ? '-' : value;
  };
  const parts = leavesOfText(raw);
  return (
    <section>
      <h3>{t('raw')}</h3>
      {parts.length === 0 ? (
        <p>{raw}</p>
      ) : (
        <FactList facts={parts.map((part) => ({ label: part.path, value: shown(part) }))} />
      )}
    </section>
  );
};

const State = ({ item: { status, endedAt, proposal, isOverdue } }: ItemProps) => {
  const t = useTexts(moneyInStrings);
  const ends = useTexts(endTexts);
  const kind = isOverdue ? 'failed' : 'waiting';
  if (endedAt !== null || isTextKey(endTexts, status))
    return <StatusChip kind="success">{isTextKey(endTexts, status) ? ends(status) : status}</StatusChip>;
  return proposal === null ? (
    <StatusChip kind={kind}>{t('waiting')}</StatusChip>
  ) : (
    <StatusChip kind="info">{t('second')}</StatusChip>
  );
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
      {item.raw === null ? null : <AsWritten item={item} raw={item.raw} />}
      {hasMatches(item) ? <MoneyInMatches item={item} /> : null}
    </ItemDetail>
  );
};
