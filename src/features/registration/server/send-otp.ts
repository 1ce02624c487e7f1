import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { sendOtp as declaration } from '../contract.ts';
import { phoneRefusal } from '../rules.ts';
import { isPhoneRegistered } from './members-table.ts';
import { makeOneTimeCode, type OneTimeCode } from './one-time-code.ts';
import { afterFailedSending, afterSending, dayOf, isVerified, sendingRefusal, type OtpState } from './otp-limits.ts';
import { giveBackToAddress, lockOtp, takeFromAddress, writeOtp } from './otps-table.ts';

type Answer = AnswerOf<typeof declaration>;

const hourMs = 3_600_000;

interface Sending {
  readonly phone: string;
  readonly oneTime: OneTimeCode;
  readonly before: OtpState;
  readonly after: OtpState;
  readonly budget: { readonly address: string; readonly hour: Date };
}

// Counts the code before it is sent, so that requests at the same moment cannot pass a limit together.
const reserve = (context: Context, asked: { phone: string; address: string }): Promise<Sending | 'verified'> =>
  context.database.transaction(async (sql) => {
    const now = context.now();
    const before = await lockOtp(sql, asked.phone, dayOf(now));
    if (isVerified(before, now)) return 'verified';
    const code = sendingRefusal(before, now);
    if (code !== null) return refuse(code);
    const budget = { address: asked.address, hour: new Date(Math.floor(now.getTime() / hourMs) * hourMs) };
    const sentMax = context.settings.OTPS_PER_HOUR_ADDRESS;
    if (!(await takeFromAddress(sql, { ...budget, sentMax }))) return refuse('REQUEST_LIMIT');
    const oneTime = makeOneTimeCode();
    const after = afterSending(before, { ...oneTime, now });
    await writeOtp(sql, asked.phone, after);
    return { phone: asked.phone, oneTime, before, after, budget };
  });

// A newer code may have come meanwhile; then what it counted stands.
const takeBack = (context: Context, sending: Sending, maybeSent: boolean): Promise<void> =>
  context.database.transaction(async (sql) => {
    const state = await lockOtp(sql, sending.phone, sending.after.day);
    if (state.token_hash?.equals(sending.oneTime.tokenHash) !== true) return;
    await writeOtp(sql, sending.phone, afterFailedSending(sending.before, sending.after, maybeSent));
    if (!maybeSent) await giveBackToAddress(sql, sending.budget);
  });

const textOf = (context: Context, { code, reference }: OneTimeCode): string =>
  context.settings.isLaos
    ? `ລະຫັດ OTP ຂອງທ່ານແມ່ນ ${code} (Ref: ${reference}) ໃຊ້ໄດ້ 5 ນາທີ ຫ້າມບອກຜູ້ອື່ນ`
    : `รหัส OTP ของคุณคือ ${code} (Ref: ${reference}) ใช้ได้ 5 นาที ห้ามบอกผู้อื่น`;

// The code leaves in the message alone: never in an answer, never in a log.
export const sendOtp = async (context: Context, call: Call<QuestionOf<typeof declaration>>): Promise<Answer> => {
  const phone = call.question.phoneNumber;
  const wrongForm = phoneRefusal(phone, context.settings.isLaos);
  if (wrongForm !== null) return refuse(wrongForm);
  if (await isPhoneRegistered(context.database, phone)) return refuse('EXISTING_USER');
  const sending = await reserve(context, { phone, address: call.network });
  if (sending === 'verified') return { otpRef: null, otpToken: null, code: 'OTP_VERIFIED' };
  const { oneTime } = sending;
  const sent = await context.providers.sms.send({ phone, text: textOf(context, oneTime) });
  if (sent.kind !== 'done') {
    await takeBack(context, sending, sent.kind === 'unknown');
    return refuse('OTP_SEND_FAIL');
  }
  return { otpRef: oneTime.reference, otpToken: oneTime.token, code: 'SUCCESS' };
};
