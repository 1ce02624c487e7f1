import { useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { BesideList } from '#ui/office/beside-list.tsx';
import { useMayOpen } from '#ui/office/may-open.ts';
import type { MemberDeposit } from '../office-contract.ts';
import { memberDepositTexts } from './slip-desk-strings.ts';
import { useMemberDeposits } from './use-slips.ts';
import { useStateOf } from './use-state-of.ts';

// Money in lists what has ended apart.
const addressOf = ({ kind, itemId, endedAt }: MemberDeposit): string =>
  kind === 'slip' ? `/slips/${itemId}` : `/money-in/reported.${itemId}?view=${endedAt === null ? 'reported' : 'ended'}`;

const What = ({ deposit }: { readonly deposit: MemberDeposit }) => {
  const t = useTexts(memberDepositTexts);
  const address = addressOf(deposit);
  const mayOpen = useMayOpen(address);
  const text = [t(deposit.kind), deposit.methodCode ?? []].flat().join(' · ');
  return mayOpen ? <GoLink to={address}>{text}</GoLink> : text;
};

// A member's last slips and reported deposits beside something else about the member: a slip has no line of the
// statement until its money is credited.
export const DepositsBeside = ({ memberId }: { readonly memberId: string }) => {
  const t = useTexts(memberDepositTexts);
  const stateOf = useStateOf();
  const { data } = useMemberDeposits(memberId);
  if (data === undefined) return null;
  const lineOf = (deposit: MemberDeposit) => {
    const { itemId, amount, currency, createdAt } = deposit;
    const { tone, status, because } = stateOf(deposit);
    return {
      key: itemId,
      what: <What deposit={deposit} />,
      amount: amount === null ? null : <Money amount={amount} currency={currency} />,
      state: <StatusChip kind={tone}>{status}</StatusChip>,
      at: createdAt,
      note: because,
    };
  };
  return (
    <section>
      <h3>{t('title')}</h3>
      {data.deposits.length === 0 ? <p>{t('none')}</p> : <BesideList lines={data.deposits.map(lineOf)} />}
    </section>
  );
};
