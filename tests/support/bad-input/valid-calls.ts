import { gameCalls } from '#features/game/contract.ts';
import { depositCalls } from '#features/deposit/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { makeGift, walletOf } from '../deposits.ts';
import { sealLink } from '../ledger/gift-links.ts';
import type { TestMember, TestStaff } from '../people.ts';
import type { TestServer } from '../test-server.ts';
import { chatWrites } from './chat-calls.ts';
import { deskWrites } from './desk-calls.ts';
import { moneyInWrites } from './money-in-calls.ts';
import { rewardWrites } from './reward-calls.ts';
import { shareQuestions, shareWrites } from './share-calls.ts';
import { slipWrites } from './slip-calls.ts';
import { spinWrites } from './spin-calls.ts';
import type { Arrange } from './valid-call.ts';
import { validCareWrites } from './valid-care-calls.ts';

let people = 0;
const digits = (): string => String((people += 1)).padStart(8, '0');

const sendCode = async (server: TestServer, phoneNumber: string): Promise<{ otpToken: string; otpCode: string }> => {
  const { otpToken } = (await server.request('POST', '/api/otp/send', { body: { phoneNumber } })).body as {
    otpToken: string;
  };
  const [message] = (await server.sandbox.get(`/sms?phone=${phoneNumber}`)) as { code: string }[];
  return { otpToken, otpCode: message?.code ?? '' };
};

const registration = async (server: TestServer): Promise<Record<string, unknown>> => {
  const number = digits();
  const username = `06${number}`;
  await server.request('POST', '/api/otp/verify', { body: await sendCode(server, username) });
  return {
    name: 'สมชาย ใจดี',
    username,
    password: 'a good password',
    sourceCode: 'LINE',
    inviteCode: null,
    bankCode: 'SCB',
    bankAccountName: 'สมชาย ใจดี',
    bankAccountNo: `66${number}`,
    currency: 'BAHT',
  };
};

const asMember =
  (ask: string, bodyOf: (member: TestMember, server: TestServer) => Promise<Record<string, unknown>>): Arrange =>
  async (server) => {
    const [method = '', path = ''] = ask.split(' ');
    const member = await server.member({ balance: 10_000_000n });
    return { base: server.url, method, path, token: member.token, body: await bodyOf(member, server) };
  };

const body = (fields: Record<string, unknown>) => () => Promise.resolve(fields);

// A call without a body: its path names everything.
const asMemberAt =
  (method: string, pathOf: (member: TestMember, server: TestServer) => Promise<string>): Arrange =>
  async (server) => {
    const member = await server.member({ balance: 10_000_000n });
    return { base: server.url, method, path: await pathOf(member, server), token: member.token };
  };

const asVisitor =
  (ask: string, bodyOf: (server: TestServer) => Promise<Record<string, unknown>>): Arrange =>
  async (server) => {
    const [method = '', path = ''] = ask.split(' ');
    return { base: server.url, method, path, body: await bodyOf(server) };
  };

const playedAt = async (server: TestServer, member: TestMember, slotCode: string): Promise<string> => {
  const { token } = member;
  await server.ask(gameCalls.activate, { slotCode }, { token });
  await server.ask(transferCalls.move, { from: 'WALLET', to: slotCode, amount: 100_000n }, { token });
  const row = await server.database.owner.one<{ username: string }>(
    'select username from game_account where member_id = $1 and code = $2',
    [member.memberId, slotCode],
  );
  return row?.username ?? '';
};

const credentialPath = async (server: TestServer, member: TestMember): Promise<string> => {
  const username = await playedAt(server, member, 'IMI');
  const reply = await server.request('GET', '/api/wallet/account/IMI', { token: member.token });
  return `/api/autoLogin/imi/${username}/${(reply.body as { password: string }).password}`;
};

const asStaff =
  (act: string, bodyOf: (staff: TestStaff) => Record<string, unknown>): Arrange =>
  async (server) => {
    const [member, staff] = [await server.member({ balance: 10_000_000n }), await server.staff()];
    await server.ask(withdrawCalls.request, { amount: 54_321n }, { token: member.token });
    const row = await server.database.owner.one<{ id: string }>(
      'select withdrawal_id as id from withdrawal where member_id = $1',
      [member.memberId],
    );
    const path = `/api/withdrawals/${row?.id ?? ''}/${act}`;
    return { base: server.officeUrl, method: 'POST', path, token: staff.token, body: bodyOf(staff) };
  };

// The link of a gift; a member without money has only one of a gift that never was.
const linkOf = async (member: TestMember, server: TestServer) => {
  const isPoor = (await walletOf(server, member)) === 0n;
  const gift = isPoor
    ? 'https://gift.truemoney.com/campaign/?v=NeverMade123'
    : (await makeGift(server, { amount: '100' })).link;
  return { link: sealLink(server, gift) };
};

// Every call that changes something, by its declaration; those of the back office begin with "office".
export const validWrites: Readonly<Record<string, Arrange>> = {
  ...validCareWrites,
  ...slipWrites,
  ...shareWrites,
  ...spinWrites,
  'POST /api/login': asVisitor('POST /api/login', async (server) => {
    const { phone, password } = await server.member();
    return { username: phone, password };
  }),
  'POST /api/logout': asMember('POST /api/logout', body({})),
  'POST /api/session/ticket': asMember('POST /api/session/ticket', body({})),
  'POST /api/session/open': asVisitor('POST /api/session/open', async (server) => {
    const { token } = await server.member();
    return (await server.request('POST', '/api/session/ticket', { token, body: {} })).body as { ticket: string };
  }),
  'PUT /api/account/changepwd': asMember('PUT /api/account/changepwd', (member) =>
    Promise.resolve({ oldPassword: member.password, newPassword: 'another good password' }),
  ),
  'POST /api/otp/send': asVisitor('POST /api/otp/send', () => Promise.resolve({ phoneNumber: `06${digits()}` })),
  'POST /api/otp/verify': asVisitor('POST /api/otp/verify', (server) => sendCode(server, `06${digits()}`)),
  'POST /api/account': asVisitor('POST /api/account', registration),
  'PUT /api/account/profile': asMember('PUT /api/account/profile', (member) =>
    Promise.resolve({
      name: 'สมหญิง ใจดี',
      bankCode: member.bankCode,
      bankAccountName: member.bankAccountName,
      bankAccountNo: member.bankAccountNo,
    }),
  ),
  'PUT /api/account/bankAccountName': asMember('PUT /api/account/bankAccountName', (member) =>
    Promise.resolve({ bankCode: member.bankCode, bankAccountName: member.bankAccountName }),
  ),
  'GET /api/wallet/refresh/slot': asMemberAt('GET', async (member, server) => {
    await playedAt(server, member, 'SLOTXO');
    return '/api/wallet/refresh/slot';
  }),
  'POST /api/wallet/add': asMember('POST /api/wallet/add', body({ amount: 100 })),
  'POST /api/wallet/truelink': asMember('POST /api/wallet/truelink', linkOf),
  'POST /api/qrcode/{bankCode}': asMember('POST /api/qrcode/KBANK', body({ amount: 100 })),
  'DELETE /api/qrcode/{qrcodeId}': asMemberAt('DELETE', async (member, server) => {
    const made = await server.ask(
      depositCalls.createQr,
      { bankCode: 'KBANK', amount: 10_000n },
      { token: member.token },
    );
    return `/api/qrcode/${(made.body as { qrcodeId: string }).qrcodeId}`;
  }),
  'GET /api/wallet/activate/{slotCode}': asMemberAt('GET', () => Promise.resolve('/api/wallet/activate/SLOTXO')),
  'GET /api/wallet/resetpassword/{slotCode}': asMemberAt('GET', async (member, server) => {
    await playedAt(server, member, 'SLOTXO');
    return '/api/wallet/resetpassword/SLOTXO';
  }),
  'GET /api/autoLogin/{game}/{username}': asMemberAt(
    'GET',
    async (member, server) => `/api/autoLogin/joker2/${await playedAt(server, member, 'JOKER2')}`,
  ),
  'GET /api/autoLogin/{game}/{username}/{password}': asMemberAt('GET', (member, server) =>
    credentialPath(server, member),
  ),
  'POST /api/wallet/transfer': asMember('POST /api/wallet/transfer', async (member, server) => {
    await playedAt(server, member, 'SLOTXO');
    return { from: 'WALLET', to: 'SLOTXO', amount: 100 };
  }),
  'POST /api/wallet/transferAll': asMember('POST /api/wallet/transferAll', async (member, server) => {
    await playedAt(server, member, 'SLOTXO');
    return { to: 'WALLET' };
  }),
  'POST /api/wallet/withdraw': asMember('POST /api/wallet/withdraw', body({ amount: 100 })),
  'POST /api/wallet/withdrawAll': asMember('POST /api/wallet/withdrawAll', body({ amount: 100 })),
  'GET /api/bonus/activate/{code}': asMemberAt('GET', () => Promise.resolve('/api/bonus/activate/WELCOME')),
  'GET /api/bonus/clear': asMemberAt('GET', () => Promise.resolve('/api/bonus/clear')),
  'GET /api/promotion/activate/{code}': asMemberAt('GET', () => Promise.resolve('/api/promotion/activate/KRAPAO50')),
  'office POST /api/login': async (server) => {
    const { name, password } = await server.staff();
    return { base: server.officeUrl, method: 'POST', path: '/api/login', body: { name, password } };
  },
  'office POST /api/logout': async (server) => {
    const { token } = await server.staff();
    return { base: server.officeUrl, method: 'POST', path: '/api/logout', token, body: {} };
  },
  'office POST /api/withdrawals/{withdrawalId}/approve': asStaff('approve', ({ password }) => ({
    amount: 543.21,
    password,
  })),
  'office POST /api/withdrawals/{withdrawalId}/reject': asStaff('reject', () => ({ reason: 'OTHER', note: 'a note' })),
  ...moneyInWrites,
  ...rewardWrites,
  ...deskWrites,
  ...chatWrites,
};

const asSearch =
  (path: string, list: Record<string, string>): Arrange =>
  async (server) => {
    const { token } = await server.staff();
    const body = { ...list, page: 1, limit: 10, search: '0899' };
    return { base: server.officeUrl, method: 'POST', path, token, body };
  };

// Reads that take a body.
export const validQuestions: Readonly<Record<string, Arrange>> = {
  ...shareQuestions,
  'office POST /api/members/find': async (server) => {
    const [{ phone }, { token }] = [await server.member(), await server.staff()];
    return { base: server.officeUrl, method: 'POST', path: '/api/members/find', token, body: { number: phone } };
  },
  'office POST /api/withdrawals/find': asSearch('/api/withdrawals/find', { view: 'waiting' }),
  'office POST /api/office/slips/find': asSearch('/api/office/slips/find', { view: 'waiting' }),
  'office POST /api/office/money-in/find': asSearch('/api/office/money-in/find', { kind: 'suspense', view: 'open' }),
  'POST /api/statement/slip': asMember('POST /api/statement/slip', body({ page: 1, limit: 20 })),
  'POST /api/statement': asMember('POST /api/statement', body({ page: 1, limit: 20 })),
  'POST /api/account/validate': asVisitor('POST /api/account/validate', async (server) => registration(server)),
};
