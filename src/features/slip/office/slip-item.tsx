import { channelTexts } from '#i18n/staff-texts.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList, ShortId } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { OthersPresent } from '#ui/office/detail/others-present.tsx';
import { ProposalPart } from '#ui/office/detail/proposal-part.tsx';
import { MemberBeside } from '#ui/office/member-beside.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { SlipDetail } from '../office-contract.ts';
import { partyText } from './party-text.ts';
import { SlipActions } from './slip-actions.tsx';
import { SlipChecks } from './slip-checks.tsx';
import { moneyPlaceTexts, slipDeskStrings } from './slip-desk-strings.ts';
import { SlipPicture } from './slip-picture.tsx';
import { useSlip } from './use-slips.ts';
import { useStateOf } from './use-state-of.ts';

interface DetailProps {
  readonly detail: SlipDetail;
}

const Answer = ({ detail: { transfer, slip } }: DetailProps) => {
  const t = useTexts(slipDeskStrings);
  return (
    <section>
      <h3>{t('answer')}</h3>
      {transfer === null ? (
        <p>{t(slip.reason === 'SEVERAL_CODES' ? 'notAsked' : 'noAnswer')}</p>
      ) : (
        <SlipChecks slip={slip} transfer={transfer} />
      )}
    </section>
  );
};

const Candidates = ({ detail: { candidates, slip } }: DetailProps) => {
  const t = useTexts(slipDeskStrings);
  const places = useTexts(moneyPlaceTexts);
  const words = useTexts(channelTexts);
  const channelText = (code: string): string => (isTextKey(channelTexts, code) ? words(code) : code);
  if (candidates.length === 0) return null;
  return (
    <section>
      <h3>{t('candidates')}</h3>
      {candidates.map(({ paidAt, channels, amount, payerName, place }) => (
        <section key={`${paidAt} ${channels.join()}`}>
          <h4>
            <Money amount={amount} currency={slip.currency} /> · {payerName}
          </h4>
          <p>
            {places(place)} · {formatDateTime(paidAt)} · {channels.map(channelText).join(', ')}
          </p>
        </section>
      ))}
    </section>
  );
};

const Proposal = ({ detail: { proposal, mayNotDecideBecause, slip } }: DetailProps) => {
  const t = useTexts(slipDeskStrings);
  if (proposal === null) return null;
  return (
    <ProposalPart
      isMaker={mayNotDecideBecause === 'MAKER'}
      facts={[
        { label: t('credit'), value: <Money amount={proposal.amount} currency={slip.currency} /> },
        { label: t('ourAccount'), value: `${proposal.bankCode} ${proposal.accountNo}` },
        { label: t('paidAt'), value: formatDateTime(proposal.paidAt) },
        { label: t('bankReference'), value: proposal.bankReference },
        { label: t('evidence'), value: proposal.evidence },
      ]}
    />
  );
};

const Status = ({ detail: { slip, proposal } }: DetailProps) => {
  const { tone, status, because } = useStateOf()({ ...slip, isProposed: proposal !== null });
  return (
    <>
      <StatusChip kind={slip.isOverdue && proposal === null ? 'failed' : tone}>{status}</StatusChip>
      {because === null ? null : <p>{because}</p>}
    </>
  );
};

const Facts = ({ detail }: DetailProps) => {
  const t = useTexts(slipDeskStrings);
  const { slip, registered, nextInquiryAt } = detail;
  const { decideBy } = slip;
  return (
    <FactList
      facts={[
        { label: t('method'), value: slip.methodCode },
        { label: t('registered'), value: registered === null ? null : partyText(registered) },
        { label: t('reference'), value: detail.reference },
        { label: t('codes'), value: detail.codesFound },
        { label: t('uploadedAt'), value: formatDateTime(slip.createdAt) },
        {
          label: t('decideBy'),
          value: decideBy === null || slip.endedAt !== null ? null : formatDateTime(decideBy),
        },
        { label: t('inquiries'), value: detail.inquiries === 0 ? null : detail.inquiries },
        { label: t('nextInquiry'), value: nextInquiryAt === null ? null : formatDateTime(nextInquiryAt) },
        { label: t('staffNote'), value: detail.staffNote },
        { label: 'ID', value: <ShortId id={slip.slipId} /> },
      ]}
    />
  );
};

// One slip: its picture, what was read on it, what the bank answered, and what a person may do.
export const SlipItem = ({ slipId }: { readonly slipId: string }) => {
  const t = useTexts(slipDeskStrings);
  const refusalText = useRefusalText();
  const { data: detail, error } = useSlip(slipId);
  if (detail === undefined) return error === null ? <Skeleton /> : <NoItem text={refusalText(error.refusal.message)} />;
  const { slip, memberId, memberPhone } = detail;
  const { amount, currency, memberName, methodCode } = slip;
  return (
    <ItemDetail
      kicker={`${methodCode} · ${memberName} · •••• ${memberPhone.slice(-4)}`}
      heading={amount === null ? t('noAmount') : <Money amount={amount} currency={currency} />}
      chips={<Status detail={detail} />}
      aside={
        <>
          <SlipPicture slipId={slipId} isKept={detail.hasPicture} />
          <MemberBeside memberId={memberId} />
        </>
      }
      actions={slip.endedAt === null ? <SlipActions detail={detail} /> : null}
    >
      <OthersPresent others={detail.others} />
      <Proposal detail={detail} />
      <Answer detail={detail} />
      <Candidates detail={detail} />
      <Facts detail={detail} />
    </ItemDetail>
  );
};
