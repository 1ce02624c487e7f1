import type { Party } from './bank.ts';

const thai = 'บริษัท กระเป๋า จำกัด';

// The operator's accounts, as their banks know them: a bank prints its own record of the name, not the sender's. The
// second one of KBANK stands for one whose feed credits, beside the one for codes; an operator adds it. The digits that a
// slip shows of the two differ, or a person would have to say which of them was paid.
export const operatorAccounts: readonly Party[] = [
  { bankCode: 'SCB', accountNo: '0142000002', name: thai },
  { bankCode: 'KBANK', accountNo: '0011000001', name: thai },
  { bankCode: 'KBANK', accountNo: '0011234505', name: thai },
  { bankCode: 'GSB', accountNo: '020000000004', name: thai },
  { bankCode: 'BCEL', accountNo: '010120000003', name: 'KRAPAO COMPANY LIMITED' },
  { bankCode: 'LDB', accountNo: '030120000005', name: 'KRAPAO COMPANY LIMITED' },
];

export const holderOf = (account: { bankCode: string; accountNo: string }): string | null =>
  operatorAccounts.find(({ bankCode, accountNo }) => bankCode === account.bankCode && accountNo === account.accountNo)
    ?.name ?? null;
