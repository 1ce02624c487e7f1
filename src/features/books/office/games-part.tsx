import { gameNameOf } from '#contract/games.ts';
import { formatCount } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Panel } from '#ui/figures/panel.tsx';
import { Money } from '#ui/figures/money.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { GameCompared } from '../office-contract.ts';
import { booksStrings } from './books-strings.ts';

type AmountOf = (game: GameCompared) => bigint;

const amountCell = (amountOf: AmountOf) => (game: GameCompared) => (
  <Money amount={amountOf(game)} currency={game.currency} />
);

// What each game said of the accounts whose last answer is about the booked amount of now.
export const GamesPart = ({ games }: { readonly games: readonly GameCompared[] }) => {
  const t = useTexts(booksStrings);
  const amountColumn = (key: 'booked' | 'ofCurrent' | 'there' | 'difference', amountOf: AmountOf) => ({
    key,
    head: t(key),
    isAmount: true,
    cell: amountCell(amountOf),
  });
  const waiting = ({ accounts, current }: GameCompared): string =>
    t('accountsOf', { n: formatCount(accounts - current), all: formatCount(accounts) });
  return (
    <Panel id="games">
      <h2>{t('games')}</h2>
      {games.length === 0 ? (
        <p>{t('noGames')}</p>
      ) : (
        <DataTable
          caption={t('games')}
          items={games}
          keyOf={({ code, currency }) => `${code} ${currency}`}
          columns={[
            { key: 'game', head: t('game'), cell: ({ code }) => gameNameOf(code) },
            amountColumn('booked', ({ booked }) => booked),
            amountColumn('ofCurrent', ({ bookedOfCurrent }) => bookedOfCurrent),
            amountColumn('there', ({ there }) => there),
            amountColumn('difference', ({ bookedOfCurrent, there }) => there - bookedOfCurrent),
            { key: 'notCurrent', head: t('notCurrent'), cell: waiting },
          ]}
        />
      )}
    </Panel>
  );
};
