import { answerOf } from '#ask/ask.ts';
import { slipCalls, type SlipLine } from '../contract.ts';

export const slipsPerPage = 10;

export const isDecided = ({ status }: SlipLine): boolean => status === 'SUCCESS' || status === 'FAILED';

export const readOpenSlips = async (signal: AbortSignal): Promise<SlipLine[]> => {
  const { slips } = await answerOf(slipCalls.list, { page: 1, limit: slipsPerPage }, { signal });
  return slips.filter((slip) => !isDecided(slip));
};
