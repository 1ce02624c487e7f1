import { isPassing } from '#database/connection-loss.ts';
import { Refusal } from '#server/refuse.ts';
import type { Act, Asked } from '#server/verb.ts';
import type { registrationCalls } from '../contract.ts';
import { callerOf, isRightCode, otpTokenHash } from './one-time-code.ts';
import { afterVerdict, verdictOn, type Verdict } from './otp-limits.ts';
import { lockPhone, findPhoneOfToken, upsertCodes, upsertVerification } from './otps-table.ts';

type VerifyOtp = typeof registrationCalls.verifyOtp;

// A wrong try is counted, so the verdict is a result of the transaction and not a refusal that would undo it. It counts
// against the browser that requested the code, so that nobody can use up someone else's tries.
const judge = async (asked: Asked<VerifyOtp>, tokenHash: Buffer): Promise<Verdict | 'OTP_NOT_EXIST'> => {
  const { context, call, question } = asked;
  const phone = await findPhoneOfToken(context.database, tokenHash);
  if (phone === null) return 'OTP_NOT_EXIST';
  return context.database.transaction(async (sql) => {
    const now = context.now();
    const { browsers } = await lockPhone(sql, phone, now);
    const own = browsers.find((codes) => codes.tokenHash?.equals(tokenHash) === true);
    if (own === undefined || own.codeHash === null) return 'OTP_NOT_EXIST';
    const isRight = isRightCode(own.codeHash, question.otpToken, question.otpCode);
    const verdict = verdictOn(own, isRight, now);
    await upsertCodes(sql, { phone, at: now, ...afterVerdict(own, verdict, now) });
    if (verdict === 'OTP_CODE_VALID')
      await upsertVerification(sql, phone, { at: now, tokenHash, browser: callerOf(call).browser });
    return verdict;
  });
};

export const verifyOtp: Act<VerifyOtp> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const tokenHash = otpTokenHash(question.otpToken) ?? refuse('OTP_TOKEN_INVALID');
  const verdict = await judge(asked, tokenHash).catch((error: unknown) => {
    if (error instanceof Refusal || isPassing(error)) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'a one-time code could not be checked');
    return refuse('OTP_VERIFY_FAIL');
  });
  if (verdict === 'OTP_CODE_VALID' || verdict === 'OTP_VERIFIED') return { message: verdict };
  return refuse(verdict);
};
