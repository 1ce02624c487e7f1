import { formatDateTime } from '#i18n/date-formats.ts';
import { formatCount } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Panel } from '#ui/figures/panel.tsx';
import { Money } from '#ui/figures/money.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import type { BankCompared } from '../office-contract.ts';
import { booksStrings } from './books-strings.ts';

const When = ({ at }: { readonly at: string | null }) => {
  const t = useTexts(booksStrings);
  return at === null ? t('never') : <time dateTime={at}>{formatDateTime(at)}</time>;
};

const Compared = ({ bank: { comparedAt, isLate } }: { readonly bank: BankCompared }) =>
  isLate ? (
    <StatusChip kind="waiting">
      <When at={comparedAt} />
    </StatusChip>
  ) : (
    <When at={comparedAt} />
  );

const Unshown = ({ bank: { unshown, unshownAmount, currency } }: { readonly bank: BankCompared }) => {
  const t = useTexts(booksStrings);
  return (
    <>
      {t('countOf', { n: formatCount(unshown) })}
      {unshown === 0 ? null : (
        <>
          {' · '}
          <Money amount={unshownAmount} currency={currency} />
        </>
      )}
    </>
  );
};

const comparedCell = (bank: BankCompared) => <Compared bank={bank} />;
const readCell = ({ readAt }: BankCompared) => <When at={readAt} />;
const totalCell = ({ total, currency }: BankCompared) => <Money amount={total} currency={currency} />;
const unshownCell = (bank: BankCompared) => <Unshown bank={bank} />;

// Our accounts and gateways, and what their banks' records say.
export const BanksPart = ({ banks }: { readonly banks: readonly BankCompared[] }) => {
  const t = useTexts(booksStrings);
  return (
    <Panel id="banks">
      <h2>{t('banks')}</h2>
      {banks.length === 0 ? (
        <p>{t('noBanks')}</p>
      ) : (
        <DataTable
          caption={t('banks')}
          items={banks}
          keyOf={({ bankCode, accountNo }, index) => `${bankCode} ${accountNo} ${String(index)}`}
          columns={[
            { key: 'bank', head: t('bank'), cell: ({ bankCode, accountNo }) => `${bankCode} ${accountNo}` },
            { key: 'comparedAt', head: t('comparedAt'), cell: comparedCell },
            { key: 'readAt', head: t('readAt'), cell: readCell },
            { key: 'total', head: t('bankTotal'), isAmount: true, cell: totalCell },
            { key: 'unshown', head: t('unshown'), cell: unshownCell },
          ]}
        />
      )}
    </Panel>
  );
};
