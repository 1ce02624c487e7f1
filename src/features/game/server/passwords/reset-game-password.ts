import type { WriteInSteps } from '#server/verb.ts';
import type { gameCalls } from '../../contract.ts';
import { ownGame } from '../active-account.ts';
import { makeGamePassword } from '../made-credentials.ts';
import { endPasswordReset, takePasswordReset, updateNextPassword } from './game-passwords-table.ts';
import { keepLatePassword, keepNewPassword, triedFor } from './renew-passwords.ts';
import { openPassword, opensPassword, sealPassword } from './sealed-password.ts';

const minuteMs = 60_000;

// Gives the game account a new password, at most once a minute. Setting the same one twice is harmless, so after an
// unclear answer the call is repeated once; after that the job goes on with the same password, and none is shown. A
// refusal leaves the old one, unless the account must get another or may have got this one by an earlier request.
export const resetGamePassword: WriteInSteps<typeof gameCalls.resetPassword> = async (asked) => {
  const { context, steps, refuse } = asked;
  const { settings } = context;
  const { slotCode: code } = asked.question;
  const owner = { memberId: asked.member.memberId, code };
  // The old password is not opened: one that no key opens is replaced too.
  const { account, port } = await ownGame(asked, code);
  const { sealed, isSent } = await steps.inTransaction(async (work) => {
    const { sql, now } = work;
    const minuteAgo = new Date(now.getTime() - minuteMs);
    const madeUp = sealPassword(settings, owner, makeGamePassword());
    const taken = await takePasswordReset(sql, { ...owner, now, minuteAgo, next: triedFor(now), madeUp });
    if (taken === null) return refuse('REQUEST_LIMIT_1MIN');
    if (opensPassword(settings, owner, taken.sealed)) return taken;
    // What no key opens is not sent again, but an earlier request with it may still arrive.
    await keepLatePassword(work, { code, sealed: taken.sealed }, port);
    await updateNextPassword(sql, { ...owner, sealed: madeUp });
    return { sealed: madeUp, isSent: true };
  });
  const wished = { username: account.username, password: openPassword(settings, owner, sealed) };
  const first = await port.setPassword(wished);
  const outcome = first.kind === 'unknown' ? await port.setPassword(wished) : first;
  const isKept = await steps.inTransaction(async (work) => {
    const sent = { code, sealed };
    if (first.kind === 'unknown') await keepLatePassword(work, sent, port);
    if (outcome.kind === 'done') return keepNewPassword(work, sent);
    // A refusal of a repeated request says nothing about the first.
    if (first.kind === 'refused' && !isSent) await endPasswordReset(work.sql, { ...owner, sealed });
    return false;
  });
  return isKept ? { message: 'SUCCESS' } : refuse('SLOT_RESET_PASSWORD_FAIL');
};
