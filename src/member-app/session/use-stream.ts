import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followStream } from '#ask/stream/follow-stream.ts';
import { ownStreamUrl } from '#ask/stream/stream-url.ts';
import { ReadAgain } from './read-again.ts';

// After the first screen has its data.
const startAfterMs = 1_000;

// A shorter absence is a glance at a message.
const awayMs = 5_000;

// A member who comes back, such as from the bank's app, sees new money before the stream is open again.
const onReturn = (read: () => void): (() => void) => {
  let leftAt = Date.now();
  const seen = (): void => {
    if (document.visibilityState === 'hidden') leftAt = Date.now();
    else if (Date.now() - leftAt > awayMs) read();
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) read();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pageshow', shown);
  };
};

// While a member's screens are open, the server says what to read again. Without a stream the screens that wait ask by
// themselves.
export const useStream = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const url = ownStreamUrl();
    if (url === null) return undefined;
    const reading = new ReadAgain(client);
    let stop = (): void => undefined;
    const forget = onReturn(() => reading.again(['balances']));
    const timer = setTimeout(() => (stop = followStream(url, reading.again)), startAfterMs);
    return () => {
      clearTimeout(timer);
      forget();
      stop();
      reading.stop();
    };
  }, [client]);
};
