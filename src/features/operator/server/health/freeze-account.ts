import { toWireNumber } from '#money/money-wire.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import type { Asked, Write } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../../office-contract.ts';
import { byStaff } from '#server/records/acts-by.ts';
import type { WantedChange } from '#server/records/operator-changes-table.ts';
import { requireCheckAhead, requireOurAccount } from '../check-change.ts';
import { propose } from '../propose-change.ts';

type FreezeAccount = typeof operatorOfficeCalls.freezeAccount;

// As the database tells it, which compares both.
const asStored = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19)}+00:00`;

const wantedOf = (question: QuestionOf<FreezeAccount>): WantedChange => {
  const { accountId: object, caseNo, frozenAmount, checkAt, because } = question;
  const fields = { state: 'FROZEN', caseNo, frozenAmount: toWireNumber(frozenAmount), checkAt: asStored(checkAt) };
  return { kind: 'account_health', object, fields, because };
};

export const checkFreezing = async (asked: Asked<FreezeAccount>): Promise<void> => {
  requireCheckAhead(asked, asked.question.checkAt);
  await requireOurAccount(asked, asked.question.accountId);
};

// Marks a deposit account as frozen by its bank, or says more about its case. One person does it at once, since every
// minute more members pay to it; the database lets nothing else through without a second person.
export const freezeAccount: Write<FreezeAccount> = async (asked) => {
  const status = await propose(asked, asked.work, { wanted: wantedOf(asked.question), by: byStaff(asked) });
  return { message: 'SUCCESS', status };
};
