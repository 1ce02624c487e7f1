import { phoneOf, phoneRefusal } from '#contract/forms/phone-form.ts';
import { findMemberByPhone } from '#members/claims-table.ts';
import type { Context } from '#server/context.ts';
import { takeLookup } from '#server/records/budgets.ts';
import type { Act, Asked } from '#server/verb.ts';
import type { registrationCalls } from '../contract.ts';
import { codeMessage } from './code-message.ts';
import { callerOf, makeOneTimeCode, verifiedTokenOf, type OneTimeCode } from './one-time-code.ts';
import { takeMessage, waitForMessage } from './otp-budgets.ts';
import { afterFailedSending, afterSending, isVerifiedBy, noCodes, sendingRefusal } from './otp-limits.ts';
import type { BrowserCodes } from './otp-limits.ts';
import { lockPhone, upsertCodes } from './otps-table.ts';

type SendOtp = typeof registrationCalls.sendOtp;

interface Sending {
  readonly phone: string;
  readonly oneTime: OneTimeCode;
  readonly before: BrowserCodes;
  readonly after: BrowserCodes;
}

// Counts the code before it is sent, so that simultaneous requests cannot exceed a limit.
const reserve = ({ context, call, refuse }: Asked<SendOtp>, phone: string): Promise<Sending | 'verified'> =>
  context.database.transaction(async (sql) => {
    const now = context.now();
    const state = await lockPhone(sql, phone, now);
    const caller = callerOf(call);
    if (isVerifiedBy(state.verification, { ...caller, tokenHash: verifiedTokenOf(call) }, now)) return 'verified';
    const known = state.browsers.find(({ browser }) => browser === caller.browser);
    const before = { ...(known ?? noCodes(caller)), ...caller };
    const refused = sendingRefusal(state, before, now);
    if (refused !== null) return refuse(refused.code, refused);
    const oneTime = makeOneTimeCode();
    const after = afterSending(before, { ...oneTime, now });
    await upsertCodes(sql, { phone, at: now, ...after });
    return { phone, oneTime, before, after };
  });

// A newer code may have been sent meanwhile; its count then stays.
const takeBack = (context: Context, { phone, oneTime, before, after }: Sending, maybeSent: boolean): Promise<void> =>
  context.database.transaction(async (sql) => {
    const now = context.now();
    const { browsers } = await lockPhone(sql, phone, now);
    const own = browsers.find(({ browser }) => browser === before.browser);
    if (own?.tokenHash?.equals(oneTime.tokenHash) !== true) return;
    await upsertCodes(sql, { phone, at: now, ...afterFailedSending(before, after, maybeSent) });
  });

// The code is only in the message: never in an answer, never in a log.
const deliver = async ({ context, call, refuse }: Asked<SendOtp>, sending: Sending): Promise<void> => {
  const giveBack = await takeMessage(context, callerOf(call));
  if (giveBack === null) {
    await takeBack(context, sending, false);
    return refuse('REQUEST_LIMIT', { waitMs: await waitForMessage(context, callerOf(call)) });
  }
  const { phone, oneTime } = sending;
  const text = codeMessage(context.settings, oneTime, call.language);
  const sent = await context.providers.sms.send({ phone, text });
  if (sent.kind === 'done') return;
  await takeBack(context, sending, sent.kind === 'unknown');
  if (sent.kind !== 'unknown') await giveBack();
  return refuse('OTP_SEND_FAIL');
};

export const sendOtp: Act<SendOtp> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const { isLaos } = context.settings;
  const wrongForm = phoneRefusal(question.phoneNumber, isLaos);
  if (wrongForm !== null) return refuse(wrongForm);
  const phone = phoneOf(question.phoneNumber, isLaos);
  await takeLookup(context, call.network);
  if ((await findMemberByPhone(context.database, phone)) !== null) return refuse('EXISTING_USER');
  const sending = await reserve(asked, phone.number);
  if (sending === 'verified') return { otpRef: null, otpToken: null, code: 'OTP_VERIFIED' };
  await deliver(asked, sending);
  return { otpRef: sending.oneTime.reference, otpToken: sending.oneTime.token, code: 'SUCCESS' };
};
