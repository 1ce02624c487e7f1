import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { askAt, type Json } from '../../support/ask-at.ts';
import { openSlipWindow } from '../../support/check-books.ts';
import { type Member, member, stranger, withdrawByCall } from '../../support/members.ts';
import { outside } from '../../support/outside.ts';
import type { RunningSystem } from '../../support/running-system.ts';
import { enterByCall, staff } from '../../support/staff-entry.ts';
import { enterAs } from './enter-role.ts';

export type Seat = 'finance' | 'manager' | 'support' | 'auditor';
export type Seats = Readonly<Record<Seat | 'other', string>>;

const note = 'The other side confirmed it by phone at 14:05';

export const enterAll = async (system: RunningSystem, finance: string): Promise<Seats> => ({
  finance,
  manager: await enterByCall(system, 'somchai'),
  other: await enterByCall(system, 'kanya'),
  support: await enterAs(system, 'support'),
  auditor: await enterAs(system, 'auditor'),
});

type Call = (token: string, path: string, body?: Json) => Promise<unknown>;

const callerOf =
  (origin: string): Call =>
  (token, path, body) =>
    askAt(origin, {
      method: body === undefined ? 'GET' : 'POST',
      path,
      token,
      ...(body === undefined ? {} : { body }),
    });

interface Scene {
  readonly system: RunningSystem;
  readonly seats: Seats;
  readonly office: Call;
  readonly app: Call;
}

const withdrawalOf = async ({ office, seats }: Scene, { name }: Member): Promise<string> => {
  const { items } = (await office(seats.finance, '/api/withdrawals?view=waiting&page=1&limit=100')) as {
    items: { withdrawalId: string; memberName: string }[];
  };
  return items.find(({ memberName }) => memberName === name)?.withdrawalId ?? '';
};

// A payout whose bank does not answer, and one that is not sent because its member was shut out.
const stuckWork = async (scene: Scene): Promise<void> => {
  const { office, seats } = scene;
  const [silent, shutOut] = [
    await member({ balance: 400, bankCode: 'BAY' }),
    await member({ balance: 400, bankCode: 'SCB' }),
  ];
  await outside.setWeather({ service: 'payout', code: 'BAY', kind: 'timeout-after', seconds: 5 });
  const approve = async (one: Member, amount: number): Promise<void> => {
    await withdrawByCall(one, amount);
    const id = await withdrawalOf(scene, one);
    if (one === shutOut) await office(seats.manager, `/api/members/${one.memberId}/suspend`, { note });
    await office(seats.finance, `/api/withdrawals/${id}/approve`, { amount, password: staff.malee.password });
  };
  await approve(silent, 217);
  await approve(shutOut, 164);
};

// The first of two people has approved a large withdrawal, and another is rejected.
const withdrawals = async (scene: Scene): Promise<void> => {
  const { office, seats } = scene;
  const [large, small] = [await member({ balance: 31_000 }), await member({ balance: 500 })];
  await withdrawByCall(large, 30_500);
  const id = await withdrawalOf(scene, large);
  await office(seats.manager, `/api/withdrawals/${id}/approve`, { amount: 30_500, password: staff.somchai.password });
  await withdrawByCall(small, 120);
  const other = await withdrawalOf(scene, small);
  await office(seats.finance, `/api/withdrawals/${other}/reject`, { reason: 'NAME_MISMATCH', note: 'Asked by phone' });
};

const moneyIn = async ({ app }: Scene): Promise<void> => {
  await outside.transferToOperator(stranger('KTB'), 341);
  await outside.transferToOperator({ bankCode: '', accountNo: '', accountName: 'CASH MACHINE' }, 153);
  const { token } = await member();
  await app(token, '/api/wallet/add', { amount: 267 });
};

// Uploads a slip whose name at the bank is not the member's.
const slips = async ({ system, office, seats }: Scene): Promise<void> => {
  for (const amount of [890, 21_500]) {
    const made = await member({ bankCode: 'GSB' });
    const picture = await outside.slipOf({ ...made, accountName: 'SOMSAK BOONMEE' }, amount);
    const form = new FormData();
    form.set('bankCode', 'KBANK');
    form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'slip.png');
    const reply = await fetch(`${system.member}/api/wallet/slip`, {
      method: 'POST',
      headers: { authorization: `Bearer ${made.token}`, 'x-requested-with': 'wallet-user' },
      body: form,
    });
    if (!reply.ok) throw new Error(`the slip was not taken: ${await reply.text()}`);
  }
  const waiting = async (): Promise<number> => {
    const list = await office(seats.finance, '/api/office/slips?view=waiting&page=1&limit=10');
    return (list as { counts: { waiting: number } }).counts.waiting;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(2);
};

const heldWin = async ({ app }: Scene, amount: number): Promise<Member> => {
  const code = 'SUPERSLOT';
  const made = await member({ balance: 300, games: [code] });
  const { username } = (await app(made.token, `/api/wallet/account/${code}`)) as { username: string };
  await outside.play({ code, username, stake: 0, win: amount });
  await app(made.token, '/api/wallet/refresh/slot');
  return made;
};

const wins = async (scene: Scene): Promise<void> => {
  const { office, seats } = scene;
  await heldWin(scene, 98_765);
  const refused = await heldWin(scene, 87_654);
  const { items } = (await office(seats.finance, '/api/held-plays?view=open&page=1&limit=10')) as {
    items: { memberId: string; heldId: string }[];
  };
  const held = items.find(({ memberId }) => memberId === refused.memberId);
  await office(seats.manager, `/api/held-plays/${refused.memberId}/${held?.heldId ?? ''}/refuse`, { note });
};

const raiseFinding = fileURLToPath(new URL('../../../support/whole-system/raise-finding-command.ts', import.meta.url));

const findings = async ({ system }: Scene): Promise<void> => {
  await promisify(execFile)(process.execPath, [raiseFinding, 'SLOTXO'], {
    env: { PATH: process.env['PATH'], DATA_DIR: system.dataDir },
  });
};

const people = async ({ app, office, seats }: Scene): Promise<void> => {
  const made = await member({ balance: 700, games: ['JOKER', 'PGSLOT'] });
  await app(made.token, '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 200 });
  await office(seats.other, `/api/members/${made.memberId}/changes`, { kind: 'PHONE', phone: '0899990001', note });
  const page = { page: 1, limit: 10 };
  const { statements } = (await app(made.token, '/api/statement', page)) as { statements: { _id: string }[] };
  const message = 'I transferred 200 and cannot see it at the game.';
  await app(made.token, '/api/chat/send-message', {
    userId: made.memberId,
    message: { message_type: 'text', payload: { message, lineId: statements[0]?._id } },
  });
};

const changes = async ({ office, seats }: Scene): Promise<void> => {
  const because = 'The bank asked us to';
  const change = (body: Json) =>
    office(seats.other, '/api/operator/changes', { because, password: staff.kanya.password, ...body });
  await change({
    kind: 'setting',
    object: 'withdrawLimits',
    fields: {
      value: {
        BAHT: { withdrawMin: 100, withdrawMax: 60_000 },
        LAK: { withdrawMin: 50_000, withdrawMax: 20_000_000 },
      },
    },
  });
  await change({ kind: 'game', object: 'HUAYHD', fields: { unitFactorNumerator: 10 } });
};

const fill = async (system: RunningSystem, seats: Seats): Promise<void> => {
  process.env['MEMBER_ADDRESS'] = system.member;
  process.env['OFFICE_ADDRESS'] = system.office;
  process.env['SANDBOX_ADDRESS'] = system.sandbox;
  process.env['SYSTEM_DATA_DIR'] = system.dataDir;
  await openSlipWindow();
  const scene = { system, seats, office: callerOf(system.office), app: callerOf(system.member) };
  for (const step of [withdrawals, moneyIn, slips, wins, findings, changes, stuckWork, people]) await step(scene);
};

let earlier = Promise.resolve();

// Something in every queue of the back office. The steps find their system in the environment of the process, so two
// systems are filled one after the other.
export const fillOffice = (system: RunningSystem, seats: Seats): Promise<void> => {
  earlier = earlier.then(() => fill(system, seats));
  return earlier;
};
