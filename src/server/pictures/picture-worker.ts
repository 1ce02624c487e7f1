import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PictureRead } from './pictures.ts';
import { lowerPriority } from './give-way.ts';

export interface PictureWork {
  // The file that holds it.
  readonly path: string;
  readonly isForTalk: boolean;
  // How many processes have ended with it, and whether one of them had begun to read it.
  readonly deaths: number;
  readonly hasBegun: boolean;
  readonly done: (read: PictureRead) => void;
}

// What a process is sent: no bytes, since megabytes would pass through the thread that answers money calls.
export type PictureQuestion = Pick<PictureWork, 'path' | 'isForTalk'>;

// What a process sends back.
export type PictureNews = 'begun' | { readonly read: PictureRead };

export interface ProcessLimits {
  // Of the process, in bytes.
  readonly memoryMax: number;
  // Of one picture, processor time and not the clock, so that a busy machine refuses no picture that an idle one reads.
  readonly processorMs: number;
}

export interface PictureWorker {
  isFree(): boolean;
  give(work: PictureWork): void;
  // Ends once its work is done.
  end(): Promise<void>;
}

interface WorkerParts extends ProcessLimits {
  // Of the process, if it is not the usual one.
  readonly program?: string;
  // By the clock. Nothing is learnt about a picture whose process was starved or stopped.
  readonly answerWithinMs: number;
  readonly idleMs: number;
  readonly whenFree: (worker: PictureWorker) => void;
  // With the work it was at, if any.
  readonly whenEnded: (worker: PictureWorker, unfinished: PictureWork | null) => void;
}

const entry = fileURLToPath(new URL('picture-process.ts', import.meta.url));

// It gets nothing of the server's environment, which holds secrets. Ctrl-C reaches a whole group, so it has its own: the
// server ends it when its calls have ended.
const startProcess = ({ memoryMax, processorMs, program = entry }: WorkerParts): ChildProcess => {
  const child = fork(program, [JSON.stringify({ memoryMax, processorMs } satisfies ProcessLimits)], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      UV_THREADPOOL_SIZE: '2',
      // The C library keeps less of what was freed.
      MALLOC_ARENA_MAX: '2',
    },
    execArgv: ['--max-old-space-size=192'],
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The process does so too, but only after it has started, which takes as long as many money calls.
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
};

// A process with work keeps the server running, an idle one does not.
const hold = (child: ChildProcess, isHeld: boolean): void => {
  if (isHeld) child.ref();
  else child.unref();
  if (isHeld) child.channel?.ref();
  else child.channel?.unref();
};

// One process that reads one picture at a time. It is closed when it has ended and all it sent was received.
export const startPictureWorker = (parts: WorkerParts): PictureWorker => {
  const child = startProcess(parts);
  let work: PictureWork | null = null;
  let timer: NodeJS.Timeout | undefined;
  const answer = (read: PictureRead): void => {
    const done = work?.done;
    work = null;
    done?.(read);
  };
  const worker: PictureWorker = {
    isFree: () => work === null && child.connected && !child.killed,
    give: (given) => {
      work = given;
      clearTimeout(timer);
      hold(child, true);
      timer = setTimeout(() => {
        child.kill('SIGKILL');
        answer({ kind: 'unavailable' });
      }, parts.answerWithinMs);
      const { path, isForTalk } = given;
      // A process that could not be started is closed in the next moment.
      if (!child.connected) return;
      child.send({ path, isForTalk } satisfies PictureQuestion, () => undefined);
    },
    end: async () => {
      const ended = once(child, 'close');
      clearTimeout(timer);
      hold(child, true);
      if (worker.isFree()) child.kill();
      await ended;
    },
  };
  child.on('message', (news: PictureNews) => {
    if (news === 'begun') {
      if (work !== null) work = { ...work, hasBegun: true };
      return;
    }
    clearTimeout(timer);
    answer(news.read);
    hold(child, false);
    timer = setTimeout(() => child.kill(), parts.idleMs).unref();
    parts.whenFree(worker);
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.once('close', (_code, signal) => {
    clearTimeout(timer);
    if (signal === 'SIGVTALRM' && work?.hasBegun === true) answer({ kind: 'refused', reason: 'BROKEN' });
    parts.whenEnded(worker, work);
  });
  return worker;
};
