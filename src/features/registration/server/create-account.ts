import { isPassing } from '#database/connection-loss.ts';
import { registerOtp } from '#server/operator/shared-settings.ts';
import { phoneOf } from '#contract/forms/phone-form.ts';
import { findMemberByPhone } from '#members/claims-table.ts';
import { findMember } from '#members/members-table.ts';
import type { Currency } from '#money/currency.ts';
import { originOf, type Context } from '#server/context.ts';
import { Refusal } from '#server/refuse.ts';
import type { Act, Asked } from '#server/verb.ts';
import type { registrationCalls } from '../contract.ts';
import { openPlayers, type OpenedPlayer } from '#features/game/server/public.ts';
import { inviterOf } from '../rules.ts';
import { checkRegistration } from './check-registration.ts';
import { createMember } from './create-member.ts';
import { callerOf, verifiedTokenOf } from './one-time-code.ts';
import { takeUnverifiedAccount } from './otp-budgets.ts';
import { isVerifiedBy } from './otp-limits.ts';
import { findVerification, useVerification } from './otps-table.ts';
import { gamesAtRegistration } from './settings.ts';

type Creating = Asked<typeof registrationCalls.create>;

const currencyOf = ({ context, question, refuse }: Creating): Currency => {
  const asked = question.currency;
  if (context.settings.isLaos) return asked ?? 'LAK';
  return asked === 'LAK' ? refuse('INVALID_USER_INFO') : 'BAHT';
};

// A code verifies a phone only for the browser that requested it.
const requireVerifiedPhone = async ({ context, call, question, refuse }: Creating): Promise<void> => {
  const phone = phoneOf(question.username, context.settings.isLaos);
  if (!(await registerOtp.read(context))) return takeUnverifiedAccount(context, call.network);
  const verification = await findVerification(context.database, phone.number);
  const asked = { ...callerOf(call), tokenHash: verifiedTokenOf(call) };
  if (isVerifiedBy(verification, asked, context.now())) return;
  // Of simultaneous registrations the first uses up the verification.
  refuse((await findMemberByPhone(context.database, phone)) !== null ? 'EXISTING_USER' : 'UNVERIFIED_OTP');
};

const knownInviter = async (context: Context, inviteCode: string | null | undefined): Promise<string | null> => {
  const inviter = inviterOf(inviteCode);
  return inviter !== null && (await findMember(context.database, inviter)) !== null ? inviter : null;
};

// The games the operator opens for every new member; one that fails stops the registration.
const openGames = async ({ context, refuse }: Creating, currency: Currency): Promise<OpenedPlayer[]> => {
  const codes = await gamesAtRegistration.read(context);
  return (await openPlayers(context, { codes, currency })) ?? refuse('GAME_ACTIVATION_FAIL');
};

// Creates a member with a verified phone and an empty book.
// Entries: none.
// Repeating finds the phone registered; a try that stopped half-way continues with the same member id.
// Refuses: what is wrong with the fields, EXISTING_USER, EXISTING_BANK, UNVERIFIED_OTP, GAME_ACTIVATION_FAIL, REGISTER_FAIL.
export const createAccount: Act<typeof registrationCalls.create> = async (asked) => {
  const { context, call, question, refuse } = asked;
  await checkRegistration(asked, question);
  const currency = currencyOf(asked);
  await requireVerifiedPhone(asked);
  const wished = {
    phone: question.username,
    name: question.name.trim(),
    password: question.password,
    place: callerOf(call).browser,
    currency,
    source: question.sourceCode || null,
    inviter: await knownInviter(context, question.inviteCode),
    players: await openGames(asked, currency),
    bankAccount: {
      bankCode: question.bankCode,
      accountNo: question.bankAccountNo,
      accountName: question.bankAccountName.trim(),
    },
  };
  await createMember(asked, wished, originOf(call)).catch((error: unknown) => {
    if (error instanceof Refusal || isPassing(error)) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'an account could not be stored');
    return refuse('REGISTER_FAIL');
  });
  // The phone is registered even if this fails.
  const { number } = phoneOf(question.username, context.settings.isLaos);
  await useVerification(context.database, number).catch((error: unknown) =>
    context.log.warn({ err: error, requestId: call.requestId }, 'a used verification was not taken away'),
  );
  return { message: 'SUCCESS' };
};
