import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { keyOfCall } from '#server/records/idempotency.ts';
import { ask, type Answer, type Player } from './players.ts';
import type { System } from './system.ts';

// One press of a button: its repeats have the same key and body.
export interface Press {
  readonly player: Player;
  readonly path: string;
  readonly body: { readonly amount: number } & Record<string, unknown>;
  readonly key: string;
}

export interface Outcomes {
  readonly acknowledged: { press: Press; isPending: boolean }[];
  // Presses without a response, or with one that says nothing about the outcome.
  readonly unknown: Press[];
  readonly refusals: Map<string, number>;
  // Responses that no member should ever see.
  readonly faults: Map<string, number>;
}

export const noOutcomes = (): Outcomes => ({ acknowledged: [], unknown: [], refusals: new Map(), faults: new Map() });

const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

export const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

export const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, times]) => `${name} ${String(times)}`).join(' ') || 'none';

export const pressOf = (player: Player, path: string, body: Press['body']): Press => ({
  player,
  path,
  body,
  key: randomUUID(),
});

const isOutcome = (answer: Answer | null): answer is Answer =>
  answer !== null && answer.status !== 409 && answer.message !== 'INTERNAL_SERVER_ERROR' && answer.status !== 503;

export const countOutcome = (outcomes: Outcomes, press: Press, answer: Answer | null): void => {
  if (answer?.message === 'INTERNAL_SERVER_ERROR') count(outcomes.faults, `${String(answer.status)} ${press.path}`);
  if (!isOutcome(answer)) outcomes.unknown.push(press);
  else if (answer.status === 200) outcomes.acknowledged.push({ press, isPending: answer.isPending });
  else count(outcomes.refusals, answer.message);
};

export interface Load {
  readonly callers: number;
  readonly next: (caller: number, turn: number) => Press;
  readonly isOver: () => boolean;
}

// Callers that press on while the server is away collect unknown presses, each of which is repeated at the end.
const afterSilenceMs = 500;
// Shorter than the response suggests, so that a recovery is noticed at once.
const afterUnavailableMs = 1_000;

// Callers that press one button after another, as fast as the server responds.
export const runLoad = async (system: System, outcomes: Outcomes, load: Load): Promise<void> => {
  const call = async (_: unknown, caller: number): Promise<void> => {
    for (let turn = 0; !load.isOver(); turn += 1) {
      const press = load.next(caller, turn);
      const answer = await ask(system, press.player.member, press);
      countOutcome(outcomes, press, answer);
      if (answer === null) await sleep(afterSilenceMs);
      else if (answer.status === 503) await sleep(afterUnavailableMs);
    }
  };
  await Promise.all(Array.from({ length: load.callers }, call));
};

// Callers press on until the work has ended or failed.
export const pressDuring = async (
  system: System,
  outcomes: Outcomes,
  { work, ...load }: Omit<Load, 'isOver'> & { readonly work: () => Promise<void> },
): Promise<void> => {
  let isOver = false;
  const pressing = runLoad(system, outcomes, { ...load, isOver: () => isOver });
  try {
    await work();
  } finally {
    isOver = true;
    await pressing;
  }
};

// Repeats each press of unknown outcome under its key, like the app, until all have an outcome or, for that time, none
// gets one. Returns how many stay unknown.
export const repeatUnknown = async (system: System, outcomes: Outcomes, withinMs: number): Promise<number> => {
  let until = performance.now() + withinMs;
  while (outcomes.unknown.length > 0 && performance.now() < until) {
    const again = outcomes.unknown.splice(0);
    for (let place = 0; place < again.length; place += 32) {
      const some = again.slice(place, place + 32);
      const answers = await Promise.all(some.map((press) => ask(system, press.player.member, press)));
      for (const [index, press] of some.entries()) countOutcome(outcomes, press, answers[index] ?? null);
    }
    if (outcomes.unknown.length < again.length) until = performance.now() + withinMs;
    if (outcomes.unknown.length > 0) await sleep(1_000);
  }
  return outcomes.unknown.length;
};

export interface Standing {
  readonly lost: number;
  readonly doubled: number;
}

const keptUnder = ({ path, key }: Press): string =>
  keyOfCall({ actor: { kind: 'visitor' }, route: `POST ${path}`, idempotencyKey: key }) ?? '';

// Acknowledged presses without their operation of that amount, and operations nobody pressed for.
export const standingOf = async (system: System, outcomes: Outcomes): Promise<Standing> => {
  const rows = await system.owner.rows<{ key: string; amount: bigint | null }>(
    `select replace(claim.key::text, '-', '') as key, operation.amount from idempotency claim
     left join operation on operation.id = claim.operation_id and operation.member_id = claim.member_id`,
  );
  const found = new Map(rows.map(({ key, amount }) => [key, amount]));
  const lost = outcomes.acknowledged.filter(
    ({ press }) => found.get(keptUnder(press)) !== BigInt(Math.round(press.body.amount * 100)),
  ).length;
  const extra = await system.owner.one<{ count: bigint }>(
    `select count(*) as count from operation left join idempotency claim
       on claim.operation_id = operation.id and claim.member_id = operation.member_id
     left join game_transfer hop on hop.transfer_id = operation.id and hop.member_id = operation.member_id
     where operation.type in ('withdraw', 'transfer') and claim.key is null and hop.follows is null`,
  );
  return { lost, doubled: Number(extra?.count ?? 0n) };
};

export interface Proofs {
  readonly count: () => number;
  readonly findings: () => readonly string[];
  stop(): Promise<void>;
}

const usuallyEveryMs = 500;

// Proves the books repeatedly while the work runs; if the database is down, it tries again in the next round.
export const proveMeanwhile = (system: System, everyMs = usuallyEveryMs): Proofs => {
  let isStopping = false;
  let proofs = 0;
  const findings: string[] = [];
  const work = (async () => {
    while (!isStopping) {
      const found = await system.prove().catch(() => null);
      if (found !== null) proofs += 1;
      findings.push(...(found ?? []));
      await sleep(everyMs);
    }
  })();
  return {
    count: () => proofs,
    findings: () => findings,
    stop: async () => {
      isStopping = true;
      await work;
    },
  };
};
