import { operationsPage } from '#ledger';
import { findMember, type Member } from '#members/members-table.ts';
import type { Read } from '#server/verb.ts';
import type { statementOfficeCalls } from '../office-contract.ts';
import { lineOf } from './get-statement.ts';

export const faceOf = ({ memberId, name, currency }: Member) => ({ memberId, name, currency });

export const listLinesForStaff: Read<typeof statementOfficeCalls.listLines> = async ({ context, question, refuse }) => {
  const { memberId, page, limit } = question;
  const member = (await findMember(context.database, memberId)) ?? refuse('NO_DATA');
  const { total, operations } = await operationsPage(context.database, memberId, { page, limit });
  return { member: faceOf(member), total, statements: operations.map(lineOf) };
};
