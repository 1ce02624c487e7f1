import { formatDateTime } from '#i18n/date-formats.ts';
import { currencyWords } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { Panel } from '#ui/figures/panel.tsx';
import type { Currency } from '#money/currency.ts';
import { Money } from '#ui/figures/money.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Sides } from '../office-contract.ts';
import { booksStrings, ledgerAccountTexts } from './books-strings.ts';
import styles from './books.module.css';
import type { Books } from './use-books.ts';

interface SideProps {
  readonly caption: string;
  readonly currency: Currency;
  readonly sums: Sides['owed'];
  readonly total: bigint;
}

const places = Object.keys(ledgerAccountTexts);

const Side = ({ caption, currency, sums, total }: SideProps) => {
  const t = useTexts(booksStrings);
  const names = useTexts(ledgerAccountTexts);
  const named = sums
    .toSorted((one, other) => places.indexOf(one.account) - places.indexOf(other.account))
    .map(({ account, amount }) => ({
      name: isTextKey(ledgerAccountTexts, account) ? names(account) : account,
      amount,
    }));
  const amountCell = ({ amount }: { readonly amount: bigint }) => <Money amount={amount} currency={currency} />;
  return (
    <DataTable
      caption={caption}
      isCaptionShown
      cardsBelow={0}
      items={[...named, { name: t('total'), amount: total }]}
      keyOf={({ name }) => name}
      columns={[
        { key: 'account', head: t('account'), cell: ({ name }) => name },
        { key: 'amount', head: t('amount'), isAmount: true, cell: amountCell },
      ]}
    />
  );
};

const BothSides = ({ sides }: { readonly sides: Sides }) => {
  const { currency, owed, owedTotal, against, againstTotal } = sides;
  const t = useTexts(booksStrings);
  const currencies = useTexts(currencyWords);
  return (
    <section>
      <h3>{currencies(currency)}</h3>
      <div className={styles['sides']}>
        <Side caption={t('owed')} currency={currency} sums={owed} total={owedTotal} />
        <Side caption={t('against')} currency={currency} sums={against} total={againstTotal} />
      </div>
      <p>
        {t('difference')} <Money amount={owedTotal - againstTotal} currency={currency} />
      </p>
    </section>
  );
};

// What is owed, and what stands against it, currency by currency.
export const SumsPart = ({ sums }: Pick<Books, 'sums'>) => {
  const t = useTexts(booksStrings);
  return (
    <Panel id="sums">
      <h2>{t('bothSides')}</h2>
      {sums === null ? <p>{t('notRead')}</p> : <p>{t('asOf', { at: formatDateTime(sums.asOf) })}</p>}
      {sums?.sides.length === 0 ? <p>{t('empty')}</p> : null}
      {sums?.sides.map((sides) => (
        <BothSides key={sides.currency} sides={sides} />
      ))}
    </Panel>
  );
};
