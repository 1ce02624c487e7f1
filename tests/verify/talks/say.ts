import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Said {
  readonly url: string;
  readonly token: string;
  readonly text: string;
}

interface Sent {
  readonly token: string;
  readonly body: object;
}

// Sends until it is answered, as the app's outgoing box does; a line has one id, so it is written once.
const sendUntilAnswered = async (url: string, { token, body }: Sent): Promise<void> => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'wallet-user',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  await reply?.arrayBuffer().catch(() => null);
  if (reply?.status === 200) return;
  await sleep(200);
  await sendUntilAnswered(url, { token, body });
};

export const say = ({ url, token, text }: Said, messageId: string = randomUUID()): Promise<void> => {
  const message = { message_type: 'text', payload: { message: text } };
  return sendUntilAnswered(`${url}/api/chat/send-message`, { token, body: { message, messageId } });
};

// A line of the staff, at the back office.
export const answer = ({ url, token, text }: Said, talk: string, messageId: string = randomUUID()): Promise<void> =>
  sendUntilAnswered(`${url}/api/chats/${talk}/answer`, { token, body: { text, messageId, after: 1_000_000 } });

export const untilTrue = async (isTrue: () => boolean, withinMs: number): Promise<boolean> => {
  const until = performance.now() + withinMs;
  while (!isTrue() && performance.now() < until) await sleep(20);
  return isTrue();
};

// The value below which this part of all lies.
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
