import type { Lifecycle } from '#contract/lifecycle.ts';
import type { WalletLinkStatus } from './contract.ts';

// In hundredths of baht.
export const walletLinkMin = 200n;

const linkForm = /^https:\/\/gift\.truemoney\.com\/campaign\/?\?([^\s#\\]*)(?:#[^\s\\]*)?$/i;
const hashForm = /^[0-9A-Za-z]{8,64}$/;
const lengthMax = 500;

// The hash of a gift link, or null if the text is none: https, exactly the provider's host, no user, no port. Only the
// hash is ever used; no request goes to an address that a member gave.
export const hashOfGiftLink = (text: string): string | null => {
  const [, query = ''] = text.length > lengthMax ? [] : (linkForm.exec(text.trim()) ?? []);
  const hashes = query.split('&').filter((part) => part.startsWith('v='));
  const hash = hashes.length === 1 ? (hashes[0]?.slice('v='.length) ?? '') : '';
  return hashForm.test(hash) ? hash : null;
};

// The link in a message that a member pasted as a whole; the text itself if it has none.
export const linkInText = (text: string): string => /https:\/\/\S+/i.exec(text)?.[0] ?? text.trim();

// The life of a gift link. Nothing of ours is held: the money comes in when the link has been redeemed. An outcome that
// stays unknown for long, or a gift that our wallet had before we asked for it, is in REVIEW until people decide.
export const walletLinkLifecycle: Lifecycle<WalletLinkStatus> = {
  RESERVED: { next: ['SENDING', 'REFUSED'] },
  SENDING: { next: ['UNKNOWN', 'REVIEW', 'CREDITED', 'REFUSED'] },
  UNKNOWN: { next: ['SENDING', 'REVIEW', 'CREDITED', 'REFUSED'] },
  REVIEW: { next: ['CREDITED', 'REFUSED'] },
  CREDITED: { next: [] },
  REFUSED: { next: [] },
};

export const isFinal = (status: WalletLinkStatus): boolean => walletLinkLifecycle[status].next.length === 0;
