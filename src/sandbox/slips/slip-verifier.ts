import { toWireNumber } from '#money/money-wire.ts';
import { currencies } from '#money/currency.ts';
import type { BankBook, Party, Transfer } from '../bank/bank.ts';
import { bankOf } from '../bank/banks.ts';
import { referenceInCode, slipCodeOf } from '../bank/slip-code.ts';
import type { Weather, WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import { maskedNo, shortName } from './masking.ts';

export interface SlipVerifier {
  verify(code: string): WeatherAnswer;
  // The bank of the slip, if there is such a slip.
  bankCodeOf(code: string): string | null;
}

const answer = (code: string, message: string, data?: Record<string, unknown>): WeatherAnswer => ({
  body: { code, message, ...(data === undefined ? {} : { data }) },
});

export const slipNotFound = answer('200404', 'Slip not found');

// Banks without digits are named by their code.
const bankIdOf = (bankCode: string): string => {
  const { number } = bankOf(bankCode);
  return number === '000' ? bankCode : number;
};

// A payment by PromptPay or to a biller has a proxy in place of an account, and tells no bank.
const partyOf = (party: Party, proxy: 'MSISDN' | 'BILLERID' | null) => ({
  account: {
    name: party.name === party.accountNo ? null : shortName(party),
    bank: { account: proxy === null ? maskedNo(party) : null },
    proxy: proxy === null ? null : { type: proxy, account: maskedNo(party) },
  },
  bank:
    proxy === 'MSISDN'
      ? { id: null, name: null }
      : { id: bankIdOf(party.bankCode), name: bankOf(party.bankCode).nameTH },
});

const proxyOf = ({ kind }: Transfer): 'MSISDN' | 'BILLERID' | null =>
  kind === 'promptpay' ? 'MSISDN' : kind === 'bill' ? 'BILLERID' : null;

const paddedChecksum = (code: string): string =>
  code.replace(/9104([0-9A-Fa-f]{1,3})$/, (_, sum: string) => `9104${sum.padStart(4, '0')}`);

const isCodeOf = (code: string, transfer: Transfer): boolean =>
  paddedChecksum(slipCodeOf(transfer) ?? '') === paddedChecksum(code);

const slipOf = (transfer: Transfer, amount: bigint): Record<string, unknown> => ({
  referenceId: `slip-${transfer.reference}`,
  decode: slipCodeOf(transfer),
  transRef: transfer.slipReference,
  dateTime: transfer.at.toISOString(),
  amount: toWireNumber(amount),
  ...(transfer.from.bankCode === 'BCEL' ? { currency: currencies[transfer.currency].isoCode } : {}),
  ref1: transfer.ref1 ?? null,
  ref2: null,
  ref3: null,
  sender: partyOf(transfer.from, null),
  receiver: partyOf(transfer.to, proxyOf(transfer)),
});

// A slip-checking service over the banks' own records. Each question costs quota, like a real one.
export const createSlipVerifier = (world: World, bank: BankBook): SlipVerifier => {
  const checks = world.shelf<{ code: string; times: number; lastAnswer: string }>('slip-checks');
  world.book.addSection('slip checks', () => checks.items());

  const isPublished = (transfer: Transfer, weather: Weather): boolean =>
    weather.kind !== 'late' || transfer.at.getTime() + weather.seconds * 1000 <= world.now().getTime();

  const transferOf = (code: string): Transfer | null =>
    bank.withSlipReference(referenceInCode(code) ?? '').find((known) => isCodeOf(code, known)) ?? null;

  const bankCodeOf = (code: string): string | null => transferOf(code)?.from.bankCode ?? null;

  const decide = (code: string, weather: Weather): WeatherAnswer => {
    if (weather.kind === 'quota') return answer('401005', 'Quota exceeded');
    if (referenceInCode(code) === null) return answer('400001', 'QR code is invalid');
    const transfer = transferOf(code);
    if (transfer === null || !isPublished(transfer, weather)) return slipNotFound;
    if (weather.kind === 'duplicate') return answer('200501', 'Slip is duplicated', slipOf(transfer, transfer.amount));
    const reported = weather.kind === 'liar' ? transfer.amount * 10n : transfer.amount;
    return answer('200000', 'Slip found', slipOf(transfer, reported));
  };

  return {
    bankCodeOf,
    verify: (code) => {
      const decided = decide(code, world.weather.at('slips', bankCodeOf(code) ?? undefined));
      const times = (checks.get(code)?.times ?? 0) + 1;
      checks.put(code, { code, times, lastAnswer: (decided.body as { code: string }).code });
      return decided;
    },
  };
};
