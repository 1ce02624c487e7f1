import { shown } from '../../../bench/processor-time.ts';
import { type Check, verdictOf } from '../check.ts';
import { chatFigures } from './chat-figures.ts';

export const chatLoad: Check = {
  id: 'L-15',
  about:
    '2,000 sockets and 200 messages a second in the process of the stream, alone and beside money, then all reconnect',
  run: async (scale) => {
    const [sockets, seconds] = [scale.of(2_000), Math.max(5, scale.of(20))];
    const it = await chatFigures({ sockets, seconds, rounds: Math.max(2, scale.of(10)) });
    const talked = [it.alone, ...it.beside];
    return verdictOf(
      {
        'p95 to the other side <= 150 ms': it.alone.p95 <= 150,
        'p99 of money within 10 %': it.money.isWithin && it.moneyFailures === '',
        'every line heard, none under two numbers':
          talked.every(({ said, heard, failures }) => heard === said && failures === '') && it.changed === 0,
        'settled within 30 s': it.joinedAgain <= 30,
        'memory <= 700 MB': it.memoryMb <= 700,
        'books green': it.violations === 0,
      },
      [
        `${String(sockets)} sockets`,
        `memory ${it.memoryMb.toFixed(0)} MB, of idle sockets ${it.idleMb.toFixed(0)} MB`,
        `p95 ${it.alone.p95.toFixed(0)} ms, beside money ${it.beside.map(({ p95 }) => p95.toFixed(0)).join(' ')} ms`,
        `a line costs ${shown(it.spent)}`,
        `p99 of money ${it.money.told} ${it.moneyFailures}`.trim(),
        ...talked.map(({ said, heard, failures }) =>
          `${String(heard)} of ${String(said)} lines heard ${failures}`.trim(),
        ),
        `joined again ${it.joinedAgain.toFixed(1)} s after the start`,
      ],
    );
  },
};
