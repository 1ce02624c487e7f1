import { shown } from '../../../bench/processor-time.ts';
import { median } from '../../../bench/median.ts';
import { type Check, verdictOf } from '../check.ts';
import { chatFigures, moneyLimit } from './chat-figures.ts';
import type { Talked } from './crowd-process.ts';

const sumOf = (talked: readonly Talked[], what: 'heard' | 'said'): number =>
  talked.reduce((sum, one) => sum + one[what], 0);

export const chatLoad: Check = {
  id: 'L-15',
  about:
    '2,000 sockets and 200 messages a second in the process of the stream, alone and beside money, then all reconnect',
  run: async (scale) => {
    const [sockets, seconds] = [scale.of(2_000), Math.max(5, scale.of(20))];
    const it = await chatFigures({ sockets, seconds, rounds: Math.max(2, scale.of(20)) });
    const talked = [it.alone, ...it.beside];
    const failures = talked.map((one) => one.failures).join('');
    return verdictOf(
      {
        'p95 to the other side <= 150 ms': it.alone.p95 <= 150,
        'p99 of money within 10 %': it.money.ratio <= moneyLimit && it.moneyFailures === '',
        'every line heard, none under two numbers':
          talked.every(({ said, heard, failures }) => heard === said && failures === '') && it.changed === 0,
        'settled within 30 s': it.joinedAgain <= 30,
        'memory <= 700 MB': it.memoryMb <= 700,
        'books green': it.violations === 0,
      },
      [
        `${String(sockets)} sockets`,
        `memory ${it.memoryMb.toFixed(0)} MB, of idle sockets ${it.idleMb.toFixed(0)} MB`,
        `p95 ${it.alone.p95.toFixed(0)} ms, beside money in the median turn ${median(it.beside.map(({ p95 }) => p95)).toFixed(0)} ms`,
        `a line costs ${shown(it.spent)}`,
        `p99 of money ${it.money.told} ${it.moneyFailures}`.trim(),
        `${String(sumOf(talked, 'heard'))} of ${String(sumOf(talked, 'said'))} lines heard ${failures}`.trim(),
        `joined again ${it.joinedAgain.toFixed(1)} s after the start`,
      ],
    );
  },
};
