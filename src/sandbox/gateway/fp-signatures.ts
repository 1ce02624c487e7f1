import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { World } from '../world.ts';

const keyOf = (world: World) => {
  const text = world.settings.secrets.fpKey;
  return text === undefined || text === ''
    ? null
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
};

// FP signs the time in milliseconds and the bytes of its callbacks.
export const fpSignature = (world: World, body: string): Record<string, string> => {
  const key = keyOf(world);
  if (key === null) return {};
  const timestamp = String(world.now().getTime());
  const signature = sign('sha256', Buffer.from(`${timestamp}.${body}`, 'utf8'), key).toString('base64');
  return { 'x-timestamp': timestamp, 'x-signature': signature };
};

const freshForMs = 5 * 60_000;

// A request is let in once: signed by its merchant over time, a text of its own, the call and the body.
export const createFpGuard = (world: World) => {
  const seen = new Set<string>();
  return (request: FastifyRequest, name: string): boolean => {
    const key = keyOf(world);
    const [timestamp = '', nonce = '', signature = ''] = ['x-timestamp', 'x-nonce', 'x-signature'].map((header) =>
      String(request.headers[header] ?? ''),
    );
    const isFresh = Math.abs(world.now().getTime() - Number(timestamp)) <= freshForMs;
    if (key === null || !isFresh || nonce === '' || seen.has(nonce)) return false;
    const text = `${timestamp}.${nonce}.${name}.${JSON.stringify(request.body)}`;
    if (!verify('sha256', Buffer.from(text, 'utf8'), createPublicKey(key), Buffer.from(signature, 'base64')))
      return false;
    seen.add(nonce);
    return true;
  };
};
