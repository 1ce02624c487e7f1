import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { isPassing } from '#database/connection-loss.ts';
import { registerOtp } from '#server/operator/shared-settings.ts';
import { findMemberByPhone } from '#members/claims-table.ts';
import { findMember } from '#members/members-table.ts';
import type { Currency } from '#money/currency.ts';
import type { Call, Context } from '#server/context.ts';
import { Refusal, refuse } from '#server/refuse.ts';
import { originOf } from '#server/run-verb.ts';
import type { registrationCalls } from '../contract.ts';
import { openPlayers, type OpenedPlayer } from '#features/game/server/public.ts';
import { inviterOf } from '../rules.ts';
import { checkRegistration } from './check-registration.ts';
import { createMember } from './create-member.ts';
import { callerOf, verifiedTokenOf } from './one-time-code.ts';
import { takeUnverifiedAccount } from './otp-budgets.ts';
import { isVerifiedBy } from './otp-limits.ts';
import { findVerification, useUpVerification } from './otps-table.ts';
import { gamesAtRegistration } from './settings.ts';

type Ask = Call<QuestionOf<typeof registrationCalls.create>>;

const currencyOf = (context: Context, asked: Currency | null | undefined): Currency => {
  if (context.settings.isLaos) return asked ?? 'LAK';
  return asked === 'LAK' ? refuse('INVALID_USER_INFO') : 'BAHT';
};

// A code verified a phone for the browser that had asked for it, and for no other.
const requireVerifiedPhone = async (context: Context, call: Ask): Promise<void> => {
  const phone = call.question.username;
  if (!(await registerOtp.read(context))) return takeUnverifiedAccount(context, call.network);
  const verification = await findVerification(context.database, phone);
  const asked = { ...callerOf(call), tokenHash: verifiedTokenOf(call) };
  if (isVerifiedBy(verification, asked, context.now())) return;
  // Of registrations at the same moment the first has used up the verification.
  refuse((await findMemberByPhone(context.database, phone)) !== null ? 'EXISTING_USER' : 'UNVERIFIED_OTP');
};

const knownInviter = async (context: Context, inviteCode: string | null | undefined): Promise<string | null> => {
  const inviter = inviterOf(inviteCode);
  return inviter !== null && (await findMember(context.database, inviter)) !== null ? inviter : null;
};

// The games the operator opens for every new member; one that fails stops the registration.
const openGames = async (context: Context, currency: Currency): Promise<OpenedPlayer[]> => {
  const codes = await gamesAtRegistration.read(context);
  return (await openPlayers(context, { codes, currency })) ?? refuse('GAME_ACTIVATION_FAIL');
};

// Creates a member of a verified phone, with an empty book.
// Entries: none.
// Repeating finds the phone registered; a try that stopped half-way goes on with the same member id.
// Refuses: what is wrong with the fields, EXISTING_USER, EXISTING_BANK, UNVERIFIED_OTP, GAME_ACTIVATION_FAIL, REGISTER_FAIL.
export const createAccount = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof registrationCalls.create>> => {
  const asked = call.question;
  await checkRegistration(context, asked, call.network);
  const currency = currencyOf(context, asked.currency);
  await requireVerifiedPhone(context, call);
  const wished = {
    phone: asked.username,
    name: asked.name.trim(),
    password: asked.password,
    place: callerOf(call).browser,
    currency,
    source: asked.sourceCode || null,
    inviter: await knownInviter(context, asked.inviteCode),
    players: await openGames(context, currency),
    bankAccount: {
      bankCode: asked.bankCode,
      accountNo: asked.bankAccountNo,
      accountName: asked.bankAccountName.trim(),
    },
  };
  await createMember(context, wished, originOf(call)).catch((error: unknown) => {
    if (error instanceof Refusal || isPassing(error)) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'an account could not be stored');
    return refuse('REGISTER_FAIL');
  });
  // The phone is registered, whatever becomes of this.
  await useUpVerification(context.database, asked.username).catch((error: unknown) =>
    context.log.warn({ err: error, requestId: call.requestId }, 'a used verification was not taken away'),
  );
  return { message: 'SUCCESS' };
};
