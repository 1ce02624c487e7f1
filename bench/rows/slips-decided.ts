import { randomUUID } from 'node:crypto';
import { honestUploads } from '../../tests/support/whole-system/slip-corpus/honest-uploads.ts';
import type { Upload } from '../../tests/support/whole-system/slip-corpus/slip-plots.ts';
import { startSystem, type System } from '../../tests/support/whole-system/system.ts';
import { formOf } from '../../tests/support/test-requests.ts';
import type { Ground } from '../ground.ts';
import { peakMemory } from '../memory.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const medianGoal = 1.5;
const memoryGoalMb = 1_024;
const callers = 8;
const pollMs = 20;
const patienceMs = 60_000;

const makeUploads = async (system: System, count: number): Promise<Upload[]> => {
  const made: Upload[] = [];
  for await (const upload of honestUploads(system)) {
    made.push(upload);
    if (made.length === count) break;
  }
  return made;
};

interface Asked {
  readonly token: string;
  readonly headers: Record<string, string>;
  readonly body: FormData | string;
}

const ask = async (system: System, path: string, init: Asked): Promise<unknown> => {
  const headers = { authorization: `Bearer ${init.token}`, 'x-requested-with': 'wallet-user', ...init.headers };
  const reply = await fetch(system.url + path, { method: 'POST', headers, body: init.body });
  if (!reply.ok) throw new Error(`${path} answered ${String(reply.status)}: ${await reply.text()}`);
  return reply.json();
};

// Seconds from the press until the wallet has the money.
const creditSeconds = async (system: System, { member, methodCode, picture }: Upload): Promise<number> => {
  const began = performance.now();
  const { token } = member;
  const headers = { 'idempotency-key': randomUUID() };
  await ask(system, '/api/wallet/slip', {
    token,
    headers,
    body: formOf({ bankCode: methodCode }, new Uint8Array(picture)),
  });
  while (performance.now() - began < patienceMs) {
    const init = { token, headers: { 'content-type': 'application/json' }, body: '{"page":1,"limit":10}' };
    const { slips } = (await ask(system, '/api/statement/slip', init)) as { slips: { status: string }[] };
    if (slips[0]?.status === 'SUCCESS') return (performance.now() - began) / 1_000;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return Number.POSITIVE_INFINITY;
};

interface Measured {
  readonly alone: readonly number[];
  readonly together: readonly number[];
  readonly perSecond: number;
  readonly memoryMb: number;
}

const measureSystem = async (system: System, { isQuick }: Ground): Promise<Measured> => {
  const count = isQuick ? 20 : 60;
  const uploads = await makeUploads(system, count * 2);
  const alone: number[] = [];
  for (const upload of uploads.slice(0, count)) alone.push(await creditSeconds(system, upload));
  const queue = uploads.slice(count);
  const together: number[] = [];
  const caller = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      together.push(await creditSeconds(system, next));
  };
  const began = performance.now();
  const work = Promise.all(Array.from({ length: callers }, caller));
  const { serverMb, picturesMb } = await peakMemory(system.serverId(), work);
  const perSecond = together.length / ((performance.now() - began) / 1_000);
  return { alone, together, perSecond, memoryMb: serverMb + picturesMb };
};

const p95 = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * 0.95)] ?? 0;

const figuresOf = ({ alone, together, perSecond, memoryMb }: Measured): Figure[] => {
  const figure = rounded(median(alone));
  return [
    {
      row: 'S5',
      what: 'from the upload of a slip to its credit, one at a time, median',
      goal: `<= ${String(medianGoal)} s`,
      figure,
      unit: 's',
      holds: figure <= medianGoal,
      detail: `95th percentile ${p95(alone).toFixed(2)} s of ${String(alone.length)} slips in all styles and damages`,
    },
    {
      row: 'S5',
      what: `slips credited a second, ${String(callers)} callers`,
      goal: '> 0',
      figure: rounded(perSecond),
      unit: '/s',
      holds: together.every(Number.isFinite),
      detail: `each ${median(together).toFixed(2)} s in the median, ${p95(together).toFixed(2)} s in the 95th percentile`,
    },
    {
      row: 'S5',
      what: 'memory of the server and its picture processes meanwhile',
      goal: `<= ${String(memoryGoalMb)} MB`,
      figure: Math.round(memoryMb),
      unit: 'MB',
      holds: memoryMb <= memoryGoalMb,
    },
  ];
};

const measure = async (ground: Ground): Promise<Figure[]> => {
  const system = await startSystem();
  try {
    return figuresOf(await measureSystem(system, ground));
  } finally {
    await system.close();
  }
};

// The whole product with the sandbox's banks; slips are not taken between 23:30 and 00:30 in Bangkok.
export const slipsDecided: RowModule = { rows: ['S5'], measure };
