import { expect, it, vi } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { memberCareCalls } from '#features/member-care/contract.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import type { GamePort } from '#providers/games/port.ts';
import { unknown } from '#providers/outcome.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { gameCalls } from '../../contract.ts';

const logged: string[] = [];
const server = await startTestServer({ logged, settings: { PROVIDER_TIMEOUT_MS: '400' } });
const note = 'asked by phone, passport checked';
const newPassword = 'a new good password';
const minuteMs = 60_000;
const code = 'JOKER';

interface Shown {
  readonly username: string;
  readonly password: string;
}

const tokenOf = async (username: string, password: string): Promise<string> =>
  ((await server.ask(authCalls.logIn, { username, password })).body as { token: string }).token;
const ask = (token: string) => server.ask(gameCalls.getCredential, { slotCode: code }, { token });
const shownTo = async (token: string): Promise<Shown> => {
  const reply = await ask(token);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as Shown;
};
const weather = (kind: string) => server.sandbox.weather({ service: 'games', code, kind });

// Whether username and password open the game at its own page.
const opensGame = async ({ username, password }: Shown): Promise<boolean> => {
  const body = new URLSearchParams({ username, password });
  const page = await fetch(`${server.sandbox.url}/games/${code}/login`, { method: 'POST', body, redirect: 'manual' });
  return page.status === 303;
};

// A session of staff ends before the clock of some tests does, so each act has another person.
const byStaff = async () => ({ token: (await server.staff()).token, key: server.context.newId() });
const resetByCode = async ({ memberId, phone }: TestMember): Promise<string> => {
  await server.ask(memberCareOfficeCalls.sendResetCode, { memberId, note }, await byStaff());
  const [sent] = (await server.sandbox.get(`/sms?phone=${phone}`)) as { code: string }[];
  const question = { username: phone, code: sent?.code ?? '', newPassword };
  expect(await server.ask(memberCareCalls.resetPassword, question)).toMatchObject({ status: 200 });
  return tokenOf(phone, newPassword);
};
const suspend = async ({ memberId, phone, password }: TestMember): Promise<string> => {
  expect(await server.ask(memberCareOfficeCalls.suspend, { memberId, note }, await byStaff())).toMatchObject({
    status: 200,
  });
  await server.ask(memberCareOfficeCalls.readmit, { memberId, note }, await byStaff());
  return tokenOf(phone, password);
};
const changePhone = async ({ memberId, password }: TestMember): Promise<string> => {
  const phone = '0899990001';
  const wish = { memberId, note, kind: 'PHONE', phone } as const;
  const { changeId } = (await server.ask(memberCareOfficeCalls.proposeChange, wish, await byStaff())).body as {
    changeId: string;
  };
  const checker = await server.staff({ role: 'manager' });
  const decision = { memberId, changeId, password: checker.password };
  const by = { token: checker.token, key: server.context.newId() };
  expect(await server.ask(memberCareOfficeCalls.confirmChange, decision, by)).toMatchObject({ status: 200 });
  return tokenOf(phone, password);
};
const changePassword = async ({ token, password }: TestMember): Promise<string> => {
  const question = { oldPassword: password, newPassword };
  expect(await server.ask(authCalls.changePassword, question, { token })).toMatchObject({ status: 200 });
  return token;
};

// A member whose game password somebody has seen.
const seenMember = async (): Promise<{ member: TestMember; seen: Shown }> => {
  const member = await server.member();
  await openGame(server, member, code);
  const seen = await shownTo(member.token);
  expect(await opensGame(seen)).toBe(true);
  return { member, seen };
};

const nextOf = ({ memberId }: TestMember) =>
  server.database.owner.one<{ sealed: Buffer | null }>(
    'select next_password as sealed from game_account where member_id = $1 and code = $2',
    [memberId, code],
  );
const findingsOf = ({ memberId }: TestMember) =>
  server.database.owner.rows(`select kind from finding where member_id = $1`, [memberId]);
const noneShown = refused('SLOT_RESET_PASSWORD_FAIL', 502);

it.each([
  ['a new password by the code of a text message', resetByCode],
  ['a suspension', suspend],
  ['another phone', changePhone],
  ['a changed password', changePassword],
] as const)(
  'after %s, a game password seen before opens the game no more, and the new one does',
  async (_, takeBack) => {
    const { member, seen } = await seenMember();
    const token = await takeBack(member);
    expect(await ask(token), 'until the game has set another').toMatchObject(noneShown);
    await server.runJobs();
    expect(await opensGame(seen)).toBe(false);
    const shown = await shownTo(token);
    expect(shown.username).toBe(seen.username);
    expect(await opensGame(shown)).toBe(true);
  },
);

it('a game that is down gets the new password when it is up again, and until then none is shown', async () => {
  const { member, seen } = await seenMember();
  await weather('down');
  const token = await resetByCode(member);
  await server.runJobs();
  expect(await ask(token)).toMatchObject(noneShown);
  await weather('fine');
  server.clock.advance(minuteMs);
  await server.runJobs();
  expect(await opensGame(seen)).toBe(false);
  expect(await opensGame(await shownTo(token))).toBe(true);
});

it('a silent game that answers again gets the new password at once, not only at the next try', async () => {
  const { member, seen } = await seenMember();
  await weather('down');
  const silence = vi.spyOn(server.context.providers.lanes, 'isAnswering').mockReturnValue(false);
  await suspend(member);
  await server.runJobs();
  silence.mockRestore();
  await weather('fine');
  expect(await opensGame(seen)).toBe(true);
  await server.runJobs();
  expect(await opensGame(seen)).toBe(false);
});

it('after a lost answer and a second taking back, the same new password is sent again, and it is the one shown', async () => {
  const { member, seen } = await seenMember();
  await weather('timeout-after');
  await suspend(member);
  await server.runJobs();
  expect(await opensGame(seen), 'the game has set it').toBe(false);
  const sent = await nextOf(member);
  expect(sent?.sealed).not.toBeNull();
  const token = await resetByCode(member);
  expect(await ask(token)).toMatchObject(noneShown);
  server.clock.advance(minuteMs);
  await server.runJobs();
  expect(await nextOf(member)).toEqual(sent);
  await weather('fine');
  server.clock.advance(minuteMs);
  await server.runJobs();
  expect(await opensGame(await shownTo(token))).toBe(true);
  expect(await nextOf(member)).toEqual({ sealed: null });
});

it('a time that a wrong clock wrote far ahead is not waited for', async () => {
  const { member, seen } = await seenMember();
  await suspend(member);
  const ahead = new Date(server.clock.now().getTime() + 24 * 60 * minuteMs);
  const stored = 'update game_account set password_due_at = $2 where member_id = $1';
  await server.database.owner.rows(stored, [member.memberId, ahead]);
  await server.runJobs();
  expect(await opensGame(seen)).toBe(false);
});

it('a reset by the member does at once what is due', async () => {
  const { member, seen } = await seenMember();
  const token = await resetByCode(member);
  expect(await server.ask(gameCalls.resetPassword, { slotCode: code }, { token })).toMatchObject({ status: 200 });
  const shown = await shownTo(token);
  expect([await opensGame(seen), await opensGame(shown)]).toEqual([false, true]);
  server.clock.advance(minuteMs);
  await server.runJobs();
  expect(await shownTo(token)).toEqual(shown);
});

it('a reset by the member whose answer is lost shows no password until the game has confirmed it', async () => {
  const { member } = await seenMember();
  const { token } = member;
  await weather('timeout-after');
  expect(await server.ask(gameCalls.resetPassword, { slotCode: code }, { token })).toMatchObject(noneShown);
  expect(await ask(token)).toMatchObject(noneShown);
  await weather('fine');
  server.clock.advance(minuteMs);
  await server.runJobs();
  expect(await opensGame(await shownTo(token))).toBe(true);
});

// The next password that is sent gets no answer, and reaches the game when what is returned is called.
const sendLate = (): (() => Promise<void>) => {
  const { providers } = server.context;
  const game = providers.game.bind(providers);
  let arrive = async (): Promise<void> => undefined;
  vi.spyOn(providers, 'game').mockImplementationOnce((asked) => {
    const port = game(asked);
    let isFirst = true;
    const setPassword: GamePort['setPassword'] = async (wished) => {
      if (port === null) return unknown('no port');
      if (!isFirst) return port.setPassword(wished);
      isFirst = false;
      arrive = async () => void (await port.setPassword(wished));
      return unknown('no answer in time');
    };
    return port && { ...port, setPassword };
  });
  return () => arrive();
};

it('a password whose request reaches the game after that of a newer one is not what the game has in the end', async () => {
  const { member } = await seenMember();
  const arrive = sendLate();
  const resetting = { token: member.token };
  expect(await server.ask(gameCalls.resetPassword, { slotCode: code }, resetting)).toMatchObject({ status: 200 });
  const ofThief = await shownTo(member.token);
  const token = await resetByCode(member);
  await server.runJobs();
  expect(await ask(token), 'none is shown while the older one may still arrive').toMatchObject(noneShown);
  await arrive();
  expect(await opensGame(ofThief)).toBe(true);
  server.clock.advance(2 * minuteMs);
  await server.runJobs();
  expect([await opensGame(ofThief), await opensGame(await shownTo(token))]).toEqual([false, true]);
});

it('a refused reset does not give up a password that an earlier request may have set', async () => {
  const { member } = await seenMember();
  const { token } = member;
  const reset = () => server.ask(gameCalls.resetPassword, { slotCode: code }, { token });
  await weather('timeout-after');
  expect(await reset()).toMatchObject(noneShown);
  await weather('refuse');
  server.clock.advance(minuteMs);
  expect(await reset()).toMatchObject(noneShown);
  expect(await ask(token)).toMatchObject(noneShown);
  await weather('fine');
  server.clock.advance(2 * minuteMs);
  await server.runJobs();
  expect(await opensGame(await shownTo(token))).toBe(true);
});

it('a game that goes on refusing is a finding, once, and gets the password when it takes one', async () => {
  const { member, seen } = await seenMember();
  await weather('refuse');
  const token = await suspend(member);
  await server.runJobs();
  expect(await findingsOf(member)).toEqual([]);
  for (let quarter = 0; quarter < 2; quarter += 1) {
    server.clock.advance(15 * minuteMs);
    await server.runJobs();
  }
  expect(await findingsOf(member)).toEqual([{ kind: 'GAME_PASSWORD_NOT_CHANGED' }]);
  expect(await server.ask(gameCalls.resetPassword, { slotCode: code }, { token })).toMatchObject(noneShown);
  expect(await ask(token), 'a refused reset does not give up what is due').toMatchObject(noneShown);
  await weather('fine');
  server.clock.advance(15 * minuteMs);
  await server.runJobs();
  expect([await opensGame(seen), await opensGame(await shownTo(token))]).toEqual([false, true]);
});

it('an opening that reaches the game after the new password has it replaced again', async () => {
  const member = await server.member();
  const { providers } = server.context;
  const open = () => server.ask(gameCalls.activate, { slotCode: code }, { token: member.token });
  const way = Promise.withResolvers<void>();
  const game = providers.game.bind(providers);
  vi.spyOn(providers, 'game').mockImplementationOnce((asked) => {
    const port = game(asked);
    const createPlayer: GamePort['createPlayer'] = async (player) => {
      await way.promise;
      return port === null ? unknown('no port') : port.createPlayer(player);
    };
    return port && { ...port, createPlayer };
  });
  const late = open();
  await expect.poll(() => nextOf(member)).not.toBeNull();
  expect(await open()).toMatchObject({ status: 200 });
  const token = await suspend(member);
  await server.runJobs();
  const first = await shownTo(token);
  way.resolve();
  await late;
  expect(await opensGame(first)).toBe(false);
  expect(await ask(token)).toMatchObject(noneShown);
  await server.runJobs();
  expect(await opensGame(await shownTo(token))).toBe(true);
});

it('no password, old or new, is in the log or the audit chain', async () => {
  const { member, seen } = await seenMember();
  const token = await suspend(member);
  await server.runJobs();
  const { password } = await shownTo(token);
  const rows = await server.database.owner.rows('select detail from audit where member_id = $1', [member.memberId]);
  const written = JSON.stringify(rows) + logged.join('\n');
  expect([seen.password, password].filter((secret) => written.includes(secret))).toEqual([]);
  expect(rows).toContainEqual({ detail: { passwordReset: true } });
});
