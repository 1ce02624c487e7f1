import { parentPort, workerData } from 'node:worker_threads';
import type { ProcessLimits } from './picture-worker.ts';

// A thread of its own, so that it runs while the thread that reads is busy. It is sent true when a picture begins and false
// when it ends.
const { memoryMax, processorMs } = workerData as ProcessLimits;
const checkEveryMs = 25;

let began: NodeJS.CpuUsage | null = null;

const usedMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

parentPort?.on('message', (isReading: boolean) => {
  began = isReading ? process.cpuUsage() : null;
});

// The signal says which limit it was.
setInterval(() => {
  if (began === null) return;
  if (process.memoryUsage.rss() > memoryMax) process.kill(process.pid, 'SIGKILL');
  if (usedMs(began) > processorMs) process.kill(process.pid, 'SIGVTALRM');
}, checkEveryMs);

parentPort?.postMessage('ready', []);
