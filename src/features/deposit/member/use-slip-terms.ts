import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { depositCalls } from '../contract.ts';

export type SlipTerms = AnswerOf<typeof depositCalls.getSlipWindow>;

const againMs = 60_000;

// Whether slips are taken now, and until when: read each minute, since the window opens and closes by the clock.
export const useSlipTerms = (isNeeded: boolean): SlipTerms | undefined =>
  useQuery({
    queryKey: ['slip-terms'],
    queryFn: ({ signal }) => answerOf(depositCalls.getSlipWindow, {}, { signal }),
    enabled: isNeeded,
    refetchInterval: againMs,
  }).data;
