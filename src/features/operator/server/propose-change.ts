import type { ChangeStatus } from '#contract/operator-changes.ts';
import type { Context } from '#server/context.ts';
import type { Work } from '#server/transaction-on.ts';
import type { Asked, Refusing, Write } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';
import { byStaff } from '#server/records/acts-by.ts';
import {
  insertChange,
  type ActsBy,
  type ProposalRefusal,
  type WantedChange,
} from '#server/records/operator-changes-table.ts';
import { checkNewChange, newObject } from './check-change.ts';
import { refuseByStaff } from './refuse-by-staff.ts';
import { columnsOf } from './column-names.ts';

type ProposeChange = typeof operatorOfficeCalls.proposeChange;

// Before the transaction: checks what staff may not change, and that the product can work with the change.
export const checkProposal = async (asked: Asked<ProposeChange>): Promise<void> => {
  refuseByStaff(asked, asked.question);
  await checkNewChange(asked, asked.question);
};

// No markup is stored that could run.
const cleanedSetting = (context: Context, { object, fields }: WantedChange): WantedChange['fields'] => {
  const known = context.operatorSettings.find(({ name }) => name === object);
  return known?.canBe(fields['value']) ? { value: known.cleaned(fields['value']) } : fields;
};

// The request that both the back office and the commands make to the database, in one transaction.
export const propose = (
  { context, refuse }: Refusing<ProposalRefusal>,
  work: Pick<Work, 'sql' | 'operationId' | 'now'>,
  { wanted, by }: { wanted: WantedChange; by: ActsBy },
): Promise<ChangeStatus> => {
  const object = wanted.object === newObject ? context.newId() : wanted.object;
  const fields = wanted.kind === 'setting' ? cleanedSetting(context, wanted) : wanted.fields;
  return insertChange(
    { sql: work.sql, refuse },
    {
      changeId: work.operationId,
      wanted: { ...wanted, object, fields: columnsOf(fields) },
      by,
      at: work.now,
    },
  );
};

// Changes operator data. A change that steers money waits for a second person; any other takes effect at once.
// Entries: none.
// Repeating with the same request key returns the first answer; the change has the id of its request.
// Refuses: WRONG_PASSWORD, CHANGE_INVALID, CHANGE_SAME, FACTOR_IN_USE, ACCOUNT_UNREADABLE.
export const proposeChange: Write<ProposeChange> = async (asked) => {
  const { kind, object, fields, because } = asked.question;
  const wanted = { kind, object, fields, because };
  return { message: 'SUCCESS', status: await propose(asked, asked.work, { wanted, by: byStaff(asked) }) };
};
