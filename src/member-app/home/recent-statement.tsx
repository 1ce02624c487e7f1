import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { statementCalls, type StatementLine } from '#features/statement/contract.ts';
import { LineMoney } from '#features/statement/member/line-money.tsx';
import { styleOf } from '#features/statement/member/statement-lines.ts';
import { statementTypeTexts } from '#i18n/statement-texts.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Panel } from '#ui/figures/panel.tsx';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';

const shown = 5;

const Line = ({ line, currency }: { readonly line: StatementLine; readonly currency: Currency }) => {
  const t = useTexts(statementTypeTexts);
  const { text } = styleOf(line);
  return (
    <li className={styles['line']}>
      <span className={styles['line-head']}>
        <span>{t(text)}</span>
        <LineMoney {...{ line, currency }} />
      </span>
      <span className={styles['line-foot']}>
        <span>{formatDateTime(line.createdAt)}</span>
        <OutcomeChip status={line.status} />
      </span>
    </li>
  );
};

// The five newest lines, on screens with room for them. A failed load shows nothing.
export const RecentStatement = ({ currency }: { readonly currency: Currency }) => {
  const t = useTexts(homeStrings);
  const shared = useTexts(sharedTexts);
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['statement', 1, shown],
    queryFn: ({ signal }) => answerOf(statementCalls.get, { page: 1, limit: shown }, { signal }),
    meta: { loggedAs: 'statement' },
  });
  return (
    <Panel className={styles['recent']} aria-labelledby="recent" aria-busy={isPending}>
      <h2 id="recent">{t('statement')}</h2>
      {isPending ? <Skeleton shape="block" className={styles['recent-skeleton']} /> : null}
      {data?.statements.length === 0 ? <p className={styles['none']}>{t('emptyStatement')}</p> : null}
      <ul>
        {(data?.statements ?? []).map((line) => (
          <Line key={line._id ?? `${line.createdAt} ${line.statementType}`} line={line} currency={currency} />
        ))}
      </ul>
      <div className={styles['recent-foot']}>
        <ButtonLink to="/user/statement" kind="text">
          {shared('viewStatement')}
        </ButtonLink>
        <Button kind="text" isBusy={isFetching} onClick={() => void refetch()}>
          {shared('refresh')}
        </Button>
      </div>
    </Panel>
  );
};
