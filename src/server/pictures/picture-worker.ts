import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PictureAnswer, PictureQuestion } from './picture-process.ts';
import type { PictureRead } from './pictures.ts';

export interface PictureWork {
  readonly bytes: Uint8Array;
  readonly done: (read: PictureRead) => void;
}

export interface PictureWorker {
  isFree(): boolean;
  give(work: PictureWork): void;
  // Ends once its work is done.
  end(): Promise<void>;
}

interface WorkerParts {
  readonly answerWithinMs: number;
  readonly idleMs: number;
  readonly whenFree: (worker: PictureWorker) => void;
  readonly whenEnded: (worker: PictureWorker) => void;
}

const entry = fileURLToPath(new URL('picture-process.ts', import.meta.url));

// It gets nothing of the server's environment, which holds secrets. Ctrl-C reaches a whole group, so it has its own: the
// server ends it when its calls have ended.
const startProcess = (): ChildProcess =>
  fork(entry, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      UV_THREADPOOL_SIZE: '2',
    },
    execArgv: ['--max-old-space-size=192'],
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

// A process with work keeps the server running, an idle one does not.
const hold = (child: ChildProcess, isHeld: boolean): void => {
  if (isHeld) child.ref();
  else child.unref();
  if (isHeld) child.channel?.ref();
  else child.channel?.unref();
};

// One process that reads one picture at a time. A picture that ends its process or takes too long is refused: to try it
// again would only end the next process.
export const startPictureWorker = (parts: WorkerParts): PictureWorker => {
  const child = startProcess();
  let work: PictureWork | null = null;
  let timer: NodeJS.Timeout | undefined;
  const answer = (read: PictureRead): void => {
    const done = work?.done;
    work = null;
    done?.(read);
  };
  const worker: PictureWorker = {
    isFree: () => work === null && child.connected,
    give: (given) => {
      work = given;
      clearTimeout(timer);
      hold(child, true);
      timer = setTimeout(() => child.kill('SIGKILL'), parts.answerWithinMs);
      child.send({ bytes: given.bytes } satisfies PictureQuestion);
    },
    end: async () => {
      const ended = once(child, 'exit');
      clearTimeout(timer);
      hold(child, true);
      if (worker.isFree()) child.disconnect();
      await ended;
    },
  };
  child.on('message', ({ read }: PictureAnswer) => {
    clearTimeout(timer);
    answer(read);
    hold(child, false);
    timer = setTimeout(() => child.disconnect(), parts.idleMs).unref();
    parts.whenFree(worker);
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.once('exit', () => {
    clearTimeout(timer);
    answer({ kind: 'refused', reason: 'BROKEN' });
    parts.whenEnded(worker);
  });
  return worker;
};
