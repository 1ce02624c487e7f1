import { constants, getPriority, setPriority } from 'node:os';

const below = constants.priority.PRIORITY_BELOW_NORMAL;

// Never raises it: a server that itself runs at a low priority may not.
export const lowerPriority = (processId: number): void => {
  if (getPriority(processId) < below) setPriority(processId, below);
};
