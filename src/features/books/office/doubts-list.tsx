import { gameNameOf } from '#contract/games.ts';
import { currencyWords, formatCount } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { differences } from '../office-contract.ts';
import { booksStrings, doubtTexts, severalTexts } from './books-strings.ts';
import type { Books } from './use-books.ts';

type Doubt = Books['doubts'][number];

// The screen that says more, or the part of this page.
const places: Readonly<Record<Doubt['kind'], string>> = {
  SIDES_DIFFER: '#sums',
  PAYOUTS_STOPPED: '/desk',
  RECEIPTS_NOT_SHOWN: '/findings',
  GAME_DIFFERS: '/game-money',
  FINDINGS_OPEN: '/findings',
  LANES_STOPPED: '/findings?view=lanes',
  SUMS_NOT_READ: '#sums',
  ENTRIES_NOT_PROVED: '#proof',
  BOOKS_NOT_PROVED: '#proof',
  BANK_NOT_COMPARED: '#banks',
  GAME_NOT_COMPARED: '/game-money',
};

interface LineProps {
  readonly doubt: Doubt;
  // How many there are of its kind, itself included.
  readonly alike: number;
}

const DoubtLine = ({ doubt: { kind, of, count }, alike }: LineProps) => {
  const t = useTexts(doubtTexts);
  const several = useTexts(severalTexts);
  const currencies = useTexts(currencyWords);
  const nameOf = (name: string): string => {
    if (isTextKey(currencyWords, name)) return currencies(name);
    return kind === 'GAME_DIFFERS' || kind === 'GAME_NOT_COMPARED' ? gameNameOf(name) : name;
  };
  const text =
    alike > 1 && isTextKey(severalTexts, kind)
      ? several(kind, { n: formatCount(alike) })
      : t(kind, { of: of === null ? '' : nameOf(of), n: formatCount(count ?? 0) });
  const to = places[kind];
  return <li>{to.startsWith('#') ? <a href={to}>{text}</a> : <GoLink to={to}>{text}</GoLink>}</li>;
};

// What is not known for the same reason of several accounts or games, as after each start, is one line: the list it leads to
// names them.
const isGrouped = ({ kind }: Doubt): boolean => isTextKey(severalTexts, kind);
const groupsOf = (doubts: readonly Doubt[]): Doubt[][] =>
  doubts.reduce<Doubt[][]>((groups, doubt) => {
    const group = groups.find(([first]) => first?.kind === doubt.kind);
    if (group !== undefined && isGrouped(doubt)) group.push(doubt);
    else groups.push([doubt]);
    return groups;
  }, []);

const Lines = ({ groups }: { readonly groups: readonly Doubt[][] }) => (
  <ul>
    {groups.map(([doubt, ...others]) =>
      doubt === undefined ? null : (
        <DoubtLine key={`${doubt.kind} ${doubt.of ?? ''}`} doubt={doubt} alike={others.length + 1} />
      ),
    )}
  </ul>
);

const isDifference = ({ kind }: Doubt): boolean => differences.some((one) => one === kind);

// Whether everything agrees; otherwise what does not, and what nobody knows.
export const DoubtsList = ({ doubts }: Pick<Books, 'doubts'>) => {
  const t = useTexts(booksStrings);
  if (doubts.length === 0)
    return (
      <p>
        <StatusChip kind="success">{t('agrees')}</StatusChip>
      </p>
    );
  const differing = groupsOf(doubts.filter(isDifference));
  const unknown = groupsOf(doubts.filter((doubt) => !isDifference(doubt)));
  return (
    <>
      {differing.length === 0 ? null : (
        <div>
          <StatusChip kind="failed">{t('differ', { n: differing.length })}</StatusChip>
          <Lines groups={differing} />
        </div>
      )}
      {unknown.length === 0 ? null : (
        <div>
          <StatusChip kind="waiting">{t('unknown', { n: unknown.length })}</StatusChip>
          <Lines groups={unknown} />
        </div>
      )}
    </>
  );
};
