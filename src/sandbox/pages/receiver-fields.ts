import * as z from 'zod/mini';
import type { Party } from '../bank/bank.ts';
import { bankOf } from '../bank/banks.ts';
import { holderOf, operatorAccounts } from '../bank/holder-of.ts';
import { html, type Markup } from './markup.ts';
import { bankOptions } from './sender-fields.ts';

export const receiverShape = {
  toBankCode: z.string().check(z.minLength(1), z.maxLength(20)),
  toAccountNo: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{1,30}$/)),
  toName: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
};

export const receiverOf = (fields: { toBankCode: string; toAccountNo: string; toName: string }): Party => {
  const account = { bankCode: fields.toBankCode, accountNo: fields.toAccountNo.replaceAll('-', '') };
  return { ...account, name: fields.toName || (holderOf(account) ?? account.accountNo) };
};

const receiverButton = ({ bankCode, accountNo, name }: Party): Markup =>
  html`<button type="button" class="chip" data-receiver="${JSON.stringify([bankCode, accountNo, name])}">
    ${bankOf(bankCode).nameEN} <small>${accountNo}</small>
  </button>`;

// The account that the money reaches, and how much.
export const receiverFields = (usual: { bankCode: string; accountNo: string }): Markup =>
  html`<div class="chips">${operatorAccounts.map(receiverButton)}</div>
    <label
      >To bank <span lang="th">ธนาคารปลายทาง</span>
      <select name="toBankCode">
        ${bankOptions(usual.bankCode)}
      </select></label
    >
    <label
      >To account number <span lang="th">เลขที่บัญชี</span>
      <input name="toAccountNo" inputmode="numeric" required autocomplete="off" value="${usual.accountNo}"
    /></label>
    <label
      >Name of that account, for the slip <span lang="th">ชื่อบัญชีปลายทาง</span>
      <input name="toName" autocomplete="off" placeholder="as its bank knows it"
    /></label>
    <label
      >Amount <span lang="th">จำนวนเงิน</span>
      <input name="amount" inputmode="decimal" required autocomplete="off" placeholder="100.00"
    /></label>`;
