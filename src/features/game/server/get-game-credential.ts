import { auditReading } from '#server/records/audit-reading.ts';
import type { Read } from '#server/verb.ts';
import type { gameCalls } from '../contract.ts';
import { activeAccount } from './active-account.ts';

// Username and password and, for a game whose login page needs them, the form-state fields of a fresh page. While a new
// password is due none is shown: nobody knows yet which one the game has, and the old one somebody else may have seen.
export const getGameCredential: Read<typeof gameCalls.getCredential> = async (asked) => {
  const { context, call, member, question, refuse } = asked;
  const { account, password, port } = await activeAccount(asked, question.slotCode);
  if (account.isPasswordDue) return refuse('SLOT_RESET_PASSWORD_FAIL');
  await auditReading(context, call, { memberId: member.memberId, object: `game ${question.slotCode}` });
  const { username } = account;
  const outcome = await port.loginFields();
  if (outcome.kind !== 'done' || Object.keys(outcome.value.fields).length === 0) return { username, password };
  return { username, password, event: { ...outcome.value.fields } };
};
