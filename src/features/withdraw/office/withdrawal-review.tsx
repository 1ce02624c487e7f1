import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatAccountNo, formatDateTime } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { OutcomeChip, StatusChip } from '#ui/lists/status-chip.tsx';
import { useWhyNot } from '#ui/office/office-staff.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { officeApproveWithdrawal, officeRejectWithdrawal, type officeGetWithdrawal } from '../contract.ts';
import { isWaitingForDecision } from '../rules.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { lineTypeTexts, reasonTexts, statusTexts, withdrawalOfficeStrings } from './office-strings.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useWithdrawal } from './use-withdrawals.ts';
import { WithdrawalStatusChip } from './withdrawal-status-chip.tsx';
import styles from './withdrawals.module.css';

type Detail = AnswerOf<typeof officeGetWithdrawal>;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles['fact']}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const isKey = <T extends object>(rows: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(rows, key);

const Facts = ({ detail }: { detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const reasons = useTexts(reasonTexts);
  const { withdrawal, reason } = detail;
  const { currency } = withdrawal;
  return (
    <dl className={styles['facts']}>
      <Fact label={t('member')}>{withdrawal.memberName}</Fact>
      <Fact label={t('phone')}>{withdrawal.memberPhone}</Fact>
      <Fact label={t('bank')}>{withdrawal.bankCode}</Fact>
      <Fact label={t('accountName')}>{withdrawal.bankAccountName}</Fact>
      <Fact label={t('accountNo')}>{formatAccountNo(withdrawal.bankAccountNo)}</Fact>
      <Fact label={t('walletBefore')}>
        <Money amount={detail.walletBefore} currency={currency} />
      </Fact>
      <Fact label={t('walletNow')}>
        <Money amount={detail.walletNow} currency={currency} />
      </Fact>
      <Fact label={t('held')}>
        <Money amount={detail.held} currency={currency} />
      </Fact>
      <Fact label={t('reference')}>
        <span className={styles['id']}>{withdrawal.withdrawalId}</span>
      </Fact>
      {detail.payoutReference === null ? null : <Fact label={t('bankReference')}>{detail.payoutReference}</Fact>}
      {reason === null ? null : (
        <Fact label={t('reason')}>{isKey(reasonTexts, reason) ? reasons(reason) : reason}</Fact>
      )}
      {detail.note === null ? null : <Fact label={t('note')}>{detail.note}</Fact>}
    </dl>
  );
};

const History = ({ detail }: { detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const statuses = useTexts(statusTexts);
  return (
    <section>
      <h3>{t('history')}</h3>
      <ol className={styles['steps']}>
        {detail.steps.map((step) => (
          <li key={`${step.at} ${step.act}`}>
            <span>{isKey(statusTexts, step.act) ? statuses(step.act) : step.act}</span>
            <span>{step.by ?? (step.act === 'REQUESTED' ? t('member') : t('bySystem'))}</span>
            <time dateTime={step.at}>{formatDateTime(step.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
};

type RecentLine = Detail['recentLines'][number] & Pick<Detail['withdrawal'], 'currency'>;
const statusCell = ({ status }: RecentLine) => <OutcomeChip status={status} />;
const amountCell = ({ amount, currency }: RecentLine) => <Money amount={amount} currency={currency} />;

const Recent = ({ detail }: { detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const shared = useTexts(sharedTexts);
  const types = useTexts(lineTypeTexts);
  return (
    <DataTable
      caption={t('recent')}
      isCaptionShown
      items={detail.recentLines.map((line) => ({ ...line, currency: detail.withdrawal.currency }))}
      keyOf={(line, index) => `${line.createdAt} ${String(index)}`}
      columns={[
        {
          key: 'type',
          head: t('type'),
          cell: ({ statementType }) => (isKey(lineTypeTexts, statementType) ? types(statementType) : statementType),
        },
        { key: 'status', head: shared('status'), cell: statusCell },
        { key: 'date', head: shared('date'), cell: ({ createdAt }) => formatDateTime(createdAt) },
        {
          key: 'amount',
          head: shared('amount'),
          isAmount: true,
          cell: amountCell,
        },
      ]}
    />
  );
};

const Decision = ({ detail }: { detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const mayNotApprove = useWhyNot(officeApproveWithdrawal);
  const mayNotReject = useWhyNot(officeRejectWithdrawal);
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const needsTwo = detail.withdrawal.needsTwo || detail.secondPerson.because !== null;
  const close = (): void => setOpen(null);
  if (!isWaitingForDecision(detail.withdrawal.status)) return null;
  return (
    <div className={styles['decision']}>
      {detail.mayApprove ? (
        <Button kind="filled" isMain blockedBecause={mayNotApprove} onClick={() => setOpen('approve')}>
          {t('approve')}
        </Button>
      ) : (
        <p className={styles['stamp']}>{t('maker')}</p>
      )}
      <Button kind="danger-outlined" isMain blockedBecause={mayNotReject} onClick={() => setOpen('reject')}>
        {t('reject')}
      </Button>
      {open === 'approve' ? <ApproveDialog withdrawal={{ ...detail.withdrawal, needsTwo }} onClose={close} /> : null}
      {open === 'reject' ? <RejectDialog withdrawal={detail.withdrawal} onClose={close} /> : null}
    </div>
  );
};

// One withdrawal with everything needed to decide it.
export const WithdrawalReview = ({ withdrawalId }: { readonly withdrawalId: string }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const { data: detail, isError } = useWithdrawal(withdrawalId);
  if (detail === undefined) return isError ? <EmptyState text={t('loadFailed')} /> : <Skeleton />;
  const { withdrawal } = detail;
  return (
    <article className={styles['review']}>
      <header className={styles['review-head']}>
        <h2>
          <Money amount={withdrawal.amount} currency={withdrawal.currency} size="title" />
        </h2>
        <WithdrawalStatusChip status={withdrawal.status} />
        {withdrawal.needsTwo ? <StatusChip kind="info">{t('twoPeople')}</StatusChip> : null}
      </header>
      <Decision detail={detail} />
      <Facts detail={detail} />
      <History detail={detail} />
      <Recent detail={detail} />
    </article>
  );
};
