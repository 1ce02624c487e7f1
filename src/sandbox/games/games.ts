import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

export const addGames = (_app: FastifyInstance, _world: World): void => {};
