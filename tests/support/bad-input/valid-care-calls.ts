import { authOfficeCalls } from '#features/auth/office-contract.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { staffLogins, type TestStaff } from '../people.ts';
import { softKey, type SoftKey } from '../soft-key.ts';
import type { TestServer } from '../test-server.ts';
import type { Arrange } from './valid-call.ts';

const carefully = 'asked by phone, passport checked';

const aboutMember =
  (path: string, bodyOf: (staff: TestStaff) => Record<string, unknown> = () => ({ note: carefully })): Arrange =>
  async (server) => {
    const [{ memberId }, staff] = [await server.member(), await server.staff()];
    const at = `/api/members/${memberId}/${path}`;
    return { base: server.officeUrl, method: 'POST', path: at, token: staff.token, body: bodyOf(staff) };
  };

// The address that the test server takes for its own.
const officeSite = { origin: 'http://localhost:8081', host: 'localhost' };

const newPasskey = async (server: TestServer, { token, password }: TestStaff, key: SoftKey) => {
  const { body } = await server.ask(authOfficeCalls.offerPasskey, { password }, { token });
  const { ticket, options } = body as { ticket: string; options: { challenge: string } };
  return { ticket, name: 'my phone', ...key.make({ challenge: options.challenge, ...officeSite }) };
};

const personWithPasskey = async (server: TestServer) => {
  const [person, key] = [await server.staff(), softKey()];
  const { body } = await server.ask(authOfficeCalls.addPasskey, await newPasskey(server, person, key), person);
  return { person, key, passkeyId: (body as { passkeyId: string }).passkeyId };
};

const onChange =
  (act: string): Arrange =>
  async (server) => {
    const [{ memberId }, maker, checker] = [await server.member(), await server.staff(), await server.staff()];
    const wish = { memberId, kind: 'FREE_PHONE', note: carefully } as const;
    const key = server.context.newId();
    const proposed = await server.ask(memberCareOfficeCalls.proposeChange, wish, { token: maker.token, key });
    const { changeId } = proposed.body as { changeId: string };
    const path = `/api/members/${memberId}/changes/${changeId}/${act}`;
    const { token, password } = checker;
    const asked = act === 'confirm' ? { password } : {};
    return { base: server.officeUrl, method: 'POST', path, token, body: asked };
  };

const aboutStaff =
  (act: 'suspend' | 'readmit'): Arrange =>
  async (server) => {
    const [{ staffId }, { token, password }] = [await server.staff(), await server.staff({ role: 'manager' })];
    const body = { note: carefully, password };
    if (act === 'readmit') await server.ask(authOfficeCalls.suspendStaff, { staffId, ...body }, { token });
    return { base: server.officeUrl, method: 'POST', path: `/api/staff/${staffId}/${act}`, token, body };
  };

// Logins of staff, and their actions for a member.
export const validCareWrites: Readonly<Record<string, Arrange>> = {
  'POST /api/account/resetpwd': async (server) => {
    const [{ memberId, phone }, { token }] = [await server.member(), await server.staff()];
    await server.ask(memberCareOfficeCalls.sendResetCode, { memberId, note: carefully }, { token });
    const [message] = (await server.sandbox.get(`/sms?phone=${phone}`)) as { code: string }[];
    const body = { username: phone, code: message?.code ?? '', newPassword: 'another good password' };
    return { base: server.url, method: 'POST', path: '/api/account/resetpwd', body };
  },
  'office POST /api/members/{memberId}/suspend': aboutMember('suspend'),
  'office POST /api/members/{memberId}/readmit': async (server) => {
    const call = await aboutMember('readmit')(server);
    const headers = {
      authorization: `Bearer ${call.token ?? ''}`,
      'content-type': 'application/json',
      'idempotency-key': server.context.newId(),
    };
    const suspend = call.base + call.path.replace('readmit', 'suspend');
    await fetch(suspend, { method: 'POST', headers, body: JSON.stringify({ note: carefully }) });
    return call;
  },
  'office POST /api/members/{memberId}/reset': aboutMember('reset'),
  'office POST /api/members/{memberId}/export': async (server) => {
    const call = await aboutMember('export')(server);
    const { token, password } = await server.staff({ role: 'manager' });
    return { ...call, token, body: { note: carefully, password } };
  },
  'office POST /api/members/{memberId}/changes': aboutMember('changes', () => ({
    kind: 'ACCOUNT',
    bankCode: 'SCB',
    accountNo: '5500000001',
    accountName: 'SOMCHAI JAIDEE',
    phone: null,
    note: carefully,
  })),
  'office POST /api/members/{memberId}/changes/{changeId}/confirm': onChange('confirm'),
  'office POST /api/members/{memberId}/changes/{changeId}/drop': onChange('drop'),
  'office POST /api/staff/{staffId}/suspend': aboutStaff('suspend'),
  'office POST /api/staff/{staffId}/readmit': aboutStaff('readmit'),
  'office POST /api/login/code': async (server) => {
    const { enrol, ticketOf, codeOf } = staffLogins(server);
    const person = await server.staff();
    await enrol(person);
    server.clock.advance(30_000);
    const asked = { ticket: await ticketOf(person), code: await codeOf(person.name) };
    return { base: server.officeUrl, method: 'POST', path: '/api/login/code', body: asked };
  },
  'office POST /api/login/enrol': async (server) => {
    const ticket = await staffLogins(server).ticketOf(await server.staff());
    return { base: server.officeUrl, method: 'POST', path: '/api/login/enrol', body: { ticket } };
  },
  'office POST /api/login/enrol/confirm': async (server) => {
    const { step, ticketOf, remember, codeOf } = staffLogins(server);
    const person = await server.staff();
    const ticket = await ticketOf(person);
    await remember(person.name, (await step('/api/login/enrol', { ticket })).body.secret ?? '');
    const asked = { ticket, code: await codeOf(person.name) };
    return { base: server.officeUrl, method: 'POST', path: '/api/login/enrol/confirm', body: asked };
  },
  'office PUT /api/self/password': async (server) => {
    const { token, password } = await server.staff();
    const asked = { oldPassword: password, newPassword: 'another long password' };
    return { base: server.officeUrl, method: 'PUT', path: '/api/self/password', token, body: asked };
  },
  'office POST /api/self/recovery-codes': async (server) => {
    const { token, password } = await server.staff();
    return { base: server.officeUrl, method: 'POST', path: '/api/self/recovery-codes', token, body: { password } };
  },
  'office POST /api/login/passkey/challenge': async (server) => {
    const { person } = await personWithPasskey(server);
    const ticket = await staffLogins(server).ticketOf(person);
    return { base: server.officeUrl, method: 'POST', path: '/api/login/passkey/challenge', body: { ticket } };
  },
  'office POST /api/login/passkey': async (server) => {
    const { person, key } = await personWithPasskey(server);
    const { ticketOf, step } = staffLogins(server);
    const ticket = await ticketOf(person);
    const { body } = await step('/api/login/passkey/challenge', { ticket });
    const signed = key.sign({ challenge: body.options?.challenge ?? '', ...officeSite });
    return { base: server.officeUrl, method: 'POST', path: '/api/login/passkey', body: { ticket, ...signed } };
  },
  'office POST /api/self/passkeys/challenge': async (server) => {
    const { token, password } = await server.staff();
    return { base: server.officeUrl, method: 'POST', path: '/api/self/passkeys/challenge', token, body: { password } };
  },
  'office POST /api/self/passkeys': async (server) => {
    const person = await server.staff();
    const body = await newPasskey(server, person, softKey());
    return { base: server.officeUrl, method: 'POST', path: '/api/self/passkeys', token: person.token, body };
  },
  'office POST /api/self/passkeys/{passkeyId}/remove': async (server) => {
    const { person, passkeyId } = await personWithPasskey(server);
    const path = `/api/self/passkeys/${passkeyId}/remove`;
    return { base: server.officeUrl, method: 'POST', path, token: person.token, body: { password: person.password } };
  },
};
