import type { Read } from '#server/verb.ts';
import type { refundCalls } from '../contract.ts';

// The operator has none yet.
export const listBanners: Read<typeof refundCalls.listBanners> = () => Promise.resolve([]);
