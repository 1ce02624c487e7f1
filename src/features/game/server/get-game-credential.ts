import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { memberOf, type Call, type Context } from '#server/context.ts';
import { auditReading } from '#server/records/audit-reading.ts';
import type { gameCalls } from '../contract.ts';
import { activeAccount } from './active-account.ts';

// Username and password, and for a game whose login page wants them the form-state fields of a fresh page.
export const getGameCredential = async (
  context: Context,
  call: Call<QuestionOf<typeof gameCalls.getCredential>>,
): Promise<AnswerOf<typeof gameCalls.getCredential>> => {
  const { memberId } = memberOf(call);
  const { account, password, port } = await activeAccount(context, memberId, call.question.slotCode);
  await auditReading(context, call, { memberId, object: `game ${call.question.slotCode}` });
  const { username } = account;
  const outcome = await port.loginFields();
  if (outcome.kind !== 'done' || Object.keys(outcome.value.fields).length === 0) return { username, password };
  return { username, password, event: { ...outcome.value.fields } };
};
