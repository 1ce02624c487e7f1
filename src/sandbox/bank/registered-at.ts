import type { Party } from './bank.ts';
import { holderOf } from './holder-of.ts';

// The accounts behind biller ids and PromptPay numbers that are no gateway's, and behind merchants and receivers in Laos.
const registered: Readonly<Record<string, { bankCode: string; accountNo: string }>> = {
  '099999999999504': { bankCode: 'SCB', accountNo: '0142000002' },
  '0890000002': { bankCode: 'SCB', accountNo: '0142000002' },
  '0890000003': { bankCode: 'KBANK', accountNo: '0011000001' },
  mch5c2f0404102fb: { bankCode: 'BCEL', accountNo: '010120000003' },
  '0101200000030': { bankCode: 'BCEL', accountNo: '010120000003' },
  '0301200000050': { bankCode: 'LDB', accountNo: '030120000005' },
};

export const registeredAt = (number: string): Party | null => {
  const account = registered[number];
  return account === undefined ? null : { ...account, name: holderOf(account) ?? account.accountNo };
};
