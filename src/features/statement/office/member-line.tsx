import { formatDateTime } from '#i18n/date-formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { channelTexts } from '#i18n/staff-texts.ts';
import { timelineNextTexts, timelineReasonTexts, timelineStepTexts } from '#i18n/timeline-texts.ts';
import { SignedMoney } from '#ui/figures/money.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import { FactList, ShortId, StampLine, StepList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { moneyOf } from '../rules.ts';
import { statementNoteTexts } from '../strings.ts';
import { LineType, useNameOf } from './member-lines.tsx';
import { codeTexts, factTexts, statementOfficeStrings } from './office-strings.ts';
import styles from './statement-office.module.css';
import { type FollowedLine, useMemberLine } from './use-member-lines.ts';

interface LineProps {
  readonly followed: FollowedLine;
}

const useReasonText = (): ((reason: string | null) => string | null) => {
  const reasons = useTexts(timelineReasonTexts);
  const notes = useTexts(statementNoteTexts);
  return (reason) => {
    if (reason === null) return null;
    if (isTextKey(timelineReasonTexts, reason)) return reasons(reason);
    return isTextKey(statementNoteTexts, reason) ? notes(reason) : reason;
  };
};

const MemberSees = ({ followed: { line, timeline } }: LineProps) => {
  const t = useTexts(statementOfficeStrings);
  const steps = useTexts(timelineStepTexts);
  const nexts = useTexts(timelineNextTexts);
  const reasonText = useReasonText();
  const nameOf = useNameOf();
  const { next, reason } = timeline;
  const until = next?.until == null ? t('noTime') : formatDateTime(next.until);
  return (
    <>
      <StepList
        title={t('memberSees')}
        steps={timeline.steps.map(({ what, at, place }) => ({
          what: isTextKey(timelineStepTexts, what) ? steps(what, { place: place === null ? '' : nameOf(place) }) : what,
          at: at ?? line.createdAt,
        }))}
      />
      {next?.isLate === true ? <StampLine>{t('late')}</StampLine> : null}
      <FactList
        facts={[
          {
            label: t('next'),
            value: next === null ? null : isTextKey(timelineNextTexts, next.what) ? nexts(next.what) : next.what,
          },
          { label: t('promised'), value: next === null ? null : until },
          { label: t('reason'), value: reasonText(reason) },
        ]}
      />
    </>
  );
};

const isTime = (value: string): boolean => /^\d{4}-\d\d-\d\dT/.test(value);

const Ours = ({ followed: { facts, acts } }: LineProps) => {
  const t = useTexts(statementOfficeStrings);
  const names = useTexts(factTexts);
  const codes = useTexts(codeTexts);
  const channels = useTexts(channelTexts);
  const codeText = (code: string): string => {
    if (isTextKey(codeTexts, code)) return codes(code);
    return isTextKey(channelTexts, code) ? channels(code) : code;
  };
  return (
    <>
      {facts.length === 0 ? null : (
        <section>
          <h3>{t('ours')}</h3>
          <FactList
            facts={facts.map(({ name, value }) => ({
              label: isTextKey(factTexts, name) ? names(name) : name,
              value: isTime(value) ? formatDateTime(value) : codeText(value),
            }))}
          />
        </section>
      )}
      {acts.length === 0 ? null : (
        <StepList
          title={t('acts')}
          steps={acts.map(({ outcome, by, at }) => ({
            what: outcome === null ? codes('other') : codeText(outcome),
            by: by ?? t('bySystem'),
            at,
          }))}
        />
      )}
    </>
  );
};

// One operation of a member: what the member sees, then what only we see.
export const MemberLine = ({ memberId, lineId }: { readonly memberId: string; readonly lineId: string }) => {
  const t = useTexts(statementOfficeStrings);
  const office = useTexts(officeTexts);
  const refusalText = useRefusalText();
  const nameOf = useNameOf();
  const { data: followed, error } = useMemberLine(memberId, lineId);
  if (followed === undefined)
    return error === null ? <Skeleton /> : <NoItem text={refusalText(error.refusal.message)} />;
  const { member, line } = followed;
  const ends = [line.from, line.to].filter((end) => end !== null).map(nameOf);
  return (
    <ItemDetail
      kicker={
        <>
          <LineType line={line} /> · {member.name}
        </>
      }
      heading={<SignedMoney {...moneyOf(line)} currency={member.currency} />}
      chips={<OutcomeChip status={line.status} />}
    >
      <FactList
        facts={[
          { label: ends.join(' → '), value: formatDateTime(line.createdAt) },
          { label: t('reference'), value: <ShortId id={lineId} /> },
        ]}
      />
      <MemberSees followed={followed} />
      <Ours followed={followed} />
      <div className={styles['links']}>
        <GoLink to={`/statements/${memberId}`}>{office('statement')}</GoLink>
        <GoLink to={`/members/${memberId}`}>{t('member')}</GoLink>
        <GoLink to={`/game-money/${memberId}`}>{t('gameMoney')}</GoLink>
        {line.statementType === 'withdraw' ? <GoLink to={`/withdrawals/${lineId}`}>{t('withdrawals')}</GoLink> : null}
      </div>
    </ItemDetail>
  );
};
