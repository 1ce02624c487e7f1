import { chatFigures, moneyLimit } from '../../tests/verify/talks/chat-figures.ts';
import type { Ground } from '../ground.ts';
import { shown, totalOf } from '../processor-time.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const sockets = 2_000;
const memoryGoalMb = 700;
const goalMs = 150;

const measure = async ({ isQuick, rounds, secondsOfRound }: Ground): Promise<Figure[]> => {
  const it = await chatFigures({ sockets: isQuick ? sockets / 10 : sockets, seconds: secondsOfRound * 2, rounds });
  const areHeard = [it.alone, ...it.beside].every(({ said, heard, failures }) => heard === said && failures === '');
  const memoryMb = Math.round(it.memoryMb);
  const p95 = Math.round(it.alone.p95);
  return [
    {
      row: 'S3',
      what: 'memory of the stream’s process with 2,000 idle connections of the chat (a tenth of them with --quick)',
      goal: `<= ${String(memoryGoalMb)} MB`,
      figure: memoryMb,
      unit: 'MB',
      holds: memoryMb <= memoryGoalMb,
      detail: `${it.idleMb.toFixed(0)} MB more than without them`,
    },
    {
      row: 'L-15',
      what: '95th percentile from a line’s call to the other side, 200 lines a second',
      goal: `<= ${String(goalMs)} ms`,
      figure: p95,
      unit: 'ms',
      holds: p95 <= goalMs && areHeard,
      detail: `a line costs ${rounded(totalOf(it.spent), 0).toString()} us: ${shown(it.spent)}; joined again ${it.joinedAgain.toFixed(1)} s after a kill`,
    },
    {
      row: 'L-15',
      what: '99th percentile of 50 withdrawals a second beside 200 lines a second, against without them',
      goal: `<= ${String(moneyLimit)}x`,
      figure: rounded(it.money.ratio),
      unit: 'x',
      holds: it.money.ratio <= moneyLimit && it.moneyFailures === '' && it.violations === 0,
      detail: `${it.money.told} ${it.moneyFailures}`.trim(),
    },
  ];
};

export const chatBesideMoney: RowModule = { rows: ['S3', 'L-15'], measure };
