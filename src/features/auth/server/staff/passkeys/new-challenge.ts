import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { passkeyChallengeMs } from '../../../rules.ts';
import { updateChallenge, type Ticket } from '../second-factor/tickets-table.ts';

const challengeBytes = 32;

// Bound to the ticket, valid for some minutes and one try.
export const newChallenge = async (context: Context, ticket: Ticket): Promise<string> => {
  const challenge = randomBytes(challengeBytes).toString('base64url');
  const until = new Date(context.now().getTime() + passkeyChallengeMs);
  await updateChallenge(context.database, ticket, { challenge, until });
  return challenge;
};
