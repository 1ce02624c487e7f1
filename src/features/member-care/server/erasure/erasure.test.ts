import { expect, it } from 'vitest';
import { openStaffSession } from '#support/people.ts';
import { authCalls } from '#features/auth/contract.ts';
import { depositCalls } from '#features/deposit/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberCareOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const note = 'asked in writing, passport checked';
const [maker, checker, support] = [
  await server.staff(),
  await server.staff({ role: 'manager' }),
  await server.staff({ role: 'support' }),
];
const weekMs = 7 * 24 * 60 * 60_000;
const tokens = new Map<string, string>();
const by = ({ staffId, token }: TestStaff) => ({ token: tokens.get(staffId) ?? token, key: server.context.newId() });

// A little more than a week, after which the staff log in again.
const passWeek = async (): Promise<void> => {
  server.clock.advance(weekMs + 60_000);
  for (const { staffId } of [maker, checker, support])
    tokens.set(staffId, await openStaffSession(server.context, staffId));
};

const suspend = ({ memberId }: TestMember) =>
  server.ask(memberCareOfficeCalls.suspend, { memberId, note }, by(support));
const propose = ({ memberId }: TestMember) =>
  server.ask(memberCareOfficeCalls.proposeChange, { memberId, kind: 'ERASE', note }, by(maker));
const confirm = ({ memberId }: TestMember, changeId: string, person = checker) =>
  server.ask(memberCareOfficeCalls.confirmChange, { memberId, changeId, password: person.password }, by(person));
const exportOf = ({ memberId }: TestMember, person = checker, password = person.password) =>
  server.ask(memberCareOfficeCalls.exportData, { memberId, note, password }, by(person));

const erase = async (member: TestMember) => {
  const { changeId } = (await propose(member)).body as { changeId: string };
  return confirm(member, changeId);
};

// A member who has left: deposited, withdrew everything, used a code and a game.
const leaver = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, 'SLOTXO');
  const asked = await server.ask(withdrawCalls.request, { amount: 50_000n }, { token: member.token, key: 'leave' });
  expect(asked.status).toBe(200);
  const row = await server.database.owner.one<{ id: string }>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [member.memberId],
  );
  const { password } = maker;
  const approval = { withdrawalId: row?.id ?? '', amount: 50_000n, password };
  expect((await server.ask(withdrawOfficeCalls.approve, approval, by(maker))).status).toBe(200);
  await server.runJobs();
  await suspend(member);
  await passWeek();
  return member;
};

// Every row of every table that contains one of the texts, except the audit chain, which nobody may change.
const whereverStands = async (texts: readonly string[]): Promise<string[]> => {
  const tables = await server.database.owner.rows<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'audit'`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const text of texts) {
      const rows = await server.database.owner.rows(`select 1 from ${name} t where t::text like $1`, [`%${text}%`]);
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  return found;
};

it('an erasure keeps the books and the audit chain, and no personal data', async () => {
  const member = await leaver();
  const before = await server.database.owner.one('select balances, seq, operations from book where member_id = $1', [
    member.memberId,
  ]);
  const known = [member.phone, member.bankAccountNo, member.bankAccountName, 'Somchai ' + member.phone.slice(3)];
  expect((await whereverStands(known)).length).toBeGreaterThan(5);
  expect(await erase(member)).toMatchObject({ status: 200 });
  expect(await whereverStands(known)).toEqual([]);
  expect(
    await server.database.owner.one('select balances, seq, operations from book where member_id = $1', [
      member.memberId,
    ]),
  ).toEqual(before);
  await server.check();
  const { body } = await server.ask(memberCareOfficeCalls.get, { memberId: member.memberId }, by(support));
  expect(body).toMatchObject({ member: { name: 'ERASED' }, account: null, pastAccounts: [], sessions: [] });
});

it('the audit chain contains no phone and no account number of a member, so nothing must be erased in it', async () => {
  const member = await leaver();
  await erase(member);
  const rows = await server.database.owner.rows<{ line: string }>(
    'select t::text as line from audit t where member_id = $1',
    [member.memberId],
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const { line } of rows) {
    expect(line).not.toContain(member.phone);
    expect(line).not.toContain(member.bankAccountNo);
  }
});

it('phone and bank account of an erased member can be registered again, and nobody can log in as the erased member', async () => {
  const member = await leaver();
  await erase(member);
  const { phone, bankAccountNo } = member;
  const next = await server.member({ phone, bankAccountNo, balance: 100n });
  const entered = await server.ask(authCalls.logIn, { username: phone, password: next.password });
  expect(entered).toMatchObject({ status: 200 });
  expect((await server.ask(withdrawCalls.limits, {}, { token: member.token })).status).toBe(401);
});

it('an erased member stays erased: no second erasure, no change, no login', async () => {
  const member = await leaver();
  await erase(member);
  const { memberId } = member;
  expect(await propose(member)).toMatchObject(refused('DECIDED_ALREADY', 409));
  const readmission = await server.ask(memberCareOfficeCalls.readmit, { memberId, note }, by(maker));
  expect(readmission).toMatchObject(refused('DECIDED_ALREADY', 409));
});

it('the application cannot record a decision that nobody made, nor one by people who are not staff', async () => {
  const member = await leaver();
  const sql = server.context.database;
  const row = [member.memberId, '01900000-0000-7000-8000-00000000cccc', '01900000-0000-7000-8000-00000000ccc1'];
  const columns = 'member_id, change_id, kind, note, proposed_by, proposed_person, proposed_at';
  await expect(
    sql.rows(
      `insert into member_change (${columns}, status, decided_by, decided_person, decided_at)
       values ($1, $2, 'ERASE', '', $3, $3, now(), 'DONE', $2, $2, now())`,
      row,
    ),
  ).rejects.toThrow('permission denied');
  await sql.rows(`insert into member_change (${columns}) values ($1, $2, 'ERASE', '', $3, $3, now())`, row);
  await sql.rows(
    `update member_change set status = 'DONE', decided_by = $2, decided_person = $2, decided_at = now()
     where member_id = $1`,
    row.slice(0, 2),
  );
  await expect(sql.rows('select erase_member_of($1, now())', [member.memberId])).rejects.toThrow('two people');
});

it('nobody can erase a member alone, also not with two logins', async () => {
  const member = await leaver();
  const { changeId } = (await propose(member)).body as { changeId: string };
  const second = await server.staff({ role: 'manager', sameAs: maker.name });
  expect(await confirm(member, changeId, maker)).toMatchObject(refused('SAME_PERSON', 403));
  expect(await confirm(member, changeId, second)).toMatchObject(refused('SAME_PERSON', 403));
  await expect(server.context.database.rows('select erase_member_of($1, now())', [member.memberId])).rejects.toThrow(
    'two people',
  );
  for (const name of ['logins_of', 'deposits_of', 'withdrawals_of', 'suspense_named_to'])
    await expect(server.context.database.rows(`select erase_${name}($1)`, [member.memberId])).rejects.toThrow(
      'not erased',
    );
});

it('a member who is not suspended, moved money recently or still has money is not erased', async () => {
  const active = await server.member();
  await passWeek();
  expect(await propose(active)).toMatchObject(refused('MEMBER_UNSETTLED', 409));
  const late = await server.member({ balance: 100n });
  await suspend(late);
  expect(await propose(late)).toMatchObject(refused('MEMBER_UNSETTLED', 409));
  await passWeek();
  expect(await propose(late)).toMatchObject(refused('MEMBER_UNSETTLED', 409));
});

it('a member is not erased while a QR code can be paid or a reported deposit waits', async () => {
  const reported = await server.member();
  await server.ask(depositCalls.report, { amount: 10_000n }, { token: reported.token, key: 'reported' });
  await suspend(reported);
  await passWeek();
  expect(await propose(reported)).toMatchObject(refused('MEMBER_UNSETTLED', 409));
  const drawn = await server.member();
  await server.ask(depositCalls.createQr, { bankCode: 'KBANK', amount: 10_000n }, { token: drawn.token, key: 'qr' });
  await suspend(drawn);
  await passWeek();
  expect(await propose(drawn)).toMatchObject(refused('MEMBER_UNSETTLED', 409));
});

it('a member is not erased while a win is held for a person', async () => {
  const member = await leaver();
  await server.database.owner.rows(
    `insert into held_play (member_id, held_id, code, currency, amount, booked_amount, reason, status, noticed_at, seen_at,
       is_raised) values ($1, $2, 'SLOTXO', 'BAHT', 100, 0, 'LIMIT', 'OPEN', now(), now(), true)`,
    [member.memberId, server.context.newId()],
  );
  expect(await propose(member)).toMatchObject(refused('MEMBER_UNSETTLED', 409));
});

it('a move between the proposal and the confirmation stops the erasure', async () => {
  const member = await leaver();
  const { changeId } = (await propose(member)).body as { changeId: string };
  await server.database.owner.rows('update member set suspended_at = null where member_id = $1', [member.memberId]);
  expect(await confirm(member, changeId)).toMatchObject(refused('MEMBER_UNSETTLED', 409));
  const again = await server.database.owner.one('select status from member_change where change_id = $1', [changeId]);
  expect(again).toEqual({ status: 'OPEN' });
});

it('an export contains the member’s rows of every table, and no secret', async () => {
  const member = await leaver();
  const { status, body } = await exportOf(member);
  expect(status).toBe(200);
  const { tables } = body as { tables: Record<string, Record<string, unknown>[]> };
  const owned = await server.database.owner.rows<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'member_id'`,
  );
  const hidden = ['credential', 'audit_anchor', 'proof_checkpoint'];
  for (const { name } of owned.filter((table) => !hidden.includes(table.name))) {
    const held = await server.database.owner.one<{ rows: number }>(
      `select count(*)::int as rows from ${name} where member_id = $1`,
      [member.memberId],
    );
    // The row of the export itself is written after it was read.
    const written = name === 'audit' ? 1 : 0;
    expect({ name, rows: tables[name]?.length ?? 0 }).toEqual({ name, rows: (held?.rows ?? 0) - written });
  }
  expect(tables['member']?.[0]).toMatchObject({ phone: member.phone });
  expect(tables['withdrawal']?.[0]).toMatchObject({ bank_account_no: member.bankAccountNo });
  const text = JSON.stringify(body);
  for (const secret of ['password_hash', 'token_hash', 'sealed_password', 'argon2', member.token])
    expect(text).not.toContain(secret);
});

it('an export shows nothing about other people, nor which staff did what', async () => {
  const [member, other] = [await leaver(), await server.member({ balance: 100n })];
  const text = JSON.stringify((await exportOf(member)).body);
  for (const theirs of [other.memberId, other.phone, other.bankAccountNo]) expect(text).not.toContain(theirs);
  const { tables } = JSON.parse(text) as { tables: { audit: Record<string, unknown>[] } };
  const byStaff = tables.audit.filter((row) => row['actor_kind'] === 'staff');
  expect(byStaff.length).toBeGreaterThan(0);
  for (const row of byStaff) expect(Object.keys(row)).not.toContain('actor_id');
});

it('an export is in the member’s audit chain with its reason', async () => {
  const member = await server.member();
  await exportOf(member);
  const rows = await server.database.owner.rows<{ detail: unknown }>(
    `select detail from audit where member_id = $1 and act = 'POST /api/members/{memberId}/export'`,
    [member.memberId],
  );
  expect(rows).toEqual([{ detail: { exported: true, note } }]);
});

it('staff see at once, in what was done to the member, who exported the data', async () => {
  const { memberId } = await server.member();
  const card = { memberId };
  await server.ask(memberCareOfficeCalls.get, card, by(maker));
  await server.ask(memberCareOfficeCalls.exportData, { memberId, note, password: checker.password }, by(checker));
  const { body } = await server.ask(memberCareOfficeCalls.get, card, by(maker));
  const act = 'POST /api/members/{memberId}/export';
  expect(body).toMatchObject({
    steps: [{ act, by: checker.name, at: server.clock.now().toISOString(), note }, { note: null }],
  });
});

it('an export requires the role, the password, a reason and an existing member', async () => {
  const member = await server.member();
  expect(await exportOf(member, maker)).toMatchObject(refused('NOT_PERMITTED', 403));
  expect(await exportOf(member, checker, 'not the password')).toMatchObject(refused('WRONG_PASSWORD', 400));
  const { memberId } = member;
  const { password } = checker;
  const short = await server.ask(memberCareOfficeCalls.exportData, { memberId, note: 'x', password }, by(checker));
  expect(short).toMatchObject(refused('EVIDENCE_MISSING', 400));
  const nobody = { memberId: server.context.newId(), note, password };
  expect(await server.ask(memberCareOfficeCalls.exportData, nobody, by(checker))).toMatchObject(
    refused('NO_DATA', 404),
  );
});
