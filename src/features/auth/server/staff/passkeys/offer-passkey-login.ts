import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { passkeyChallengeMs } from '../../../rules.ts';
import { ticketHolder } from '../second-factor/ticket-holder.ts';
import { newChallenge } from './new-challenge.ts';
import { officeSite } from './office-site.ts';
import { listPasskeys } from './passkeys-table.ts';

// The challenge that one of the person's passkeys has to sign.
export const offerPasskeyLogin: Act<typeof authOfficeCalls.offerPasskeyLogin> = async (asked) => {
  const { context, question, refuse } = asked;
  const { ticket } = await ticketHolder(asked, question.ticket);
  const known = await listPasskeys(context.database, ticket.staffId);
  if (known.length === 0) return refuse('WRONG_PASSKEY');
  return {
    options: {
      challenge: await newChallenge(context, ticket),
      rpId: officeSite(context.settings).host,
      timeout: passkeyChallengeMs,
      userVerification: 'required',
      allowCredentials: known.map((key) => ({ type: 'public-key', id: key.credentialId, transports: key.transports })),
    },
  };
};
