import { useTexts } from '#i18n/texts.ts';
import { SignedMoney } from '#ui/figures/money.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import { BesideList } from '#ui/office/beside-list.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import { moneyOf } from '../rules.ts';
import { LineType } from './member-lines.tsx';
import { useMemberLines } from './use-member-lines.ts';

const shownMax = 8;

// A member's last deposits, slips, withdrawals and transfers beside something else about the member; each opens with its
// whole timeline.
export const LinesBeside = ({ memberId }: { readonly memberId: string }) => {
  const office = useTexts(officeTexts);
  const { data } = useMemberLines(memberId, 1);
  if (data === undefined) return null;
  const { member, statements } = data;
  return (
    <section>
      <h3>
        <GoLink to={`/statements/${memberId}`}>{office('statement')}</GoLink>
      </h3>
      <BesideList
        lines={statements.slice(0, shownMax).map((line) => ({
          key: line._id ?? line.createdAt,
          what: (
            <GoLink to={`/statements/${memberId}.${line._id ?? ''}`}>
              <LineType line={line} />
            </GoLink>
          ),
          amount: <SignedMoney {...moneyOf(line)} currency={member.currency} />,
          state: <OutcomeChip status={line.status} />,
          at: line.createdAt,
        }))}
      />
    </section>
  );
};
