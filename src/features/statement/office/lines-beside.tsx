import { formatDateTime } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { SignedMoney } from '#ui/figures/money.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import { moneyOf } from '../rules.ts';
import { LineType } from './member-lines.tsx';
import styles from './statement-office.module.css';
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
      <ul className={styles['beside']}>
        {statements.slice(0, shownMax).map((line) => (
          <li key={line._id ?? line.createdAt}>
            <GoLink to={`/statements/${memberId}.${line._id ?? ''}`}>
              <LineType line={line} />
            </GoLink>
            <span className={styles['end']}>
              <SignedMoney {...moneyOf(line)} currency={member.currency} />
            </span>
            <OutcomeChip status={line.status} />
            <time className={styles['end']} dateTime={line.createdAt}>
              {formatDateTime(line.createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};
