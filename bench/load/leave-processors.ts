import { execFileSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

// For a process that plays phones: they use none of the server's processor time, and what they do does not delay the calls
// that another process measures. A low priority alone is not enough, since Linux lets the process that runs finish its
// slice of some milliseconds before one that was waiting.
export const leaveProcessors = (): void => {
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)]);
  } catch {
    // Another system has no such policy.
  }
};
