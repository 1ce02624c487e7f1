import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { Money } from '#ui/figures/money.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { type ChipKind, StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList, ShortId, StampLine, StepList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { OthersPresent } from '#ui/office/detail/others-present.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import { ScreenLink } from '#ui/office/screen-link.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { WithdrawalStatus } from '../contract.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';
import { isWaitingForDecision } from '../rules.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { lastDigits, reasonTexts, statusTexts, withdrawalOfficeStrings } from './office-strings.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { type Detail, useWithdrawal } from './use-withdrawals.ts';
import { WithdrawalChecks } from './withdrawal-checks.tsx';
import { WithdrawalMember } from './withdrawal-member.tsx';

const chips: Record<WithdrawalStatus, ChipKind> = {
  REQUESTED: 'waiting',
  SECOND: 'info',
  APPROVED: 'info',
  PAYING: 'info',
  REVIEW: 'waiting',
  PAID: 'success',
  RETURNED: 'failed',
  REJECTED: 'failed',
};

const withBank: readonly WithdrawalStatus[] = ['APPROVED', 'PAYING', 'REVIEW'];

const Actions = ({ detail }: { readonly detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const close = (): void => setOpen(null);
  const { amount, currency } = detail.withdrawal;
  return (
    <>
      <ActionButton
        call={withdrawOfficeCalls.reject}
        label={t('reject')}
        shortcut="r"
        kind="danger-outlined"
        onPress={() => setOpen('reject')}
      />
      {detail.mayApprove ? (
        <ActionButton
          call={withdrawOfficeCalls.approve}
          label={t('approveAmount', { amount: formatMoney(amount, currency) })}
          shortcut="a"
          kind="filled"
          onPress={() => setOpen('approve')}
        />
      ) : (
        <StampLine>{t('maker')}</StampLine>
      )}
      {open === 'approve' ? <ApproveDialog detail={detail} onClose={close} /> : null}
      {open === 'reject' ? <RejectDialog detail={detail} onClose={close} /> : null}
    </>
  );
};

const Facts = ({ detail }: { readonly detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const reasons = useTexts(reasonTexts);
  const { withdrawal, reason } = detail;
  return (
    <FactList
      facts={[
        { label: t('requestedAt'), value: formatDateTime(withdrawal.createdAt) },
        { label: t('reference'), value: <ShortId id={withdrawal.withdrawalId} /> },
        { label: t('bankReference'), value: detail.payoutReference },
        { label: t('reason'), value: reason !== null && isTextKey(reasonTexts, reason) ? reasons(reason) : reason },
        { label: t('noteFact'), value: detail.note },
      ]}
    />
  );
};

const History = ({ detail }: { readonly detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const statuses = useTexts(statusTexts);
  const steps = detail.steps.map(({ act, by, at }) => ({
    what: isTextKey(statusTexts, act) ? statuses(act) : act,
    by: by ?? t(act === 'REQUESTED' ? 'member' : 'bySystem'),
    at,
  }));
  return <StepList title={t('history')} steps={steps} />;
};

// Who else has it open, and who decided last.
const Others = ({ detail: { others, steps } }: { readonly detail: Detail }) => {
  const statuses = useTexts(statusTexts);
  const decision = steps.findLast(({ by }) => by !== null);
  return (
    <OthersPresent others={others}>
      {decision === undefined || !isTextKey(statusTexts, decision.act) ? null : (
        <StampLine isCalm>
          {`${statuses(decision.act)} · ${decision.by ?? ''} · ${formatDateTime(decision.at)}`}
        </StampLine>
      )}
    </OthersPresent>
  );
};

// What the bank has not answered is asked and decided where all outside work is.
const Links = ({ withdrawal: { memberId, withdrawalId, status } }: { readonly withdrawal: Detail['withdrawal'] }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const office = useTexts(officeTexts);
  return (
    <>
      {withBank.includes(status) ? (
        <ScreenLink to={`/desk/payout.${memberId}.${withdrawalId}`}>{t('withBank')}</ScreenLink>
      ) : null}
      <GoLink to={`/statements/${memberId}.${withdrawalId}`}>{office('asMemberSees')}</GoLink>
    </>
  );
};

// Why a second person is needed although the amount alone does not require it.
const dayTexts = { AMOUNT: null, DAY: 'twoByDay', PERSON_DAY: 'twoByPersonDay' } as const;

// One withdrawal with everything needed to decide it.
export const WithdrawalDetail = ({ withdrawalId }: { readonly withdrawalId: string }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const shared = useTexts(sharedTexts);
  const statuses = useTexts(statusTexts);
  const { data: detail, isError } = useWithdrawal(withdrawalId);
  if (detail === undefined) return isError ? <NoItem text={shared('loadFailed')} /> : <Skeleton />;
  const { withdrawal, secondPerson } = detail;
  const isWaiting = isWaitingForDecision(withdrawal.status);
  const dayText = dayTexts[secondPerson.because ?? 'AMOUNT'];
  return (
    <ItemDetail
      kicker={`${t('withdrawal')} · ${withdrawal.memberName} · ${lastDigits(withdrawal.memberPhone)}`}
      heading={
        <>
          <Money amount={withdrawal.amount} currency={withdrawal.currency} />
          <span className="visually-hidden">, {withdrawal.memberName}</span>
        </>
      }
      chips={
        <>
          <StatusChip kind={chips[withdrawal.status]}>{statuses(withdrawal.status)}</StatusChip>
          {withdrawal.status === 'SECOND' ? <StatusChip kind="info">{t('oneOfTwo')}</StatusChip> : null}
          {withdrawal.status === 'REQUESTED' && secondPerson.because !== null ? (
            <StatusChip kind="info">{t('twoPeople')}</StatusChip>
          ) : null}
        </>
      }
      aside={<WithdrawalMember detail={detail} />}
      actions={isWaiting ? <Actions detail={detail} /> : null}
    >
      <Others detail={detail} />
      {withdrawal.status === 'REQUESTED' && dayText !== null ? (
        <StampLine isCalm>
          {t(dayText, {
            alone: formatMoney(secondPerson.aloneBefore, withdrawal.currency),
            threshold: formatMoney(secondPerson.threshold, withdrawal.currency),
          })}
        </StampLine>
      ) : null}
      <WithdrawalChecks detail={detail} />
      <Facts detail={detail} />
      <Links withdrawal={withdrawal} />
      <History detail={detail} />
    </ItemDetail>
  );
};
