import { formatDateTime } from '#i18n/date-formats.ts';
import { formatAccountNo } from '#i18n/formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList, ShortId, StampLine, StepList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { MemberBeside } from '#ui/office/member-beside.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { MemberChange } from '../office-contract.ts';
import { useActText } from './use-act-text.ts';
import { useGameText } from './use-game-text.ts';
import { useConditionText } from './use-condition-text.ts';
import { careStrings, kindTexts } from './care-strings.ts';
import { ExportAction } from './export-action.tsx';
import { MemberActions } from './member-actions.tsx';
import styles from './members.module.css';
import { type MemberDetail, useMember } from './use-care.ts';

type Account = Pick<NonNullable<MemberDetail['account']>, 'bankCode' | 'accountNo' | 'accountName'>;
const nameOfAccount = ({ bankCode, accountNo, accountName }: Account): string =>
  `${bankCode} ${formatAccountNo(accountNo)}, ${accountName}`;

const Change = ({ change }: { readonly change: MemberChange }) => {
  const t = useTexts(careStrings);
  const kinds = useTexts(kindTexts);
  return (
    <section className={styles['change']}>
      <StampLine>{t('proposedBy', { kind: kinds(change.kind), by: change.by ?? '' })}</StampLine>
      <FactList
        facts={[
          { label: t('bank'), value: change.bankCode },
          { label: t('accountNo'), value: change.accountNo },
          { label: t('accountName'), value: change.accountName },
          { label: t(change.kind === 'PHONE' ? 'newPhone' : 'phone'), value: change.phone },
          { label: t('evidence'), value: change.note },
        ]}
      />
      {change.isMine ? <StampLine isCalm>{t('mine')}</StampLine> : null}
    </section>
  );
};

const Facts = ({ detail }: { readonly detail: MemberDetail }) => {
  const { member, holdsPhone, account, pastAccounts, sessions, games } = detail;
  const t = useTexts(careStrings);
  const condition = useConditionText(detail);
  const gameText = useGameText(detail);
  const phone = holdsPhone ? member.phone : t('phoneFreed', { phone: member.phone });
  return (
    <FactList
      facts={[
        // What stands in the place of erased data is for the database.
        { label: t('phone'), value: member.erasedAt === null ? phone : null },
        { label: t('account'), value: account === null ? t('noAccount') : nameOfAccount(account) },
        { label: t('condition'), value: condition },
        { label: t('games'), value: games.length === 0 ? null : games.map(gameText).join(' · ') },
        { label: t('since'), value: formatDateTime(member.createdAt) },
        { label: t('member'), value: <ShortId id={member.memberId} /> },
        {
          label: t('sessions'),
          value: sessions.length === 0 ? '0' : sessions.map(({ createdAt }) => formatDateTime(createdAt)).join(' · '),
        },
        {
          label: t('pastAccounts'),
          value:
            pastAccounts.length === 0
              ? null
              : pastAccounts
                  .map((past) => t('until', { account: nameOfAccount(past), date: formatDateTime(past.replacedAt) }))
                  .join(' · '),
        },
      ]}
    />
  );
};

const stateOf = ({ suspendedAt, erasedAt }: MemberDetail['member']): 'erased' | 'suspended' | 'active' => {
  if (erasedAt !== null) return 'erased';
  return suspendedAt === null ? 'active' : 'suspended';
};

// One member as staff see it. Opening it is audited.
export const MemberCard = ({ memberId }: { readonly memberId: string }) => {
  const t = useTexts(careStrings);
  const actText = useActText();
  const refusalText = useRefusalText();
  const { data: detail, error } = useMember(memberId);
  if (detail === undefined) return error === null ? <Skeleton /> : <NoItem text={refusalText(error.refusal.message)} />;
  const isSuspended = detail.member.suspendedAt !== null;
  return (
    <ItemDetail
      kicker={t('member')}
      heading={detail.member.erasedAt === null ? detail.member.name : t('erased')}
      chips={<StatusChip kind={isSuspended ? 'failed' : 'success'}>{t(stateOf(detail.member))}</StatusChip>}
      aside={<MemberBeside memberId={memberId} />}
      actions={<MemberActions detail={detail} />}
    >
      {detail.change === null ? null : <Change change={detail.change} />}
      <Facts detail={detail} />
      <StepList
        title={t('steps')}
        steps={detail.steps.map((step) => ({ what: actText(step), by: step.by ?? '', at: step.at }))}
      />
      <ExportAction detail={detail} />
    </ItemDetail>
  );
};
