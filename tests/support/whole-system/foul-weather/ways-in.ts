import { depositCalls } from '#features/deposit/contract.ts';
import { slipCalls } from '#features/slip/contract.ts';
import type { Currency } from '#money/currency.ts';
import { accountOf, makeGift, offerQr, payQr, sendLink, transferTo } from '../../deposits.ts';
import type { TestMember } from '../../people.ts';
import type { TestServer } from '../../test-server.ts';

// One way by which a member pays in, at the sandbox, while the service behind it misbehaves.
export interface WayIn {
  readonly name: string;
  readonly service: 'gateway' | 'bank' | 'slips' | 'gifts';
  readonly currency: Currency;
  // Pays; in foul weather the app's own calls may fail, and are then repeated like a member repeats them.
  readonly pay: (server: TestServer, member: TestMember, calm: () => Promise<void>) => Promise<void>;
}

export const amountOf: Readonly<Record<Currency, bigint>> = { BAHT: 30_000n, LAK: 2_500_000_000n };
const inUnits = (currency: Currency): number => Number(amountOf[currency]) / 100;

const accounts = {
  SCB: { bankCode: 'SCB', accountNo: '0142000002' },
  KBANK: { bankCode: 'KBANK', accountNo: '0011000001' },
  KBANK_AUTO: { bankCode: 'KBANK', accountNo: '0011234505' },
  GSB: { bankCode: 'GSB', accountNo: '020000000004' },
  BCEL: { bankCode: 'BCEL', accountNo: '010120000003' },
} as const;
type Account = keyof typeof accounts;

// Accounts beside those of the seeded operator. The sandbox's banks know their holder: a slip shows the name.
export const addAccounts = async ({ database, context, clock }: TestServer): Promise<void> => {
  for (const [name, mode] of [
    ['KBANK_AUTO', 'AUTO'],
    ['GSB', 'MANUAL'],
  ] as const)
    await database.owner.rows(
      `insert into deposit_account (account_id, bank_code, bank_type, mode, account_name, account_no, currency, place,
         credited_since)
       values ($1, $2, 'BANK', $3, 'บริษัท กระเป๋า จำกัด', $4, 'BAHT', 90, $5)`,
      [context.newId(), accounts[name].bankCode, mode, accounts[name].accountNo, clock.now()],
    );
  clock.advance(6_000);
};

// A code that foul weather keeps from being made is made once it is over: nothing was paid before.
const byQr = (method: string): WayIn => ({
  name: `${method} QR`,
  service: method === 'PROMPTPAY' ? 'bank' : 'gateway',
  currency: 'BAHT',
  pay: async (server, member, calm) => {
    const asked = { bankCode: method, amount: amountOf.BAHT };
    const made = await server.ask(depositCalls.createQr, asked, { token: member.token });
    const isMade = (made.body as { hasQrcode?: boolean }).hasQrcode === true;
    if (!isMade) await calm();
    const live = isMade ? (made.body as { qrcodeId: string }).qrcodeId : null;
    const { payload } =
      live === null
        ? await offerQr(server, member, { amount: amountOf.BAHT, method })
        : ((await server.database.owner.one<{ payload: string }>('select payload from qr_code where qrcode_id = $1', [
            live,
          ])) ?? { payload: '' });
    await payQr(server, { payload, member });
  },
});

const byTransfer = (account: Account, currency: Currency = 'BAHT'): WayIn => ({
  name: `${account} by feed`,
  service: 'bank',
  currency,
  pay: async (server, member) => {
    await transferTo(server, accounts[account], { from: accountOf(member), amount: inUnits(currency) });
  },
});

const bySlip = (account: Account, currency: Currency = 'BAHT'): WayIn => ({
  name: `${account} by slip`,
  service: 'slips',
  currency,
  pay: async (server, member) => {
    const to = accounts[account];
    const reference = await transferTo(server, to, { from: accountOf(member), amount: inUnits(currency) });
    const drawn = await fetch(`${server.sandbox.url}/bank/slips/${reference}.png`);
    const file = new Uint8Array(await drawn.arrayBuffer());
    const sent = await server.ask(slipCalls.upload, { bankCode: to.bankCode }, { token: member.token, file });
    if (sent.status !== 200) throw new Error(`the slip was answered ${JSON.stringify(sent.body)}`);
  },
});

const byGift: WayIn = {
  name: 'gift link',
  service: 'gifts',
  currency: 'BAHT',
  pay: async (server, member, calm) => {
    const { link } = await makeGift(server, { amount: String(inUnits('BAHT')) });
    const first = await sendLink(server, member, { link });
    if (first.status === 200) return;
    await calm();
    await sendLink(server, member, { link });
  },
};

export const waysIn: readonly WayIn[] = [
  ...['KBANK', 'WW', 'FP', 'PAYONEX', 'PROMPTPAY'].map(byQr),
  byTransfer('SCB'),
  byTransfer('KBANK_AUTO'),
  byTransfer('BCEL', 'LAK'),
  bySlip('KBANK'),
  bySlip('GSB'),
  bySlip('BCEL', 'LAK'),
  byGift,
];
