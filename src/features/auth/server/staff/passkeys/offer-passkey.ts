import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { passkeyChallengeMs, passkeysMax } from '../../../rules.ts';
import { handOutTicket } from '../second-factor/hand-out-ticket.ts';
import { newChallenge } from './new-challenge.ts';
import { officeSite } from './office-site.ts';
import { listPasskeys } from './passkeys-table.ts';
import { signatures } from './read-passkey-reply.ts';

// What the browser needs to make a passkey, after the password was shown again.
export const offerPasskey: Act<typeof authOfficeCalls.offerPasskey> = async (asked) => {
  const { context, refuse } = asked;
  const { staffId, name } = asked.staff;
  const known = await listPasskeys(context.database, staffId);
  if (known.length >= passkeysMax) return refuse('PASSKEYS_FULL');
  const ticket = await handOutTicket(context, { staffId, purpose: 'passkey' });
  const challenge = await newChallenge(context, ticket);
  return {
    ticket: ticket.token,
    options: {
      challenge,
      rp: { id: officeSite(context.settings).host, name: 'Krapao' },
      user: { id: Buffer.from(staffId.replaceAll('-', ''), 'hex').toString('base64url'), name, displayName: name },
      pubKeyCredParams: signatures.map((alg) => ({ type: 'public-key', alg })),
      timeout: passkeyChallengeMs,
      attestation: 'none',
      excludeCredentials: known.map((key) => ({
        type: 'public-key',
        id: key.credentialId,
        transports: key.transports,
      })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    },
  };
};
