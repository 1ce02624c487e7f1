import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import { Refusal, refuse } from '#server/refuse.ts';
import type { verifyOtp as declaration } from '../contract.ts';
import { isRightCode, otpTokenHash } from './one-time-code.ts';
import { afterVerdict, verdictOn, type Verdict } from './otp-limits.ts';
import { lockOtpOfToken, writeOtp } from './otps-table.ts';

type Ask = Call<QuestionOf<typeof declaration>>;

// A wrong try is counted, so the verdict is an answer of the transaction and no refusal that would undo it.
const judge = (context: Context, tokenHash: Buffer, asked: Ask['question']): Promise<Verdict | 'OTP_NOT_EXIST'> =>
  context.database.transaction(async (sql) => {
    const now = context.now();
    const state = await lockOtpOfToken(sql, tokenHash);
    if (state === null || state.code_hash === null) return 'OTP_NOT_EXIST';
    const isRight = isRightCode(state.code_hash, asked.otpToken, asked.otpCode);
    const verdict = verdictOn(state, isRight, now);
    await writeOtp(sql, state.phone, afterVerdict(state, verdict, now));
    return verdict;
  });

export const verifyOtp = async (context: Context, call: Ask): Promise<AnswerOf<typeof declaration>> => {
  const tokenHash = otpTokenHash(call.question.otpToken) ?? refuse('OTP_TOKEN_INVALID');
  const verdict = await judge(context, tokenHash, call.question).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'a one-time code could not be checked');
    return refuse('OTP_VERIFY_FAIL');
  });
  if (verdict === 'OTP_CODE_VALID' || verdict === 'OTP_VERIFIED') return { message: verdict };
  return refuse(verdict);
};
