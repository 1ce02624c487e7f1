import { expect } from '@playwright/test';
import { type Json, askAt } from './ask-at.ts';

const address = (): string => process.env['SANDBOX_ADDRESS'] ?? '';

const ask = (method: 'GET' | 'POST', path: string, body?: Json): Promise<unknown> =>
  askAt(address(), { method, path, ...(body === undefined ? {} : { body }) });

export interface Account {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
}

export interface BookedTransfer {
  readonly reference: string;
  readonly kind: string;
  readonly from: { readonly accountNo: string };
  readonly to: { readonly bankCode: string; readonly accountNo: string; readonly name: string };
  readonly amount: number;
}

export type Weather =
  | { service: 'games'; code: string; kind: string; seconds?: number }
  | { service: 'payout'; code: string; kind: string; seconds?: number };

export interface Round {
  readonly code: string;
  readonly username: string;
  readonly stake: number;
  readonly win: number;
}

const sender = ({ bankCode, accountNo, accountName }: Account) => ({
  fromBankCode: bankCode,
  fromAccountNo: accountNo,
  fromName: accountName,
});

// The demo operator's accounts with automatic credit.
const autoAccount = { toBankCode: 'SCB', toAccountNo: '0142000002' };
export const kipAccount = { toBankCode: 'BCEL', toAccountNo: '010120000003' };

export interface QrPayment {
  readonly payload: string;
  readonly from: Account;
  // Only to pay something other than the code requests, or at another time.
  readonly amount?: number;
  readonly at?: Date;
}

// The commands that walk the product know nothing of the patience of Playwright's own runs, and wait on a loaded machine.
export const arrival = { timeout: 30_000 };

// The world outside the product, as played by the sandbox.
export const outside = {
  // The code in the latest text message to the phone.
  codeFor: async (phone: string): Promise<string> => {
    let code: string | null = null;
    await expect
      .poll(async () => {
        const messages = (await ask('GET', `/sms?phone=${phone}`)) as { code: string | null }[];
        code = messages[0]?.code ?? null;
        return code;
      }, arrival)
      .not.toBeNull();
    return code ?? '';
  },

  payQr: async ({ payload, from, amount, at }: QrPayment): Promise<string> => {
    const paid = await ask('POST', '/bank/pay-qr', {
      payload,
      ...sender(from),
      ...(amount === undefined ? {} : { amount }),
      ...(at === undefined ? {} : { at: at.toISOString() }),
    });
    return (paid as { reference: string }).reference;
  },

  transferToOperator: async (from: Account, amount: number, to = autoAccount): Promise<string> => {
    const sent = await ask('POST', '/bank/transfer', { ...to, ...sender(from), amount });
    return (sent as { reference: string }).reference;
  },

  // Pays by hand into the account of KBANK, or another there; returns the slip as the bank's app saves it.
  slipOf: async (from: Account, amount: number, toAccountNo = '0011000001'): Promise<Buffer> => {
    const sent = await ask('POST', '/bank/transfer', { toBankCode: 'KBANK', toAccountNo, ...sender(from), amount });
    const picture = await fetch((sent as { slip: string }).slip);
    return Buffer.from(await picture.arrayBuffer());
  },

  // Somebody gives money by a link of the wallet's app.
  makeGift: async (amount: string): Promise<string> =>
    ((await ask('POST', '/gifts', { amount })) as { link: string }).link,

  setWeather: async (weather: Weather): Promise<void> => {
    await ask('POST', '/weather', weather);
  },

  // A round at the game.
  play: async ({ code, username, stake, win }: Round): Promise<void> => {
    await ask('POST', `/games/${code}/accounts/${username}/rounds`, { stake, win });
  },

  // What the bank has booked to or from an account.
  bookedFor: async (accountNo: string): Promise<BookedTransfer[]> => {
    const { transfers } = (await ask('GET', '/book')) as { transfers: Record<string, BookedTransfer> };
    return Object.values(transfers).filter(
      ({ from, to }) => from.accountNo === accountNo || to.accountNo === accountNo,
    );
  },

  // The receiving bank sends a payout back.
  returnPayout: (reference: string) => ask('POST', `/bank/payouts/${reference}/return`, {}),
};
