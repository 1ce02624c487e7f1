import type { SavedReply } from '../../office-contract.ts';
import { useSavedReplies } from './use-saved-replies.ts';

const shownMax = 8;
const shortcut = /^\/[\p{L}\p{M}\p{N}-]*$/u;

// The saved replies whose shortcut begins with what follows the slash. An answer that is nothing but a slash and a word
// is meant to become one of them, so it is mistyped if there is none.
export const useFoundReplies = (text: string): { found: readonly SavedReply[]; mistyped: string | null } => {
  const { data } = useSavedReplies();
  const written = text.trimEnd();
  if (!written.startsWith('/') || written.includes('\n')) return { found: [], mistyped: null };
  const typed = written.slice(1).toLowerCase();
  const found = (data?.replies ?? []).filter((reply) => reply.shortcut.toLowerCase().startsWith(typed));
  return { found: found.slice(0, shownMax), mistyped: found.length === 0 && shortcut.test(written) ? written : null };
};
