import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { passkeyChallengeMs } from '../../../rules.ts';
import { ticketHolder } from '../second-factor/ticket-holder.ts';
import { newChallenge } from './new-challenge.ts';
import { officeSite } from './office-site.ts';
import { listPasskeys } from './passkeys-table.ts';

type Ask = Call<QuestionOf<typeof authOfficeCalls.offerPasskeyLogin>>;

// What one of the person's passkeys has to sign.
export const offerPasskeyLogin = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof authOfficeCalls.offerPasskeyLogin>> => {
  const { ticket } = await ticketHolder(context, call.question.ticket);
  const known = await listPasskeys(context.database, ticket.staffId);
  if (known.length === 0) return refuse('WRONG_PASSKEY');
  return {
    options: {
      challenge: await newChallenge(context, ticket),
      rpId: officeSite(context.settings).host,
      timeout: passkeyChallengeMs,
      userVerification: 'required',
      allowCredentials: known.map((key) => ({ type: 'public-key', id: key.credential_id, transports: key.transports })),
    },
  };
};
