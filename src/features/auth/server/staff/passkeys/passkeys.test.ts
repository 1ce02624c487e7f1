import { expect, it } from 'vitest';
import { staffLogins, type TestStaff } from '#support/people.ts';
import { type Circumstances, softKey, type SoftKey } from '#support/soft-key.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { authOfficeCalls } from '../../../office-contract.ts';

const origin = 'https://office.example';
const server = await startTestServer({ settings: { OFFICE_ORIGIN: origin } });
const { ticketOf, codeOf, enrol, step } = staffLogins(server);
const site = { origin, host: 'office.example' };

const offer = async ({ token, password }: TestStaff) => {
  const { body } = await server.ask(authOfficeCalls.offerPasskey, { password }, { token });
  const { ticket, options } = body as { ticket: string; options: { challenge: string } };
  return { ticket, challenge: options.challenge };
};

const add = async (person: TestStaff, key: SoftKey, spoiled: Partial<Circumstances> = {}) => {
  const { ticket, challenge } = await offer(person);
  const made = key.make({ challenge, ...site, ...spoiled });
  return server.ask(authOfficeCalls.addPasskey, { ticket, name: 'my phone', ...made }, { token: person.token });
};

const personWithKey = async () => {
  const person = await server.staff();
  await enrol(person);
  const key = softKey();
  expect(await add(person, key)).toMatchObject({ status: 200 });
  return { person, key };
};

const challengeOf = async (ticket: string): Promise<string> => {
  const { body } = await step(authOfficeCalls.offerPasskeyLogin.path, { ticket });
  return body.options?.challenge ?? '';
};

const logIn = async (person: TestStaff, key: SoftKey, spoiled: Partial<Circumstances> = {}) => {
  const ticket = await ticketOf(person);
  const challenge = await challengeOf(ticket);
  return step(authOfficeCalls.proveByPasskey.path, { ticket, ...key.sign({ challenge, ...site, ...spoiled }) });
};

const auditOf = (staffId: string) =>
  server.database.owner.rows<{ act: string; object: string; failed: string | null; by: string | null; name: string }>(
    `select act, object, detail ->> 'failed' as failed, detail ->> 'by' as by, detail ->> 'name' as name
     from audit where detail ->> 'staffId' = $1 order by number`,
    [staffId],
  );

it('a passkey added with the password replaces the code at the next login', async () => {
  const { person, key } = await personWithKey();
  expect((await step('/api/login', person)).body).toMatchObject({ next: 'code', hasPasskey: true });
  const entered = await logIn(person, key);
  expect(entered).toMatchObject({ status: 200, body: { staff: { name: person.name } } });
  const { token } = entered.body as { token: string };
  const { passkeys } = (await server.ask(authOfficeCalls.listFactors, {}, { token })).body as { passkeys: object[] };
  expect(passkeys).toEqual([expect.objectContaining({ name: 'my phone', usedAt: server.clock.now().toISOString() })]);
});

it('adding a passkey, logging in with it and removing it are in the audit chain', async () => {
  const { person, key } = await personWithKey();
  await logIn(person, key);
  const [{ passkeyId } = { passkeyId: '' }] = (
    (await server.ask(authOfficeCalls.listFactors, {}, person)).body as { passkeys: { passkeyId: string }[] }
  ).passkeys;
  const { token, password } = person;
  expect(await server.ask(authOfficeCalls.removePasskey, { passkeyId, password }, { token })).toMatchObject({
    status: 200,
  });
  const rows = await auditOf(person.staffId);
  expect(rows.filter(({ object }) => object === `passkey ${passkeyId}`).map(({ name }) => name)).toEqual([
    'my phone',
    'my phone',
  ]);
  expect(rows.filter(({ by }) => by === passkeyId)).toHaveLength(1);
});

it('a person with a passkey can still log in with a code of the app', async () => {
  const { person } = await personWithKey();
  server.clock.advance(30_000);
  const asked = { ticket: await ticketOf(person), code: await codeOf(person.name) };
  expect(await step('/api/login/code', asked)).toMatchObject({ status: 200 });
});

it('a passkey is added or removed only with the password', async () => {
  const { person } = await personWithKey();
  const { token } = person;
  const password = 'not the password';
  expect(await server.ask(authOfficeCalls.offerPasskey, { password }, { token })).toMatchObject(
    refused('WRONG_PASSWORD', 400),
  );
  const passkeyId = server.context.newId();
  expect(await server.ask(authOfficeCalls.removePasskey, { passkeyId, password }, { token })).toMatchObject(
    refused('WRONG_PASSWORD', 400),
  );
});

it.each<[string, Partial<Circumstances>]>([
  ['made at another address', { origin: 'https://office.example.evil.example' }],
  ['made for another host', { host: 'example' }],
  ['made without a finger, face or PIN', { isVerified: false }],
  ['made for another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['that is a signature of a login', { type: 'webauthn.get' }],
])('a passkey %s is not stored', async (_what, spoiled) => {
  const person = await server.staff();
  expect(await add(person, softKey(), spoiled)).toMatchObject(refused('WRONG_PASSKEY', 400));
});

it.each<[string, Partial<Circumstances>]>([
  ['at another address', { origin: 'http://office.example' }],
  ['for another host', { host: 'wallet.example' }],
  ['without a finger, face or PIN', { isVerified: false }],
  ['of another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['that was meant to make a key', { type: 'webauthn.create' }],
])('a signature given %s is refused and recorded', async (_what, spoiled) => {
  const { person, key } = await personWithKey();
  expect(await logIn(person, key, spoiled)).toMatchObject(refused('WRONG_PASSKEY', 400));
  expect((await auditOf(person.staffId)).map(({ failed }) => failed)).toContain('passkey');
});

it('a challenge serves one try, right or wrong, and none after two minutes', async () => {
  const { person, key } = await personWithKey();
  const ticket = await ticketOf(person);
  const challenge = await challengeOf(ticket);
  const wrong = key.sign({ challenge, ...site, origin: 'http://office.example' });
  const right = key.sign({ challenge, ...site });
  expect(await step(authOfficeCalls.proveByPasskey.path, { ticket, ...wrong })).toMatchObject(
    refused('WRONG_PASSKEY', 400),
  );
  expect(await step(authOfficeCalls.proveByPasskey.path, { ticket, ...right })).toMatchObject(
    refused('WRONG_PASSKEY', 400),
  );
  const late = key.sign({ challenge: await challengeOf(ticket), ...site });
  server.clock.advance(2 * 60_000);
  expect(await step(authOfficeCalls.proveByPasskey.path, { ticket, ...late })).toMatchObject(
    refused('WRONG_PASSKEY', 400),
  );
});

it('one signature sent many times at once opens one session', async () => {
  const { person, key } = await personWithKey();
  const ticket = await ticketOf(person);
  const signed = key.sign({ challenge: await challengeOf(ticket), ...site });
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => step(authOfficeCalls.proveByPasskey.path, { ticket, ...signed })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('a challenge belongs to its ticket: a signature for one login does not open another', async () => {
  const { person, key } = await personWithKey();
  const [mine, other] = [await ticketOf(person), await ticketOf(person)];
  const signed = key.sign({ challenge: await challengeOf(mine), ...site });
  await challengeOf(other);
  expect(await step(authOfficeCalls.proveByPasskey.path, { ticket: other, ...signed })).toMatchObject(
    refused('WRONG_PASSKEY', 400),
  );
  expect(await step(authOfficeCalls.proveByPasskey.path, { ticket: mine, ...signed })).toMatchObject({ status: 200 });
});

it('another person’s passkey does not work, and a second person cannot add it', async () => {
  const [{ person }, other] = [await personWithKey(), await personWithKey()];
  expect(await logIn(person, other.key)).toMatchObject(refused('WRONG_PASSKEY', 400));
  expect(await add(person, other.key)).toMatchObject(refused('WRONG_PASSKEY', 400));
  expect(await logIn(other.person, other.key)).toMatchObject({ status: 200 });
});

it('another key under the id of a known one does not work', async () => {
  const { person, key } = await personWithKey();
  const copy = softKey();
  const forged: SoftKey = { ...copy, sign: (at) => ({ ...copy.sign(at), credentialId: key.credentialId }) };
  expect(await logIn(person, forged)).toMatchObject(refused('WRONG_PASSKEY', 400));
});

it('a device’s count of uses must grow: the same or a lower count is refused and recorded as a copied key', async () => {
  const { person, key } = await personWithKey();
  expect(await logIn(person, key, { uses: 7 })).toMatchObject({ status: 200 });
  for (const uses of [7, 6, 0]) expect(await logIn(person, key, { uses })).toMatchObject(refused('WRONG_PASSKEY', 400));
  const recorded = (await auditOf(person.staffId)).filter(({ failed }) => failed === 'passkey counter');
  expect(recorded).toHaveLength(3);
  expect(await logIn(person, key, { uses: 8 })).toMatchObject({ status: 200 });
});

it('a removed passkey does not work, and nobody can remove another person’s', async () => {
  const { person, key } = await personWithKey();
  const stranger = await server.staff();
  const { passkeys } = (await server.ask(authOfficeCalls.listFactors, {}, person)).body as {
    passkeys: { passkeyId: string }[];
  };
  const passkeyId = passkeys[0]?.passkeyId ?? '';
  const remove = ({ token, password }: TestStaff) =>
    server.ask(authOfficeCalls.removePasskey, { passkeyId, password }, { token });
  expect(await remove(stranger)).toMatchObject(refused('NO_DATA', 404));
  expect(await remove(person)).toMatchObject({ status: 200 });
  expect(await remove(person)).toMatchObject(refused('NO_DATA', 404));
  const ticket = await ticketOf(person);
  expect(await step(authOfficeCalls.offerPasskeyLogin.path, { ticket })).toMatchObject(refused('WRONG_PASSKEY', 400));
  const signed = key.sign({ challenge: 'none', ...site });
  expect(await step(authOfficeCalls.proveByPasskey.path, { ticket, ...signed })).toMatchObject(
    refused('WRONG_PASSKEY', 400),
  );
});

it('after ten wrong signatures a person’s tries are refused for 15 minutes, codes included', async () => {
  const { person, key } = await personWithKey();
  for (let tries = 1; tries <= 10; tries += 1)
    expect(await logIn(person, key, { isVerified: false })).toMatchObject(refused('WRONG_PASSKEY', 400));
  expect(await logIn(person, key)).toMatchObject(refused('REQUEST_LIMIT', 429));
  const asked = { ticket: await ticketOf(person), code: '123456' };
  expect(await step('/api/login/code', asked)).toEqual(refused('REQUEST_LIMIT', 429));
});

it('a ticket for adding a passkey cannot log in, and a ticket of a login cannot add a passkey', async () => {
  const { person, key } = await personWithKey();
  const { ticket } = await offer(person);
  expect(await step(authOfficeCalls.offerPasskeyLogin.path, { ticket })).toMatchObject(refused('LOGIN_AGAIN', 401));
  const login = await ticketOf(person);
  const made = softKey().make({ challenge: await challengeOf(login), ...site });
  const asked = { ticket: login, name: 'x', ...made };
  expect(await server.ask(authOfficeCalls.addPasskey, asked, person)).toMatchObject(refused('WRONG_PASSKEY', 400));
  const signed = key.sign({ challenge: 'none', ...site });
  expect(await step(authOfficeCalls.proveByPasskey.path, { ticket, ...signed })).toMatchObject(
    refused('LOGIN_AGAIN', 401),
  );
});

it('a ticket for adding a passkey works once, and only for its own person', async () => {
  const [person, other] = [await server.staff(), await server.staff()];
  const { ticket, challenge } = await offer(person);
  const asked = { ticket, name: 'x', ...softKey().make({ challenge, ...site }) };
  expect(await server.ask(authOfficeCalls.addPasskey, asked, other)).toMatchObject(refused('WRONG_PASSKEY', 400));
  expect(await server.ask(authOfficeCalls.addPasskey, asked, person)).toMatchObject({ status: 200 });
  expect(await server.ask(authOfficeCalls.addPasskey, asked, person)).toMatchObject(refused('WRONG_PASSKEY', 400));
});

it('suspended staff cannot log in with a passkey', async () => {
  const { person, key } = await personWithKey();
  const ticket = await ticketOf(person);
  const signed = key.sign({ challenge: await challengeOf(ticket), ...site });
  await server.database.owner.rows('update staff set suspended_at = $2 where staff_id = $1', [
    person.staffId,
    server.clock.now(),
  ]);
  expect(await step(authOfficeCalls.offerPasskeyLogin.path, { ticket })).toMatchObject(refused('INACTIVE_USER', 403));
  expect(await step(authOfficeCalls.proveByPasskey.path, { ticket, ...signed })).toMatchObject(
    refused('INACTIVE_USER', 403),
  );
});

it('a session that cannot be stored answers LOGIN_FAIL', async () => {
  const { person, key } = await personWithKey();
  const ticket = await ticketOf(person);
  const signed = key.sign({ challenge: await challengeOf(ticket), ...site });
  await server.database.owner.rows('alter table staff_session rename to staff_session_away');
  const reply = await step(authOfficeCalls.proveByPasskey.path, { ticket, ...signed });
  await server.database.owner.rows('alter table staff_session_away rename to staff_session');
  expect(reply).toMatchObject(refused('LOGIN_FAIL', 500));
});

it('a person has at most ten passkeys', async () => {
  const person = await server.staff();
  for (let kept = 1; kept <= 10; kept += 1) expect(await add(person, softKey())).toMatchObject({ status: 200 });
  const { token, password } = person;
  expect(await server.ask(authOfficeCalls.offerPasskey, { password }, { token })).toMatchObject(
    refused('PASSKEYS_FULL', 409),
  );
});
