import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { staffLogins, type TestStaff } from '../people.ts';
import type { Arrange } from './valid-call.ts';

const carefully = 'asked by phone, passport checked';

const aboutMember =
  (path: string, bodyOf: (staff: TestStaff) => Record<string, unknown> = () => ({ note: carefully })): Arrange =>
  async (server) => {
    const [{ memberId }, staff] = [await server.member(), await server.staff()];
    const at = `/api/members/${memberId}/${path}`;
    return { base: server.officeUrl, method: 'POST', path: at, token: staff.token, body: bodyOf(staff) };
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

// Logins of staff, and what staff do for a member.
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
};
