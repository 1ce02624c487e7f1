import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Said {
  readonly url: string;
  readonly token: string;
  readonly text: string;
}

// Writes one line under one id until it is answered, as the app's outgoing box does.
export const say = async ({ url, token, text }: Said, messageId: string = randomUUID()): Promise<void> => {
  const message = { message_type: 'text', payload: { message: text } };
  const reply = await fetch(`${url}/api/chat/send-message`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'wallet-user',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ message, messageId }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  await reply?.arrayBuffer().catch(() => null);
  if (reply?.status === 200) return;
  await sleep(200);
  await say({ url, token, text }, messageId);
};

export const untilTrue = async (isTrue: () => boolean, withinMs: number): Promise<boolean> => {
  const until = performance.now() + withinMs;
  while (!isTrue() && performance.now() < until) await sleep(20);
  return isTrue();
};

// The value below which this part of all lies.
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
