import { isPassing } from '#database/connection-loss.ts';
import { Refusal, type RefusalWait } from '#server/refuse.ts';
import type { Act, Asked } from '#server/verb.ts';
import type { registrationCalls } from '../contract.ts';
import { callerOf, isRightCode, otpTokenHash } from './one-time-code.ts';
import { afterVerdict, blockedFor, verdictOn, type Verdict } from './otp-limits.ts';
import { lockPhone, findPhoneOfToken, upsertCodes, upsertVerification } from './otps-table.ts';

type VerifyOtp = typeof registrationCalls.verifyOtp;

interface Judged extends RefusalWait {
  readonly verdict: Verdict | 'OTP_NOT_EXIST';
}

const unknownToken: Judged = { verdict: 'OTP_NOT_EXIST', waitMs: null };

// A wrong try is counted, so the verdict is a result of the transaction and not a refusal that would undo it. It counts
// against the browser that requested the code, so that nobody can use up someone else's tries.
const judge = async (asked: Asked<VerifyOtp>, tokenHash: Buffer): Promise<Judged> => {
  const { context, call, question } = asked;
  const phone = await findPhoneOfToken(context.database, tokenHash);
  if (phone === null) return unknownToken;
  return context.database.transaction(async (sql) => {
    const now = context.now();
    const { browsers } = await lockPhone(sql, phone, now);
    const own = browsers.find((codes) => codes.tokenHash?.equals(tokenHash) === true);
    if (own === undefined || own.codeHash === null) return unknownToken;
    const isRight = isRightCode(own.codeHash, question.otpToken, question.otpCode);
    const verdict = verdictOn(own, isRight, now);
    await upsertCodes(sql, { phone, at: now, ...afterVerdict(own, verdict, now) });
    if (verdict === 'OTP_CODE_VALID')
      await upsertVerification(sql, phone, { at: now, tokenHash, browser: callerOf(call).browser });
    return { verdict, waitMs: verdict === 'OTP_BLOCK' ? blockedFor(own, now) : null };
  });
};

export const verifyOtp: Act<VerifyOtp> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const tokenHash = otpTokenHash(question.otpToken) ?? refuse('OTP_TOKEN_INVALID');
  const { verdict, waitMs } = await judge(asked, tokenHash).catch((error: unknown) => {
    if (error instanceof Refusal || isPassing(error)) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'a one-time code could not be checked');
    return refuse('OTP_VERIFY_FAIL');
  });
  if (verdict === 'OTP_CODE_VALID' || verdict === 'OTP_VERIFIED') return { message: verdict };
  return refuse(verdict, { waitMs });
};
