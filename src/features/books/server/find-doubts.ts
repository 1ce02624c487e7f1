import type { AnswerOf } from '#contract/endpoint.ts';
import { recentProvedWithinMs, roundWithinMs } from '#server/records/watch-state.ts';
import type { booksOfficeCalls } from '../office-contract.ts';

type Report = AnswerOf<typeof booksOfficeCalls.get>;
type Doubt = Report['doubts'][number];

const about = (kind: Doubt['kind'], of: string | null = null, count: number | null = null): Doubt => ({
  kind,
  of,
  count,
});

const ofSums = ({ sums }: Omit<Report, 'doubts'>): Doubt[] => {
  if (sums === null) return [about('SUMS_NOT_READ')];
  const { sides, games } = sums;
  return [
    ...sides
      .filter(({ owedTotal, againstTotal }) => owedTotal !== againstTotal)
      .map(({ currency }) => about('SIDES_DIFFER', currency)),
    ...games
      .filter(({ differing }) => differing > 0)
      .map(({ code, differing }) => about('GAME_DIFFERS', code, differing)),
    ...games.filter(({ late }) => late > 0).map(({ code, late }) => about('GAME_NOT_COMPARED', code, late)),
  ];
};

const ofProof = ({ proof: { entriesAt, round, stop } }: Omit<Report, 'doubts'>, now: Date): Doubt[] => {
  const isOlder = (at: string, ms: number): boolean => now.getTime() - Date.parse(at) > ms;
  const isLate = entriesAt === null || isOlder(entriesAt, recentProvedWithinMs);
  // Until the first round has ended, some books have never been proved.
  const isOpen = round === null || round.lastBooks === 0 || isOlder(round.beganAt, roundWithinMs);
  return [
    ...(stop === null ? [] : [about('PAYOUTS_STOPPED')]),
    ...(isLate ? [about('ENTRIES_NOT_PROVED')] : []),
    ...(isOpen ? [about('BOOKS_NOT_PROVED')] : []),
  ];
};

const ofBanks = ({ banks }: Omit<Report, 'doubts'>): Doubt[] => {
  const nameOf = ({ bankCode, accountNo }: Report['banks'][number]): string => `${bankCode} ${accountNo}`;
  return [
    ...banks
      .filter(({ overdue }) => overdue > 0)
      .map((bank) => about('RECEIPTS_NOT_SHOWN', nameOf(bank), bank.overdue)),
    ...banks.filter(({ isLate }) => isLate).map((bank) => about('BANK_NOT_COMPARED', nameOf(bank))),
  ];
};

const ofFindings = ({ findings, lanes }: Omit<Report, 'doubts'>): Doubt[] => {
  const open = findings.reduce((sum, one) => sum + one.open, 0);
  return [
    ...(open === 0 ? [] : [about('FINDINGS_OPEN', null, open)]),
    ...(lanes.length === 0 ? [] : [about('LANES_STOPPED', null, lanes.length)]),
  ];
};

// Everything that keeps the report from saying that all agrees: a difference, or what nobody knows.
export const findDoubts = (report: Omit<Report, 'doubts'>, now: Date): Doubt[] => [
  ...ofSums(report),
  ...ofProof(report, now),
  ...ofBanks(report),
  ...ofFindings(report),
];
