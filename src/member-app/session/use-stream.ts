import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followStream } from '#ask/stream/follow-stream.ts';
import { ownStreamUrl } from '#ask/stream/stream-url.ts';
import { ReadAgain } from './read-again.ts';

// After the first screen has its data.
const startAfterMs = 1_000;

// While a member's screens are open, the server says what to read again. Without a stream the screens that wait ask by
// themselves.
export const useStream = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const url = ownStreamUrl();
    if (url === null) return undefined;
    const reading = new ReadAgain(client);
    let stop = (): void => undefined;
    const timer = setTimeout(() => (stop = followStream(url, reading.again)), startAfterMs);
    return () => {
      clearTimeout(timer);
      stop();
      reading.stop();
    };
  }, [client]);
};
