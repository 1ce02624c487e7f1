import { formatDate, formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { lineTypeTexts, withdrawalOfficeStrings } from './office-strings.ts';
import type { Detail } from './use-withdrawals.ts';

type Line = Detail['recentLines'][number] & Pick<Detail['withdrawal'], 'currency'>;

const Type = ({ line }: { readonly line: Line }) => {
  const types = useTexts(lineTypeTexts);
  const { statementType, status } = line;
  return (
    <>
      {isTextKey(lineTypeTexts, statementType) ? types(statementType) : statementType}
      {status === 'SUCCESS' ? null : <OutcomeChip status={status} />}
    </>
  );
};

const typeCell = (line: Line) => <Type line={line} />;
const amountCell = ({ amount, currency, createdAt }: Line) => (
  <>
    <Money amount={amount} currency={currency} />
    <time className="visually-hidden" dateTime={createdAt}>
      {formatDateTime(createdAt)}
    </time>
  </>
);

// The member who requests it: their balances and their last transactions.
export const WithdrawalMember = ({ detail }: { readonly detail: Detail }) => {
  const t = useTexts(withdrawalOfficeStrings);
  const shared = useTexts(sharedTexts);
  const { currency } = detail.withdrawal;
  return (
    <>
      <section>
        <h3>{t('member')}</h3>
        <FactList
          facts={[
            { label: t('memberSince'), value: formatDate(detail.memberSince) },
            { label: t('walletNow'), value: <Money amount={detail.walletNow} currency={currency} /> },
            { label: t('held'), value: <Money amount={detail.held} currency={currency} /> },
          ]}
        />
      </section>
      <DataTable
        caption={t('recent')}
        isCaptionShown
        cardsBelow={0}
        items={detail.recentLines.map((line) => ({ ...line, currency }))}
        keyOf={(line, index) => `${line.createdAt} ${String(index)}`}
        columns={[
          { key: 'type', head: t('type'), cell: typeCell },
          { key: 'amount', head: shared('amount'), isAmount: true, cell: amountCell },
        ]}
      />
    </>
  );
};
