import { accounts } from '#ledger';

// The chain of audit rows that tells what was done to the operator's data.
export const operatorId = accounts.house.BAHT;
