import * as z from 'zod/mini';

// The events of the stream that tell a member's app what to read again, never an amount.

// Sent by the app when it begins to listen.
export const followEvent = 'follow';
// Sent by the server after each commit that changed something.
export const againEvent = 'again';

export const followQuestion = z.object({
  token: z.string().check(z.maxLength(2_048)),
  // How long ago the app read what it shows.
  ageMs: z.int().check(z.minimum(0), z.maximum(1_000_000_000_000)),
});

// The topics that changed; null if all may have changed.
export const againMessage = z.object({ again: z.nullable(z.array(z.string())) });
