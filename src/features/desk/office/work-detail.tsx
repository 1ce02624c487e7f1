import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList, ShortId, StepList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { MemberBeside } from '#ui/office/member-beside.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { answerTexts, deskStrings, workKindTexts } from './desk-strings.ts';
import { useLaneName } from './use-lane-name.ts';
import { useStepText } from './use-step-text.ts';
import { useWork, type WorkDetail as Detail } from './use-desk.ts';
import { WorkActions } from './work-actions.tsx';
import { ProposalNote } from './proposal-note.tsx';

const Facts = ({ item }: Pick<Detail, 'item'>) => {
  const t = useTexts(deskStrings);
  const answers = useTexts(answerTexts);
  const laneName = useLaneName();
  const { lastAnswer, lastSentAt, dueAt } = item;
  return (
    <FactList
      facts={[
        { label: t('lane'), value: laneName(item.lane) },
        { label: t('createdAt'), value: formatDateTime(item.createdAt) },
        { label: t('sendings'), value: item.sendings },
        { label: t('lastSentAt'), value: lastSentAt === null ? null : formatDateTime(lastSentAt) },
        { label: t('inquiries'), value: item.inquiries },
        {
          label: t('lastAnswer'),
          value: lastAnswer !== null && isTextKey(answerTexts, lastAnswer) ? answers(lastAnswer) : lastAnswer,
        },
        { label: t('dueAt'), value: dueAt === null ? null : formatDateTime(dueAt) },
        { label: t('reference'), value: <ShortId id={item.workId} /> },
      ]}
    />
  );
};

const State = ({ detail: { item, isEnded, proposal } }: { readonly detail: Detail }) => {
  const t = useTexts(deskStrings);
  const office = useTexts(officeTexts);
  if (isEnded) return <StatusChip kind="success">{t('ended')}</StatusChip>;
  if (proposal !== null) return <StatusChip kind="info">{office('waitsForSecond')}</StatusChip>;
  if (item.isForReview) return <StatusChip kind="failed">{t('inReview')}</StatusChip>;
  if (item.isUnsent) return <StatusChip kind="waiting">{t('unsent')}</StatusChip>;
  return <StatusChip kind="info">{t('asking')}</StatusChip>;
};

export const WorkDetail = ({ itemId }: { readonly itemId: string }) => {
  const t = useTexts(deskStrings);
  const shared = useTexts(sharedTexts);
  const kinds = useTexts(workKindTexts);
  const stepText = useStepText();
  const { data: detail, isError } = useWork(itemId);
  if (detail === undefined) return isError ? <NoItem text={shared('loadFailed')} /> : <Skeleton />;
  const { item, memberName, memberPhone, proposal } = detail;
  const kind = isTextKey(workKindTexts, item.kind) ? kinds(item.kind) : item.kind;
  return (
    <ItemDetail
      kicker={`${kind} · ${memberName} · •••• ${memberPhone.slice(-4)}`}
      heading={
        <>
          <Money amount={item.amount} currency={item.currency} />
          <span className="visually-hidden">, {memberName}</span>
        </>
      }
      chips={<State detail={detail} />}
      aside={<MemberBeside memberId={item.memberId} />}
      actions={detail.isEnded ? null : <WorkActions detail={detail} />}
    >
      {proposal === null ? null : <ProposalNote proposal={proposal} item={item} />}
      <Facts item={item} />
      <StepList title={t('history')} steps={detail.steps.map((step) => stepText(step, item.currency))} />
    </ItemDetail>
  );
};
