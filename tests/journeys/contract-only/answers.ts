import { renderSVG } from 'uqr';
import type { Answering, Asked, Bank } from './answering.ts';
import { chatAnswers } from './chat-answers.ts';

export const gamePath = '/game';
const gameAddress = (origin: string): string => origin + gamePath;

const now = (): string => new Date().toISOString();
const profile = {
  _id: 'member-1',
  username: '0812345678',
  name: 'Noi',
  createdAt: '2026-01-05T03:00:00.000Z',
  coin: 3,
};
const bankName = { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' };
const bankAccount = { bank: bankName, bankAccountName: 'NOI JAIDEE', bankAccountNo: '4041112223', bankCode: 'SCB' };
const banners = [{ image: null, html: '<b>Only for you</b>' }];
const message = { message: 'SUCCESS' };

// The page posts the login of the first one; the others open by a link.
const slots = [
  { code: 'JOKER', name: 'Joker' },
  { code: 'PG', name: 'PG' },
  { code: 'ASKMEBET', name: 'AskMeBet' },
] as const;

const slotsOf = ({ bank, origin }: Asked) =>
  slots.map((slot) => ({
    ...slot,
    category: 'slot',
    isActive: true,
    amount: bank.games[slot.code] ?? 0,
    ftWalletSlot: 1,
    logo: null,
    background: null,
    web: slot.code === 'JOKER' ? gameAddress(origin) : null,
    android: null,
    ios: null,
  }));

const spinSlice = (code: string, label: string) => ({
  code,
  label,
  bgColor: '#0b6b4f',
  textColor: '#ffffff',
  htmlDescription: `<p>${label}</p>`,
});
const wheel = {
  name: 'Wheel',
  slice: ['100 baht', 'Nothing', '20 baht', 'Again'].map((label, at) => spinSlice(`S${String(at)}`, label)),
};

interface Line {
  readonly statementType: string;
  readonly amount: number;
  readonly from: string;
  readonly to: string;
}

const lineOf = (line: Line) => ({
  ...line,
  status: 'SUCCESS',
  createdAt: now(),
});

const move: Answering = ({ body, bank }) => {
  const amount = Number(body['amount']);
  const [from, to] = [String(body['from']), String(body['to'])];
  for (const [account, sign] of [
    [from, -1],
    [to, 1],
  ] as const)
    if (account === 'WALLET') bank.wallet += sign * amount;
    else bank.games[account] = (bank.games[account] ?? 0) + sign * amount;
  bank.statements.unshift(lineOf({ statementType: 'transfer', amount, from, to }));
  return message;
};

const moveAll: Answering = (asked) =>
  move({ ...asked, body: { from: 'WALLET', to: asked.body['to'], amount: asked.bank.wallet } });

const withdraw: Answering = ({ body, bank }) => {
  bank.wallet -= Number(body['amount']);
  bank.statements.unshift(
    lineOf({ statementType: 'withdraw', amount: Number(body['amount']), from: 'WALLET', to: 'SCB' }),
  );
  return message;
};

const qr = (amount: number) => ({
  qrcodeId: 'qr-1',
  hasQrcode: true,
  qrcode: renderSVG('00020101021229370016A000000677010111'),
  amount,
  expireIn: new Date(Date.now() + 600_000).toISOString(),
});

const depositBank = { mode: 'MANUAL', bankAccountName: 'KRAPAO CO', bankAccountNo: '0011000001', currency: 'BAHT' };

// What a backend that has only the calls of the product's specification answers, written from its tables of calls and
// entities alone: no field more, no header more. Where these do not say what an answer holds, it is a message.
export const answers: Readonly<Record<string, Answering>> = {
  'GET /api/lookup/banks': () => [{ code: 'SCB', nameTH: bankName.nameTH }],
  'GET /api/lookup/deposit': () => ({
    banks: [
      { ...depositBank, bankCode: 'SCB', bankType: 'BANK', bank: bankName },
      { ...depositBank, bankCode: 'KBANK', bankType: 'QR', bank: { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' } },
    ],
    wallets: [{ walletAccountName: 'KRAPAO CO', mode: 'AUTO' }],
    isManual: false,
  }),
  'GET /api/lookup/conditions': () => [{ title: 'Deposits', html: '<p>At least 10 baht</p>' }],
  'GET /api/lookup/agreements': () => ['<p>The terms</p>'],
  'GET /api/lookup/info': () => ({ name: 'Elsewhere', website: null }),
  'GET /api/lookup/notice': () => ({ title: null, html: null }),
  'GET /api/lookup/contact': () => ({ contactText: 'Call us', lineLink: null, lineName: '@elsewhere', lineQR: null }),
  'GET /api/lookup/withdraw': () => ({ withdrawMin: 100, withdrawMax: 50_000 }),
  'GET /api/lookup/slip': () => ({ closedFrom: '23:30', closedTo: '00:30', isClosed: false, uploadWithinMinutes: 60 }),
  'GET /api/lookup/sources': () => [{ code: 'LINE', description: 'LINE' }],
  'GET /api/lookup/active': () => ({ terminated: null }),
  'GET /api/lookup/registerOTP': () => true,
  'GET /api/lookup/enableChatWidget': () => true,
  'POST /api/login': () => ({ token: 'a-token-of-elsewhere' }),
  'POST /api/account/validate': () => message,
  'POST /api/account': () => message,
  'GET /api/account/profile': () => ({ profile, bankAccount }),
  'PUT /api/account/profile': () => message,
  'PUT /api/account/bankAccountName': () => message,
  'PUT /api/account/changepwd': () => message,
  'POST /api/otp/send': () => ({ otpRef: 'ABCD', otpToken: 'otp-1', code: 'SENT' }),
  'POST /api/otp/verify': () => message,
  'GET /api/wallet': (asked) => ({
    profile: { ...profile, coin: asked.bank.coins },
    bankAccount,
    wallet: { amount: asked.bank.wallet },
    invite: { amount: 25, percentSuccess: 100, percentFail: 10 },
    slots: slotsOf(asked),
  }),
  'GET /api/wallet/refresh/slot': () => message,
  'GET /api/wallet/activate/{}': () => message,
  'GET /api/wallet/account/{}': () => ({ username: 'kpnoi', password: 'a1b2c3' }),
  'GET /api/wallet/resetpassword/{}': () => message,
  'POST /api/wallet/add': () => message,
  'POST /api/wallet/transfer': move,
  'POST /api/wallet/transferAll': moveAll,
  'POST /api/wallet/withdraw': withdraw,
  'POST /api/wallet/withdrawAll': withdraw,
  'POST /api/wallet/slip': () => message,
  'POST /api/wallet/truelink': () => message,
  'GET /api/qrcode/{}': () => ({ hasQrcode: false }),
  'POST /api/qrcode/{}': ({ body }) => qr(Number(body['amount'])),
  'DELETE /api/qrcode/{}': () => message,
  'GET /api/autoLogin/{}/{}': ({ origin }) => gameAddress(origin),
  'GET /api/autoLogin/{}/{}/{}': ({ origin }) => gameAddress(origin),
  'POST /api/invite': () => ({ invites: [{ from: { name: 'Joy***' }, amount: 12, createdAt: now() }] }),
  'GET /api/invite/bonus': () => message,
  'GET /api/invite/banners': () => banners,
  'POST /api/refund': () => ({ refunds: [{ refundAmount: 15, createdAt: now() }] }),
  'GET /api/refund/check': () => ({
    result: true,
    bonus: false,
    info: null,
    refundAmount: 15,
    refundSuccess: 100,
    refundFail: 10,
  }),
  'GET /api/refund/receive': () => message,
  'GET /api/refund/addWallet': () => message,
  'GET /api/refund/banners': () => [],
  'GET /api/spinwheel/active': () => ({ isActive: true }),
  'GET /api/spinwheel/setup': ({ bank }) => ({ activeSpinwheel: wheel, userCoin: bank.coins }),
  'POST /api/spinwheel/spin': ({ bank }) => {
    bank.coins -= 1;
    return { success: true, result: { code: 'S2', label: '20 baht', remainingCoin: bank.coins }, error: null };
  },
  'GET /api/spinwheel/coupon': () => [
    { prize: { name: '20 baht', slice: { code: 'S2', label: '20 baht' } }, amount: 20 },
  ],
  'POST /api/spinwheel/coupon/claim': () => ({ success: true, error: null }),
  'GET /api/bonus': () => [
    { code: 'WELCOME', type: 'limit', maxReceived: 1, percentFail: 10, banners, userBonus: null },
  ],
  'GET /api/bonus/activate/{}': () => ({ _id: 'b1', isActive: true, received: [] }),
  'GET /api/bonus/check/active': () => ({ status: false, type: null }),
  'GET /api/bonus/check/minimum': () => message,
  'GET /api/bonus/clear': () => message,
  'GET /api/promotion/current': () => message,
  'GET /api/promotion/find/{}': () => ({ percentFail: 10, description: 'A gift' }),
  'GET /api/promotion/activate/{}': () => ({ _id: 'p1', isActive: true, received: [] }),
  'POST /api/statement': ({ bank }) => ({ total: bank.statements.length, statements: bank.statements }),
  'POST /api/statement/slip': () => ({
    slips: [{ createdAt: now(), amount: 100, status: 'FAILED', note: 'EXPIRED_SLIP', link: null, reference: 'S-1' }],
  }),
  'GET /api/statement/slip/reference/{}': ({ origin }) => ({ url: `${origin}/files/slip.svg` }),
  ...chatAnswers,
};

export const newBank = (): Bank => ({
  wallet: 1_000,
  games: { JOKER: 50 },
  coins: 3,
  talks: new Map(),
  statements: [lineOf({ statementType: 'deposit', amount: 1_000, from: 'SCB', to: 'WALLET' })],
});
