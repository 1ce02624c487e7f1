// Whose the operator's accounts of the demonstration are: a bank prints its own record of the name, not the sender's.
const holders: Readonly<Record<string, string>> = {
  'KBANK 0011000001': 'บริษัท กระเป๋า จำกัด',
  'SCB 0142000002': 'บริษัท กระเป๋า จำกัด',
  'GSB 020000000004': 'บริษัท กระเป๋า จำกัด',
  'BCEL 010120000003': 'KRAPAO COMPANY LIMITED',
};

export const holderOf = (account: { bankCode: string; accountNo: string }): string | null =>
  holders[`${account.bankCode} ${account.accountNo}`] ?? null;
