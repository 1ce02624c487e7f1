import { expect, it } from 'vitest';
import { isNewConnection } from './is-new-connection.ts';

it('what opens a connection is new, however it writes that it has none; a further request of one is not', () => {
  const fresh = ['', '?EIO=4', '?sid', '?sid=', '?sid=x&sid=', '?EIO=4#&sid=x', '?a=1?sid=x'];
  const further = ['?sid=x', '?EIO=4&sid=x', '?sid=&sid=x', '?s%69d=x'];
  for (const query of fresh) expect(isNewConnection(`/socket.io/${query}`), query).toBe(true);
  for (const query of further) expect(isNewConnection(`/socket.io/${query}`), query).toBe(false);
});
