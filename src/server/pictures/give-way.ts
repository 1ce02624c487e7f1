import { readFileSync, writeFileSync } from 'node:fs';
import { lowerPriority } from './lower-priority.ts';

// A third of the weight of another session: with less, pictures would time out on a machine that others keep busy.
const sessionBelow = 5;

// Imported before anything that starts a thread: threads keep the priority of the one that starts them.
lowerPriority(process.pid);

const isFirstOfItsSession = (): boolean => {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(session) === process.pid;
};

// Linux shares its processors among sessions first, and priorities count only within one: in a session of its own, this
// process would get as much as the server and its database together.
try {
  if (isFirstOfItsSession()) writeFileSync('/proc/self/autogroup', String(sessionBelow));
} catch {
  // Another system has no such file.
}
