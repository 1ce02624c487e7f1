import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { isGameLane } from '../lane-names.ts';
import type { AnswerFigures } from './answer-window.ts';
import { upsertProviderReadings } from './provider-health-table.ts';

const processIds = new WeakMap<Context, string>();
const processIdOf = (context: Context): string => {
  const processId = processIds.get(context) ?? randomUUID();
  processIds.set(context, processId);
  return processId;
};

const isEmpty = ({ longer }: AnswerFigures): boolean => longer.answered === 0;
const reported = new WeakMap<Context, Set<string>>();

// Writes what this process counted, for all processes to read. A lane without answers is written once more and then left
// alone, so that a quiet process writes nothing.
export const reportAnswers = async (context: Context): Promise<void> => {
  const silent = reported.get(context) ?? new Set<string>();
  reported.set(context, silent);
  const lanes = context.providers.lanes
    .figures()
    .filter(({ lane }) => isGameLane(lane))
    .filter(({ lane, answers, breaker }) => !(silent.has(lane) && isEmpty(answers) && breaker === 'closed'));
  if (lanes.length === 0) return;
  await upsertProviderReadings(context.operations, {
    processId: processIdOf(context),
    at: context.now(),
    lanes: lanes.map(({ lane, answers, breaker }) => ({ lane, figures: { ...answers, breaker } })),
  });
  for (const { lane, answers } of lanes) {
    if (isEmpty(answers)) silent.add(lane);
    else silent.delete(lane);
  }
};
