import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { OfficePage } from '#ui/office/office-page.tsx';
import { OpenFindings } from '#ui/office/open-findings.tsx';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import { BanksPart } from './banks-part.tsx';
import { booksStrings } from './books-strings.ts';
import { DoubtsList } from './doubts-list.tsx';
import { GamesPart } from './games-part.tsx';
import { ProofPart } from './proof-part.tsx';
import { SumsPart } from './sums-part.tsx';
import { useBooks, useIsFresh } from './use-books.ts';

// Whether the books agree with themselves and with what banks and games hold.
export const BooksScreen = () => {
  const t = useTexts(booksStrings);
  const query = useBooks();
  const { data, dataUpdatedAt, isFetching, isError, refetch } = query;
  const isFresh = useIsFresh(dataUpdatedAt);
  // An earlier answer says nothing about now.
  if (data === undefined || isError)
    return (
      <OfficePage title={t('title')}>
        <FirstReading query={query} />
      </OfficePage>
    );
  const { asOf, doubts, sums, proof, banks, findings, lanes } = data;
  return (
    <OfficePage title={t('title')}>
      <DoubtsList doubts={doubts} />
      <div>
        <p>{t('asOf', { at: formatDateTime(asOf) })}</p>
        <Button isBusy={isFetching} blockedBecause={isFresh ? t('fresh') : null} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
      <SumsPart sums={sums} />
      <ProofPart proof={proof} />
      <BanksPart banks={banks} />
      {sums === null ? null : <GamesPart games={sums.games} />}
      <OpenFindings findings={findings} lanes={lanes} />
    </OfficePage>
  );
};
