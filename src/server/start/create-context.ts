import { randomUUIDv7 } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#database/database.ts';
import { createMoveBatcher } from '#ledger';
import { actors, depositFollowers, operatorSettings } from '../features/all-parts.ts';
import type { Context } from '../context.ts';
import { createPictures } from '../pictures/create-pictures.ts';
import type { Providers } from '../outside/providers.ts';
import type { Handles } from './open-handles.ts';
import type { Settings } from '../settings.ts';

// Any handle that is not given is the database itself.
export interface ContextParts extends Partial<Handles> {
  readonly settings: Settings;
  readonly database: Database;
  readonly providers: Providers;
  readonly log: FastifyBaseLogger;
  readonly now?: () => Date;
}

export const createContext = (parts: ContextParts): Context => ({
  operations: parts.database,
  proofs: parts.database,
  ...parts,
  actors,
  operatorSettings,
  depositFollowers,
  batcher: createMoveBatcher(parts.database),
  pictures: createPictures(parts.settings),
  ending: new AbortController(),
  now: parts.now ?? (() => new Date()),
  newId: () => randomUUIDv7(),
});
