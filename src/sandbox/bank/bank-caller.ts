import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { World } from '../world.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const carriesToken = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

export const isBankCaller = (world: World, request: FastifyRequest): boolean =>
  carriesToken(request, world.settings.secrets.bankToken);
