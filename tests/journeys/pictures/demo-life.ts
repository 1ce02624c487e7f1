import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSystem } from '../support/running-system.ts';
import { enterByCall, staff } from '../support/staff-entry.ts';

// A member who has registered, deposited, played and withdrawn, by the same calls as the apps.
export interface DemoLife {
  // Replaced when the person logs in again.
  memberToken: string;
  staffToken: string;
  readonly memberId: string;
}

interface Person {
  readonly phone: string;
  readonly name: string;
  readonly accountNo: string;
  readonly accountName: string;
}

type Json = Record<string, unknown>;
type Ask = (method: string, path: string, body?: Json) => Promise<Json>;

const password = 'krapao-pictures-1';
const malee: Person = {
  phone: '0812345678',
  name: 'มาลี ใจดี',
  accountNo: '4041234567',
  accountName: 'มาลี ใจดี',
};
const anan: Person = {
  phone: '0898765432',
  name: 'อนันต์ สุขใจ',
  accountNo: '4047654321',
  accountName: 'อนันต์ สุขใจ',
};

const asker =
  (origin: string, token?: string): Ask =>
  async (method, path, body) => {
    const reply = await fetch(origin + path, {
      method,
      headers: {
        'x-requested-with': 'wallet-user',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status} ${text}`);
    return JSON.parse(text) as Json;
  };

const tryTimes = 100;

const until = async (what: string, check: () => Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < tryTimes; attempt += 1) {
    if (await check()) return;
    await pause(100);
  }
  throw new Error(`This did not happen: ${what}`);
};

const codeFor = async (outside: Ask, phone: string): Promise<unknown> => {
  let code: string | undefined;
  await until('the code arrives', async () => {
    const messages = (await outside('GET', `/sms?phone=${phone}`)) as unknown as readonly { code: string }[];
    code = messages[0]?.code;
    return code !== undefined;
  });
  return code;
};

const register = async (system: RunningSystem, person: Person): Promise<Ask & { token?: string }> => {
  const [anyone, outside] = [asker(system.member), asker(system.sandbox)];
  const { otpToken } = await anyone('POST', '/api/otp/send', { phoneNumber: person.phone });
  const otpCode = await codeFor(outside, person.phone);
  await anyone('POST', '/api/otp/verify', { otpToken, otpCode });
  await anyone('POST', '/api/account', {
    username: person.phone,
    name: person.name,
    password,
    bankCode: 'SCB',
    bankAccountName: person.accountName,
    bankAccountNo: person.accountNo,
  });
  const { token } = await anyone('POST', '/api/login', { username: person.phone, password });
  return Object.assign(asker(system.member, String(token)), { token: String(token) });
};

const walletOf = async (member: Ask): Promise<number> =>
  Number(((await member('GET', '/api/wallet'))['wallet'] as Json)['amount']);

const deposit = async (system: RunningSystem, member: Ask, from: { person: Person; amount: number }): Promise<void> => {
  const before = await walletOf(member);
  await asker(system.sandbox)('POST', '/bank/transfer', {
    toBankCode: 'SCB',
    toAccountNo: '0142000002',
    fromBankCode: 'SCB',
    fromAccountNo: from.person.accountNo,
    fromName: from.person.accountName,
    amount: from.amount,
  });
  // A bonus that a press has taken comes with it.
  await until('the deposit is credited', async () => (await walletOf(member)) >= before + from.amount);
};

const playAt = async (system: RunningSystem, member: Ask, game: { code: string; amount: number }): Promise<void> => {
  await member('GET', `/api/wallet/activate/${game.code}`);
  await member('POST', '/api/wallet/transfer', { from: 'WALLET', to: game.code, amount: game.amount });
  const { username } = await member('GET', `/api/wallet/account/${game.code}`);
  const rounds = `/games/${game.code}/accounts/${String(username)}/rounds`;
  await asker(system.sandbox)('POST', rounds, { stake: 100, win: 340 });
  await member('GET', '/api/wallet/refresh/slot');
};

const approve = async (system: RunningSystem, staffToken: string): Promise<void> => {
  const office = asker(system.office, staffToken);
  const view = (name: string) => office('GET', `/api/withdrawals?view=${name}&page=1&limit=10`);
  const [waiting] = (await view('waiting'))['items'] as readonly Json[];
  if (waiting === undefined) throw new Error('no withdrawal is waiting');
  const { withdrawalId, amount } = waiting;
  await office('POST', `/api/withdrawals/${String(withdrawalId)}/approve`, { amount, password: staff.malee.password });
  await until('the withdrawal is paid', async () => ((await view('ended'))['items'] as readonly Json[]).length === 1);
};

export const liveALittle = async (system: RunningSystem): Promise<DemoLife> => {
  const member = await register(system, malee);
  await deposit(system, member, { person: malee, amount: 2000 });
  await playAt(system, member, { code: 'JOKER', amount: 500 });
  await playAt(system, member, { code: 'PGSLOT', amount: 300 });
  await member('POST', '/api/wallet/transfer', { from: 'JOKER', to: 'WALLET', amount: 240 });
  await member('POST', '/api/wallet/withdrawAll', { amount: 600 });
  const staffToken = await enterByCall(system, 'malee');
  await approve(system, staffToken);

  const other = await register(system, anan);
  await deposit(system, other, { person: anan, amount: 26_000 });
  await other('POST', '/api/wallet/withdrawAll', { amount: 24_500 });
  await member('POST', '/api/wallet/withdrawAll', { amount: 150 });

  const { profile } = await member('GET', '/api/wallet');
  return { memberToken: member.token ?? '', memberId: String((profile as Json)['_id']), staffToken };
};

// A press may have logged the member out or spent the money.
export const keepLoggedIn = async ({
  system,
  life,
}: {
  readonly system: RunningSystem;
  readonly life: DemoLife;
}): Promise<void> => {
  const { ok } = await fetch(`${system.member}/api/wallet`, {
    headers: { authorization: `Bearer ${life.memberToken}`, 'x-requested-with': 'wallet-user' },
  });
  if (!ok) {
    const { token } = await asker(system.member)('POST', '/api/login', { username: malee.phone, password });
    life.memberToken = String(token);
  }
  const member = asker(system.member, life.memberToken);
  if ((await walletOf(member)) < 500) await deposit(system, member, { person: malee, amount: 1_000 });
};

// A press may have logged the manager out.
export const keepStaffLoggedIn = async (studio: {
  readonly system: RunningSystem;
  readonly life: DemoLife;
}): Promise<void> => {
  const { system, life } = studio;
  const { ok } = await fetch(`${system.office}/api/self`, { headers: { authorization: `Bearer ${life.staffToken}` } });
  if (!ok) life.staffToken = await enterByCall(system, 'somchai');
};
