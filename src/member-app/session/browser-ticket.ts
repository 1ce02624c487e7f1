import { ask } from '#ask/ask.ts';
import { isRemembered, storedToken, storeToken } from '#ask/session.ts';
import { authCalls } from '#features/auth/contract.ts';

// From the browser of a chat app to the phone's own: the session goes along by a ticket in the fragment of the address,
// which no server sees and no log has. A backend that does not know the calls leads to the login, as without a ticket.

const ticketKey = 'ticket';
const rememberKey = 'remember';

// The fragment of an address that opens this session elsewhere; null without a ticket.
export const fragmentForOtherBrowser = async (): Promise<string | null> => {
  const asked = await ask(authCalls.issueBrowserTicket, {});
  if (!asked.ok) return null;
  const fragment = new URLSearchParams({ [ticketKey]: asked.answer.ticket });
  if (isRemembered()) fragment.set(rememberKey, 'yes');
  return fragment.toString();
};

// The ticket leaves the address before anything else happens. A session of this browser stays.
export const arriveByTicket = async (): Promise<void> => {
  const fragment = new URLSearchParams(location.hash.slice(1));
  history.replaceState(history.state, '', location.pathname);
  if (storedToken() !== null) return;
  const asked = await ask(authCalls.openByBrowserTicket, { ticket: fragment.get(ticketKey) ?? '' });
  if (asked.ok) storeToken(asked.answer.token, fragment.has(rememberKey));
};
