import type { WriteInSteps } from '#server/verb.ts';
import type { gameCalls } from '../contract.ts';
import { activeAccount } from './active-account.ts';
import { updateGamePassword, takePasswordReset } from './game-accounts-table.ts';
import { makeGamePassword } from './made-credentials.ts';
import { sealPassword } from './sealed-password.ts';

const minuteMs = 60_000;

// Gives the game account a new password, at most once a minute. Setting the same one twice is harmless, so after an
// unclear answer the call is repeated once; after that the old one stays until the member tries again.
export const resetGamePassword: WriteInSteps<typeof gameCalls.resetPassword> = async (asked) => {
  const { context, steps, refuse } = asked;
  const { memberId } = asked.member;
  const { slotCode: code } = asked.question;
  const { account, port } = await activeAccount(asked, code);
  await steps.inTransaction(async (work) => {
    const minuteAgo = new Date(work.now.getTime() - minuteMs);
    if ((await takePasswordReset(work.sql, { memberId, code, now: work.now, minuteAgo })) === null)
      refuse('REQUEST_LIMIT_1MIN');
  });
  const wished = { username: account.username, password: makeGamePassword() };
  const first = await port.setPassword(wished);
  const outcome = first.kind === 'unknown' ? await port.setPassword(wished) : first;
  if (outcome.kind !== 'done') return refuse('SLOT_RESET_PASSWORD_FAIL');
  await steps.inTransaction(async (work) => {
    const sealedPassword = sealPassword(context.settings, { memberId, code }, wished.password);
    await updateGamePassword(work.sql, { memberId, code, sealedPassword });
    work.audit(`game ${code}`, { passwordReset: true });
  });
  return { message: 'SUCCESS' };
};
