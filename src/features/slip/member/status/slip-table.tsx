import { LifeBuoy } from 'lucide-react';
import { formatDateTime, noNumber } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { type Translate, useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { type Column, DataTable } from '#ui/lists/data-table.tsx';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import type { SlipLine } from '../../contract.ts';
import { slipStatusStrings } from '../../strings.ts';
import styles from '../slip.module.css';
import { SlipImageLink } from './slip-image-link.tsx';
import { SlipReason } from '../slip-reason.tsx';

export interface SlipTableProps {
  readonly slips: readonly SlipLine[];
  readonly currency: Currency;
  readonly onHelp: (line: SlipLine) => void;
}

const Status = ({ line, onHelp }: { readonly line: SlipLine; readonly onHelp: SlipTableProps['onHelp'] }) => {
  const t = useTexts(slipStatusStrings);
  return (
    <div className={styles['status']}>
      <OutcomeChip status={line.status} />
      <SlipReason line={line} />
      {line.status === 'SUCCESS' ? null : (
        <Button
          kind="text"
          icon={<LifeBuoy size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onHelp(line)}
        >
          {t('getHelp')}
        </Button>
      )}
    </div>
  );
};

interface Words {
  readonly t: Translate<typeof slipStatusStrings>;
  readonly shared: Translate<typeof sharedTexts>;
}

const columnsOf = ({ t, shared }: Words, { currency, onHelp }: Omit<SlipTableProps, 'slips'>): Column<SlipLine>[] => [
  { key: 'date', head: shared('date'), cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'amount',
    head: shared('amount'),
    isAmount: true,
    cell: ({ amount }) => (amount === 0n ? noNumber : <Money amount={amount} currency={currency} />),
  },
  { key: 'status', head: shared('status'), cell: (line) => <Status line={line} onHelp={onHelp} /> },
  { key: 'image', head: t('image'), cell: (line) => <SlipImageLink line={line} /> },
];

export const SlipTable = ({ slips, ...about }: SlipTableProps) => {
  const t = useTexts(slipStatusStrings);
  const shared = useTexts(sharedTexts);
  return (
    <DataTable
      caption={t('slipStatus')}
      items={slips}
      keyOf={({ reference, createdAt }, index) => reference || `${createdAt} ${String(index)}`}
      columns={columnsOf({ t, shared }, about)}
    />
  );
};
