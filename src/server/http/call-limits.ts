import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../refuse.ts';
import type { Settings } from '../settings.ts';
import { networkOf } from './network-of.ts';

// Calls a minute, counted in this process. A restart resets the counts; limits that protect money or codes are counted
// in the database.
export interface CallLimits {
  takeForMember(memberId: string): Promise<void>;
  takeForAddress(address: string): Promise<void>;
  // Of a token that nobody has looked up yet.
  takeLookup(address: string): Promise<void>;
}

// A second, for an address that has spent its calls: a flood of false tokens costs the database little, and members who
// share the address with it still get in.
const lookupsOfSpent = 300;

const take = async (limiter: RateLimiterMemory, key: string): Promise<void> => {
  await limiter.consume(key).catch((spent: unknown) => {
    refuse('REQUEST_LIMIT', { waitMs: spent instanceof RateLimiterRes ? spent.msBeforeNext : null });
  });
};

export const createCallLimits = (settings: Settings): CallLimits => {
  const members = new RateLimiterMemory({ points: settings.CALLS_PER_MINUTE_MEMBER, duration: 60 });
  const addresses = new RateLimiterMemory({ points: settings.CALLS_PER_MINUTE_ADDRESS, duration: 60 });
  const lookups = new RateLimiterMemory({ points: lookupsOfSpent, duration: 1 });
  return {
    takeLookup: async (address) => {
      const key = networkOf(address);
      const isSpent = ((await addresses.get(key))?.remainingPoints ?? 1) <= 0;
      if (isSpent) await take(lookups, key);
    },
    takeForMember: (memberId) => take(members, memberId),
    takeForAddress: (address) => take(addresses, networkOf(address)),
  };
};
