import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WeatherAnswer } from '../../weather.ts';
import type { GameBook } from '../game-book.ts';
import type { LaunchTickets } from '../launch-tickets.ts';
import type { LoginFields } from '../login-fields.ts';
import type { ProviderCall } from '../provider-call.ts';

export interface ProtocolParts {
  readonly book: GameBook;
  readonly tickets: LaunchTickets;
  readonly loginFields: LoginFields;
  // The key of every game.
  readonly secret: string;
  readonly publicUrl: () => string;
  // Whether the game speaks this protocol. An unlisted game, which an operator added, speaks all of them.
  readonly speaks: (code: string) => boolean;
  // Answers a call of one game under its weather.
  readonly answer: (code: string, call: ProviderCall, reply: FastifyReply) => Promise<unknown>;
}

// Adds the addresses of one protocol, each of which contains the game's code. Bodies arrive as the text that was sent,
// since signatures cover it.
export type AddProtocol = (scope: FastifyInstance, parts: ProtocolParts) => void;

// An answer that the weather does not change: the request was not even understood.
export const refusedOutright = (answer: WeatherAnswer): ProviderCall => ({
  isQuestion: true,
  effect: () => answer,
  refusal: () => answer,
});

export const textOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

// The fields of a body, which is a form or JSON.
export const fieldsOf = (request: FastifyRequest): unknown =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    ? Object.fromEntries(new URLSearchParams(textOf(request)))
    : jsonOf(textOf(request));
