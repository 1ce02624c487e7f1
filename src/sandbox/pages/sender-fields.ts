import * as z from 'zod/mini';
import { fromDecimalText } from '#money/money-wire.ts';
import type { BankBook, Party } from '../bank/bank.ts';
import { bankOf, banks } from '../bank/banks.ts';
import { html, type Markup } from './markup.ts';

export const senderShape = {
  fromBankCode: z.string().check(z.minLength(1), z.maxLength(20)),
  fromAccountNo: z.string().check(z.regex(/^[0-9A-Za-z-]{1,30}$/)),
  fromName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
};

export const senderOf = (fields: { fromBankCode: string; fromAccountNo: string; fromName: string }): Party => ({
  bankCode: fields.fromBankCode,
  accountNo: fields.fromAccountNo,
  name: fields.fromName,
});

// An amount as a person types it: 1,234.5 is 1234.50; null if it is no amount or not above zero.
export const typedAmount = (text: string): bigint | null => {
  const amount = fromDecimalText(text.replaceAll(/[,\s]/g, ''));
  return amount === null || amount <= 0n ? null : amount;
};

export const bankOptions = (chosen: string): Markup[] =>
  banks.map(
    (bank) =>
      html`<option value="${bank.code}" ${bank.code === chosen ? html`selected` : null}>
        ${bank.code} · ${bank.nameTH}
      </option>`,
  );

const knownMax = 6;

// People who have paid before, most recent first.
const knownSenders = (bank: BankBook): Party[] => {
  const known = new Map<string, Party>();
  for (const { kind, from } of bank.all().reverse()) {
    if (kind !== 'payout')
      known.set(`${from.bankCode} ${from.accountNo}`, known.get(`${from.bankCode} ${from.accountNo}`) ?? from);
    if (known.size === knownMax) break;
  }
  return [...known.values()];
};

const senderButton = (sender: Party): Markup =>
  html`<button
    type="button"
    class="chip"
    data-sender="${JSON.stringify([sender.bankCode, sender.accountNo, sender.name])}"
  >
    ${sender.name} <small>${bankOf(sender.bankCode).code} ${sender.accountNo}</small>
  </button>`;

// The account that the money leaves. The product matches by it, so the payer chooses it.
export const senderFields = (bank: BankBook): Markup => {
  const known = knownSenders(bank);
  const [latest] = known;
  return html`<fieldset>
    <legend>Pay from <span lang="th">จ่ายจากบัญชี</span></legend>
    ${known.length === 0 ? null : html`<div class="chips">${known.map(senderButton)}</div>`}
    <label
      >Bank <span lang="th">ธนาคาร</span>
      <select name="fromBankCode">
        ${bankOptions(latest?.bankCode ?? 'KBANK')}
      </select></label
    >
    <label
      >Account number <span lang="th">เลขที่บัญชี</span>
      <input name="fromAccountNo" inputmode="numeric" required autocomplete="off" value="${latest?.accountNo ?? ''}"
    /></label>
    <label
      >Account name <span lang="th">ชื่อบัญชี</span>
      <input name="fromName" required autocomplete="off" value="${latest?.name ?? ''}"
    /></label>
    <p class="hint">The account a member registered with is the one their deposits are recognised by.</p>
  </fieldset>`;
};
