import { formatDateTime } from '#i18n/date-formats.ts';
import { formatCount } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Panel } from '#ui/figures/panel.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { booksStrings } from './books-strings.ts';
import type { Books } from './use-books.ts';

// How far the proofs of the books are, and whether they have stopped payouts.
export const ProofPart = ({ proof: { entriesAt, round, stop } }: Pick<Books, 'proof'>) => {
  const t = useTexts(booksStrings);
  const when = (at: string | undefined | null): string => (at == null ? t('never') : formatDateTime(at));
  const proved =
    round === null ? t('never') : t('ofBooks', { n: formatCount(round.books), last: formatCount(round.lastBooks) });
  return (
    <Panel id="proof">
      <h2>{t('proof')}</h2>
      <FactList
        facts={[
          { label: t('entries'), value: when(entriesAt) },
          { label: t('roundBegan'), value: when(round?.beganAt) },
          { label: t('round'), value: proved },
          {
            label: t('payouts'),
            value: stop === null ? t('running') : t('stoppedFor', { at: formatDateTime(stop.at), reason: stop.reason }),
          },
        ]}
      />
    </Panel>
  );
};
