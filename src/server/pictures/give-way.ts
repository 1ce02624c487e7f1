import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const below = constants.priority.PRIORITY_BELOW_NORMAL;

// A third of the weight of another session: with less, pictures would time out on a machine that others keep busy.
const sessionBelow = 5;

// Never raises it: a server that itself runs at a low priority may not. A process that has ended, or that the system gives no
// right to change it, is left as it is.
export const lowerPriority = (processId: number): void => {
  try {
    if (getPriority(processId) < below) setPriority(processId, below);
  } catch {
    // Its work is done with the priority that it has.
  }
};

const isFirstOfItsSession = (): boolean => {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(session) === process.pid;
};

// Linux has a priority for each thread, and some of Node.js, such as those that collect objects, run before any of our code.
const ownThreads = (): number[] => {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
};

// A process of the stream alone: a talk waits for money, not money for a talk.
export const givesWay = ({ parts }: { readonly parts: ReadonlySet<string> }): boolean =>
  parts.has('stream') && parts.size === 1;

// Lets calls about money go first. Linux shares its processors among sessions first, and priorities count only within one: in a
// session of its own, this process would get as much as the server and its database together.
export const giveWay = (): void => {
  for (const thread of ownThreads()) lowerPriority(thread);
  try {
    if (isFirstOfItsSession()) writeFileSync('/proc/self/autogroup', String(sessionBelow));
  } catch {
    // Another system has no such file.
  }
};
