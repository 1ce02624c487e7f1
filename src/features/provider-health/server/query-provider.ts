import { laneNames } from '#server/outside/lane-names.ts';
import { type Asked as Answer, queryGame } from '#server/outside/health/probe-providers.ts';
import type { Asked, Write } from '#server/verb.ts';
import type { providerHealthOfficeCalls } from '../office-contract.ts';
import { isReached } from './is-reached.ts';

type Ask = typeof providerHealthOfficeCalls.query;

export interface TestedProvider extends Answer {
  readonly tookMs: number;
}

// Outside the transaction: a question that moves nothing and changes nothing there.
export const queryBefore = async ({ context, question, refuse }: Asked<Ask>): Promise<TestedProvider> => {
  const { code } = question;
  if (!isReached(context, code)) return refuse('NO_DATA');
  const startMs = performance.now();
  const answer = await queryGame(context, code);
  return { ...answer, tookMs: Math.round(performance.now() - startMs) };
};

// The house member's audit chain records who asked and what came of it.
export const queryProvider: Write<Ask, TestedProvider> = ({ work, question, prepared }) => {
  const { kind: outcome, reason, tookMs } = prepared;
  work.audit(`provider ${laneNames.game(question.code)}`, { asked: outcome, reason, tookMs });
  return Promise.resolve({ message: 'SUCCESS', outcome, reason, tookMs });
};
