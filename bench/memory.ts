import { readFile } from 'node:fs/promises';

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

const megabytesOf = async (processId: string): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await read(`/proc/${processId}/status`))?.[1] ?? 0) / 1024;

export interface PeakMemory {
  readonly serverMb: number;
  // All picture processes together.
  readonly picturesMb: number;
  readonly picturesMax: number;
}

// From the list of children that the kernel keeps: reading every process of the machine costs as much processor time as the
// calls that are measured at the same moment.
const pictureProcessesOf = async (serverId: number): Promise<string[]> => {
  const children = (await read(`/proc/${String(serverId)}/task/${String(serverId)}/children`)).trim().split(' ');
  const found: string[] = [];
  for (const processId of children)
    if ((await read(`/proc/${processId}/cmdline`)).includes('picture-process')) found.push(processId);
  return found;
};

const everyMs = 200;

// The most memory that a server and its picture processes hold while the work runs.
export const peakMemory = async (serverId: number, work: Promise<unknown>): Promise<PeakMemory> => {
  let peak: PeakMemory = { serverMb: 0, picturesMb: 0, picturesMax: 0 };
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const pictures = await pictureProcessesOf(serverId);
    const sizes = await Promise.all(pictures.map(megabytesOf));
    peak = {
      serverMb: Math.max(peak.serverMb, await megabytesOf(String(serverId))),
      picturesMb: Math.max(
        peak.picturesMb,
        sizes.reduce((sum, size) => sum + size, 0),
      ),
      picturesMax: Math.max(peak.picturesMax, pictures.length),
    };
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, everyMs))]);
  }
  await over;
  return peak;
};
