import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuse } from '../refuse.ts';
import type { Settings } from '../settings.ts';
import { networkOf } from './network-of.ts';

// Calls a minute, counted in this process. A restart resets the counts; limits that protect money or codes are counted
// in the database.
export interface CallLimits {
  takeForMember(memberId: string): Promise<void>;
  takeForAddress(address: string): Promise<void>;
}

const take = async (limiter: RateLimiterMemory, key: string): Promise<void> => {
  const isWithin = await limiter.consume(key).then(
    () => true,
    () => false,
  );
  if (!isWithin) refuse('REQUEST_LIMIT');
};

export const createCallLimits = (settings: Settings): CallLimits => {
  const members = new RateLimiterMemory({ points: settings.CALLS_PER_MINUTE_MEMBER, duration: 60 });
  const addresses = new RateLimiterMemory({ points: settings.CALLS_PER_MINUTE_ADDRESS, duration: 60 });
  return {
    takeForMember: (memberId) => take(members, memberId),
    takeForAddress: (address) => take(addresses, networkOf(address)),
  };
};
