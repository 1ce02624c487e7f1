import { constants, getPriority, setPriority } from 'node:os';

const below = constants.priority.PRIORITY_BELOW_NORMAL;

// Never raises it: a server that itself runs at a low priority may not. A process that has ended, or that the system gives no
// right to change it, is left as it is.
export const lowerPriority = (processId: number): void => {
  try {
    if (getPriority(processId) < below) setPriority(processId, below);
  } catch {
    // Its work is done with the priority that it has.
  }
};
