import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';

const childrenOf = (processId: number): number[] =>
  readdirSync(`/proc/${String(processId)}/task`).flatMap((thread) =>
    readFileSync(`/proc/${String(processId)}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );

// Lets the browsers that this process started go before the server, its database and Lighthouse, which on a phone are other
// machines: what they take would lengthen the tasks of the page. Linux shares its processors among sessions first, and each
// browser has one.
export const giveProcessors = (): void => {
  try {
    for (const id of childrenOf(process.pid))
      if (readFileSync(`/proc/${String(id)}/comm`, 'utf8').startsWith('chrom'))
        writeFileSync(`/proc/${String(id)}/autogroup`, String(constants.priority.PRIORITY_HIGHEST));
  } catch {
    // Another system has no such files, and only its administrator may raise a session: the phone shares as the others do.
    console.error('the phone shares the processors of this machine with the server');
  }
};
