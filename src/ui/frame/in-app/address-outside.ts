const line = /\bLine\//;
const android = /\bAndroid\b/;

// This screen, with what carries the session along.
export const addressHere = (fragment: string | null): URL => {
  const address = new URL(location.href);
  address.hash = fragment ?? '';
  return address;
};

// The same screen in the phone's own browser: LINE opens an address with this query parameter there, other apps on Android
// hand an intent over. Null where the member has to take it there.
export const addressOutside = (fragment: string | null): string | null => {
  const address = addressHere(fragment);
  if (line.test(navigator.userAgent)) {
    address.searchParams.set('openExternalBrowser', '1');
    return address.href;
  }
  if (!android.test(navigator.userAgent)) return null;
  const scheme = address.protocol.slice(0, -1);
  return `${address.href.replace(scheme, 'intent')}#Intent;scheme=${scheme};action=android.intent.action.VIEW;end`;
};
