import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { World } from './world.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

const freshForMs = 5 * 60_000;

export const signatureOf = (signed: { secret: string; timestamp: string; text: string }): string =>
  createHmac('sha256', signed.secret).update(`${signed.timestamp}.${signed.text}`).digest('hex');

export const carriesToken = (request: FastifyRequest, token: string): boolean =>
  isSame(request.headers.authorization ?? '', `Bearer ${token}`);

// The bank's callers authenticate by a signature over time, method, address and body; the secret is never sent.
export const isBankCaller = (world: World, request: FastifyRequest): boolean => {
  const timestamp = String(request.headers['x-bank-timestamp'] ?? '');
  const signature = String(request.headers['x-bank-signature'] ?? '');
  const body = request.body === undefined || request.body === null ? '' : JSON.stringify(request.body);
  const text = `${request.method} ${request.url}.${body}`;
  const ageMs = Math.abs(world.now().getTime() - Number(timestamp) * 1000);
  return (
    ageMs <= freshForMs && isSame(signature, signatureOf({ secret: world.settings.secrets.bank, timestamp, text }))
  );
};
