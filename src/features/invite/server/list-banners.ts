import type { Read } from '#server/verb.ts';
import type { inviteCalls } from '../contract.ts';

// The operator has none yet.
export const listBanners: Read<typeof inviteCalls.listBanners> = () => Promise.resolve([]);
