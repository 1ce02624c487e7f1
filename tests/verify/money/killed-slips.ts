import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, balancesOf } from '#ledger';
import { honestUploads } from '#support/whole-system/slip-corpus/honest-uploads.ts';
import { sendSlip, takeSlips, type SentSlip } from '#support/whole-system/slip-corpus/send-slip.ts';
import type { Upload } from '#support/whole-system/slip-corpus/slip-plots.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { type Check, verdictOf } from '../check.ts';

interface Step {
  readonly name: string;
  // The write before which the server is killed.
  readonly before: string;
  // Whether the bank's feed has told the money before the slip is uploaded.
  readonly isTold?: boolean;
}

const steps: readonly Step[] = [
  { name: 'decoded', before: 'insert on slip_picture for each row' },
  { name: 'stored', before: 'insert on slip for each row' },
  {
    name: 'taken',
    before: 'update on slip for each row when (new.amount is null and new.due_at > old.due_at)',
  },
  { name: 'looked up', before: 'update on slip for each row when (old.amount is null and new.amount is not null)' },
  { name: 'matched', before: `insert on bank_receipt for each row when (new.channel = 'SLIP')` },
  { name: 'credited', before: `update on slip for each row when (new.status = 'SUCCESS')` },
  {
    name: 'out of suspense',
    before: 'insert on bank_receipt for each row when (new.named_from is not null)',
    isTold: true,
  },
];

const holdKey = 20_301_231;
const patienceMs = 150_000;
const pollMs = 100;

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`no end to waiting until ${what}`);
    await sleep(pollMs);
  }
};

const has = async ({ owner }: System, sql: string, params: readonly unknown[] = []): Promise<boolean> =>
  (await owner.one(sql, [...params])) !== null;

const openDoors = async ({ owner }: System): Promise<void> => {
  await takeSlips(owner);
  await owner.rows(
    `create function stand_here() returns trigger language plpgsql security definer as
     $$ begin perform pg_advisory_xact_lock_shared(${String(holdKey)}); return new; end $$`,
  );
};

// Kills the server as it stands before the write of the step, starts it again and sends the same upload again, as the
// member's app does.
const killAt = async (system: System, step: Step, uploads: AsyncGenerator<Upload, void>): Promise<SentSlip> => {
  await system.weather({ service: 'bank', kind: step.isTold === true ? 'fine' : 'down' });
  const next = await uploads.next();
  if (next.done === true) throw new Error('there are too few slips');
  const upload = next.value;
  const sent = { upload, key: randomUUID() };
  const isTold = `select from receipt_reference where reference = $1`;
  if (step.isTold === true) await until('the feed told it', () => has(system, isTold, [upload.reference]));
  await system.owner.rows(`create trigger stand_here before ${step.before} execute function stand_here()`);
  await system.owner.transaction(async (holder) => {
    await holder.rows('select pg_advisory_xact_lock($1::bigint)', [holdKey]);
    const first = sendSlip(system, sent);
    await until(`the server stands at ${step.name}`, () =>
      has(system, `select from pg_locks where locktype = 'advisory' and objid = ${String(holdKey)} and not granted`),
    );
    await system.kill();
    await first;
  });
  await system.owner.rows(`drop trigger stand_here on ${/ on (\w+)/.exec(step.before)?.[1] ?? ''}`);
  await system.start();
  if ((await sendSlip(system, sent)) !== 200) throw new Error(`the upload was not taken again after ${step.name}`);
  return sent;
};

const isCredited = async (system: System, { upload }: SentSlip): Promise<boolean> =>
  has(system, `select from slip where member_id = $1 and status = 'SUCCESS'`, [upload.member.memberId]);

// What the member got for one payment, and how often the product lists it.
const standOf = async (system: System, { upload: { member } }: SentSlip): Promise<string> => {
  const row = await system.owner.one<{ slips: number; paid: bigint }>(
    `select (select count(*)::int from slip where member_id = $1) as slips,
       (select coalesce(sum(amount), 0)::bigint from bank_receipt where member_id = $1) as paid`,
    [member.memberId],
  );
  const wallet = (await balancesOf(system.owner, member.memberId)).balances.get(accounts.wallet);
  return `${String(row?.slips)} slip, wallet as its receipts: ${String(wallet === row?.paid)}`;
};

export const killedSlips: Check = {
  id: 'S-02',
  about: 'the server is killed between the steps of a slip',
  run: async () => {
    const system = await startSystem();
    try {
      await openDoors(system);
      const uploads = honestUploads(system);
      const sent: SentSlip[] = [];
      for (const step of steps) sent.push(await killAt(system, step, uploads));
      await system.weather({ service: 'bank', kind: 'fine' });
      for (const one of sent) await until('each slip is credited', () => isCredited(system, one));
      const told = `select 1 from receipt_channel where channel = 'FEED' having count(*) = ${String(sent.length)}`;
      await until('the feed told each payment', () => has(system, told));
      const stands = await Promise.all(sent.map((one) => standOf(system, one)));
      const left = `select from slip_picture p where not exists (select from slip s where s.slip_id = p.slip_id)
        and (remove_at is null or remove_at > now() + interval '1 hour')`;
      const findings = await system.prove();
      return verdictOf(
        {
          'one slip and one credit each': stands.every((stand) => stand === '1 slip, wallet as its receipts: true'),
          'one receipt each': !(await has(
            system,
            `select from bank_receipt where named_from is null having count(*) <> ${String(sent.length)}`,
          )),
          'nothing in suspense': !(await has(system, `select from suspense_item where status = 'OPEN'`)),
          'every picture has a slip or an end': !(await has(system, left)),
          'books green': findings.length === 0,
        },
        [`killed ${steps.map(({ name }) => name).join(', ')}`, ...stands.slice(0, 1), ...findings.slice(0, 3)],
      );
    } finally {
      await system.close();
    }
  },
};
