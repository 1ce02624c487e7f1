import { hash } from 'node:crypto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { gameCalls } from '#features/game/contract.ts';
import { memberCareCalls } from '#features/member-care/contract.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { spinCalls, type SpinProof } from '#features/spin/contract.ts';
import type { GamePort } from '#providers/games/port.ts';
import { unknown } from '#providers/outcome.ts';
import { openGame } from '#support/game-accounts.ts';
import { staffLogins, type TestMember } from '#support/people.ts';
import { setWheel, spinOnce } from '#support/rewards/spins.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import type { Context } from '../context.ts';
import { sealedTables } from '../features/all-parts.ts';
import { countSealed } from '../records/seal/count-sealed.ts';
import type { SealedTable } from '../records/seal/sealed-table.ts';
import type { Keyed } from '../records/seal/wrong-credentials-keys.ts';
import { sealAgain } from './seal-again.ts';

const [old, young, third] = ['0a'.repeat(32), '1b'.repeat(32), '2c'.repeat(32)];
const logged: string[] = [];
const server = await startTestServer({ logged, settings: { CREDENTIALS_KEY: old } });
const { context, sandbox } = server;
const { owner } = server.database;
const logins = staffLogins(server);
const code = 'JOKER';
const minuteMs = 60_000;
const slices = [
  { code: 'A', weight: 3, amount: 5 },
  { code: 'B', weight: 2, prize: null },
];
beforeAll(() => setWheel(server, slices));

// As after a restart with these keys and no others.
const startWith = (keys: Partial<Keyed>): void => {
  const none = { CREDENTIALS_KEY_BEFORE: undefined, CREDENTIALS_KEY_NEXT: undefined };
  Object.assign(context.settings, none, keys);
};
const change = (): void => startWith({ CREDENTIALS_KEY: young, CREDENTIALS_KEY_BEFORE: old });
const run = (tables: readonly SealedTable[] = sealedTables, process: Context = context): Promise<void> =>
  sealAgain(tables).run(process);
const count = async () => Object.values(await countSealed(context, sealedTables));
const leftNow = async (): Promise<number> => (await count()).reduce((sum, { left }) => sum + left, 0);
const unopenedNow = async (): Promise<number> => (await count()).reduce((sum, { unopened }) => sum + unopened, 0);

// Each test begins with all secrets sealed by the old key.
beforeEach(async () => {
  startWith({ CREDENTIALS_KEY: old, CREDENTIALS_KEY_BEFORE: young });
  await run();
  startWith({ CREDENTIALS_KEY: old });
  logged.length = 0;
});

interface Shown {
  readonly username: string;
  readonly password: string;
}

const ask = ({ token }: TestMember) => server.ask(gameCalls.getCredential, { slotCode: code }, { token });
const shownTo = async (member: TestMember): Promise<Shown> => {
  const reply = await ask(member);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as Shown;
};
const reset = ({ token }: TestMember) => server.ask(gameCalls.resetPassword, { slotCode: code }, { token });
const opensGame = async ({ username, password }: Shown): Promise<boolean> => {
  const body = new URLSearchParams({ username, password });
  const page = await fetch(`${sandbox.url}/games/${code}/login`, { method: 'POST', body, redirect: 'manual' });
  return page.status === 303;
};
const player = async (): Promise<{ member: TestMember; shown: Shown }> => {
  const member = await server.member({ balance: 500_000n });
  await openGame(server, member, code);
  return { member, shown: await shownTo(member) };
};

const launchPlace = async (address: string): Promise<string> =>
  (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
const ticketOf = async (member: TestMember): Promise<string> => {
  const { username } = await openGame(server, member, 'JOKER2');
  const reply = await server.ask(gameCalls.autoLogin, { game: 'joker2', username }, { token: member.token });
  return server.url + new URL(String(reply.body)).pathname;
};

const sendCode = async ({ memberId, phone }: TestMember): Promise<string> => {
  const by = { token: (await server.staff()).token, key: context.newId() };
  await server.ask(memberCareOfficeCalls.sendResetCode, { memberId, note: 'asked by phone' }, by);
  const [sent] = (await sandbox.get(`/sms?phone=${phone}`)) as { code: string }[];
  return sent?.code ?? '';
};
const useCode = (member: TestMember, typed: string) =>
  server.ask(memberCareCalls.resetPassword, {
    username: member.phone,
    code: typed,
    newPassword: 'a new good password',
  });

const enrolled = async () => {
  const person = await server.staff();
  await logins.enrol(person);
  return person;
};
const staffEnters = async (person: { name: string; password: string }): Promise<number> => {
  server.clock.advance(minuteMs);
  const ticket = await logins.ticketOf(person);
  return (await logins.step('/api/login/code', { ticket, code: await logins.codeOf(person.name) })).status;
};

const reveal = async ({ token }: TestMember): Promise<SpinProof | undefined> => {
  expect(await server.ask(spinCalls.revealSeed, {}, { token })).toMatchObject({ status: 200 });
  return ((await server.ask(spinCalls.listProofs, {}, { token })).body as SpinProof[])[0];
};
// As docs/spin says how anybody checks it.
const isKept = ({ seed, wheelHash, commitment }: SpinProof): boolean =>
  hash('sha256', `krapao-spin-commit/1|${seed ?? ''}|${wheelHash}`) === commitment;

it('what the old key sealed opens at once after the change, and all that lasts opens without the old key after one walk', async () => {
  const [{ member, shown }, other, spinner, person] = [
    await player(),
    await player(),
    await server.member({ balance: 500_000n }),
    await enrolled(),
  ];
  await spinOnce(server, spinner);
  await spinOnce(server, other.member);
  const [launch, resetCode] = [await ticketOf(member), await sendCode(other.member)];
  change();
  expect(await shownTo(member)).toEqual(shown);
  expect(await launchPlace(launch)).toContain(new URL(sandbox.url).host);
  expect(await reveal(other.member)).toSatisfy(isKept);
  expect(await useCode(other.member, resetCode)).toMatchObject({ status: 200 });
  expect(await staffEnters(person)).toBe(200);
  await run();
  startWith({ CREDENTIALS_KEY: young });
  expect(await unopenedNow()).toBe(0);
  expect(await shownTo(member)).toEqual(shown);
  expect(await staffEnters(person)).toBe(200);
  expect(await reveal(spinner)).toSatisfy(isKept);
});

it('a walk that dies in the middle is finished by the next', async () => {
  await Promise.all([player(), player(), player()]);
  change();
  const all = await leftNow();
  let written = 0;
  const dying: readonly SealedTable[] = sealedTables.map((table) => ({
    ...table,
    update: (...row) => {
      written += 1;
      return written > 2 ? Promise.reject(new Error('the process died')) : table.update(...row);
    },
  }));
  await expect(run(dying)).rejects.toThrow('the process died');
  expect(await leftNow()).toBe(all - 2);
  await run();
  expect([await leftNow(), await unopenedNow()]).toEqual([0, 0]);
});

it('a walk of many pages reaches every row', async () => {
  const people = await Promise.all([player(), player(), player()]);
  for (const { member } of people) await openGame(server, member, 'JOKER2');
  await Promise.all([enrolled(), enrolled()]);
  for (const { member } of people) await spinOnce(server, member);
  change();
  const pages: readonly SealedTable[] = sealedTables.map((table) => ({
    ...table,
    list: (sql, { after }) => table.list(sql, { after, limit: 1 }),
  }));
  await run(pages);
  expect([await leftNow(), await unopenedNow()]).toEqual([0, 0]);
  expect((await count()).every(({ present }) => present > 1)).toBe(true);
});

it('two processes that walk at once seal each secret once, and none is lost', async () => {
  const { member, shown } = await player();
  change();
  await Promise.all([run(), run()]);
  startWith({ CREDENTIALS_KEY: young });
  expect(await unopenedNow()).toBe(0);
  expect(await shownTo(member)).toEqual(shown);
});

it('a password that changes between the reading and the writing of its row stays', async () => {
  const { member } = await player();
  change();
  const replies: unknown[] = [];
  const changing: readonly SealedTable[] = sealedTables.map((table) => ({
    ...table,
    list: async (...page) => {
      const rows = await table.list(...page);
      if (table.name === 'game_account' && rows.length > 0) replies.push(await reset(member));
      return rows;
    },
  }));
  await run(changing);
  expect(replies).toMatchObject([{ status: 200 }]);
  const shown = await shownTo(member);
  expect(await opensGame(shown)).toBe(true);
  expect(logged.some((line) => /"left":1\b.*secrets are left/.test(line))).toBe(true);
  await run();
  expect(await shownTo(member)).toEqual(shown);
});

// The key changes, and all is sealed again, while the next password is on its way to the game.
const changeWhileSending = (isAnswered: boolean): void => {
  const { providers } = context;
  const game = providers.game.bind(providers);
  vi.spyOn(providers, 'game').mockImplementationOnce((asked) => {
    const port = game(asked);
    let tries = 0;
    const setPassword: GamePort['setPassword'] = async (wished) => {
      tries += 1;
      if (tries === 1) {
        change();
        await run();
      }
      const outcome = await port?.setPassword(wished);
      return outcome === undefined || (tries === 1 && !isAnswered) ? unknown('no answer in time') : outcome;
    };
    return port && { ...port, setPassword };
  });
};

it.each([
  ['confirmed at once', true],
  ['confirmed when it is repeated', false],
])(
  'the key may change while a new password is on its way to the game: %s, it is the one shown',
  async (_, isAnswered) => {
    const { member, shown } = await player();
    changeWhileSending(isAnswered);
    expect(await reset(member)).toMatchObject({ status: 200 });
    const next = await shownTo(member);
    expect([await opensGame(shown), await opensGame(next)]).toEqual([false, true]);
    await run();
    startWith({ CREDENTIALS_KEY: young });
    expect([await shownTo(member), await unopenedNow()]).toEqual([next, 0]);
  },
);

it('with a wrong key before, all stays as it is and is named without its content; with the right one it is sealed again', async () => {
  const { member, shown } = await player();
  const rows = () => owner.rows('select * from game_account order by member_id, code');
  const before = await rows();
  startWith({ CREDENTIALS_KEY: young, CREDENTIALS_KEY_BEFORE: third });
  await run();
  expect(await rows()).toEqual(before);
  expect(await ask(member)).toMatchObject(refused('INTERNAL_SERVER_ERROR', 500));
  const said = logged.find((line) => line.includes('open with no key'));
  expect(said).toContain(`${member.memberId} ${code}`);
  expect(logged.filter((line) => line.includes('it can be removed'))).toEqual([]);
  expect(JSON.stringify(await count())).toContain(`${member.memberId} ${code}`);
  change();
  await run();
  startWith({ CREDENTIALS_KEY: young });
  expect(await shownTo(member)).toEqual(shown);
  const sealed = before.map((row) => (row as { sealed_password: Buffer }).sealed_password.toString('base64'));
  const secrets = [old, young, third, shown.password, ...sealed];
  expect(secrets.filter((secret) => logged.join('').includes(secret))).toEqual([]);
});

it('a row with a secret that no key opens does not stop the walk, nor the other secrets of its row', async () => {
  const [lost, kept] = [await player(), await player()];
  const broken = `update game_account set next_password = sealed_password, sealed_password = '\\x00' where member_id = $1`;
  await owner.rows(broken, [lost.member.memberId]);
  change();
  await run();
  startWith({ CREDENTIALS_KEY: young });
  expect(await unopenedNow()).toBe(1);
  expect(await shownTo(kept.member)).toEqual(kept.shown);
  // Its member gets a new one, and that is the next one, which opens.
  expect(await reset(lost.member)).toMatchObject({ status: 200 });
  expect(await opensGame(await shownTo(lost.member))).toBe(true);
  expect(await unopenedNow()).toBe(0);
});

it('a next password that no key opens does not keep its member from a reset, and is taken for one that may still arrive', async () => {
  const { member, shown } = await player();
  const waiting = `update game_account set next_password = decode(repeat('07', 40), 'hex'), password_due_at = now() + interval '1 day'
    where member_id = $1`;
  await owner.rows(waiting, [member.memberId]);
  expect(await reset(member)).toMatchObject(refused('SLOT_RESET_PASSWORD_FAIL', 502));
  server.clock.advance(5 * minuteMs);
  await server.runJobs();
  const next = await shownTo(member);
  expect([await opensGame(shown), await opensGame(next), await unopenedNow()]).toEqual([false, true, 0]);
});

it('a key removed too early destroys nothing, and set again it heals', async () => {
  const [{ member, shown }, person, spinner] = [
    await player(),
    await enrolled(),
    await server.member({ balance: 500_000n }),
  ];
  await spinOnce(server, spinner);
  const [launch, resetCode] = [await ticketOf(member), await sendCode(member)];
  startWith({ CREDENTIALS_KEY: young });
  expect(await ask(member)).toMatchObject(refused('INTERNAL_SERVER_ERROR', 500));
  expect(await launchPlace(launch)).toBe('/launch-ended');
  expect(await useCode(member, resetCode)).toMatchObject(refused('OTP_CODE_INVALID', 400));
  expect(await staffEnters(person)).toBe(500);
  expect(await server.ask(spinCalls.revealSeed, {}, spinner)).toMatchObject(refused('INTERNAL_SERVER_ERROR', 500));
  await run();
  change();
  expect(await shownTo(member)).toEqual(shown);
  expect(await useCode(member, resetCode)).toMatchObject({ status: 200 });
  expect(await staffEnters(person)).toBe(200);
  expect(await reveal(spinner)).toSatisfy(isKept);
});

it('processes that restart one after another with the next key open each other’s secrets', async () => {
  const { member, shown } = await player();
  const first = { CREDENTIALS_KEY: old, CREDENTIALS_KEY_NEXT: young };
  change();
  await run();
  const resetCode = await sendCode(member);
  startWith(first);
  expect(await shownTo(member)).toEqual(shown);
  await run();
  expect(await useCode(member, resetCode), 'a code of a process with the new key').toMatchObject({ status: 200 });
  change();
  expect(await leftNow(), 'the process with the old key seals nothing again').toBe(0);
});

it('the log says once how many secrets are left, and once that the key can be removed', async () => {
  await player();
  change();
  const late: readonly SealedTable[] = sealedTables.map((table) => ({ ...table, update: async () => false }));
  await run(late);
  await run(late);
  await run();
  await run();
  const said = logged.filter((line) => line.includes('CREDENTIALS_KEY_BEFORE'));
  expect(said.filter((line) => /"left":[1-9]/.test(line))).toHaveLength(1);
  expect(said.filter((line) => line.includes('it can be removed'))).toHaveLength(1);
  startWith({ CREDENTIALS_KEY: young });
  await run();
  expect(logged.filter((line) => line.includes('CREDENTIALS_KEY_BEFORE'))).toHaveLength(said.length);
});
