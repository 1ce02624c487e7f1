import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { checksumOf } from '#providers/emv-code.ts';
import { makeToken } from '../../src/features/auth/server/session-token.ts';
import { pageWithCodes } from '../../tests/support/bad-input/test-pictures.ts';
import { freePorts, startServerProcess } from '../../tests/support/server-process.ts';
import type { Ground } from '../ground.ts';
import { memberIdOf } from '../members.ts';
import { type PeakMemory, peakMemory } from '../memory.ts';
import { besideAlone, type PacedResult, type Pair, runPacedLoad } from '../load/paced-load.ts';
import { fillPeople } from '../people.ts';
import { quietRounds, type QuietRounds } from '../quiet-rounds.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';
import type { Upload, UploadAnswer } from '../load/upload-process.ts';

const uploadsAtOnce = 20;
const moneyCallers = 2_000;
const callsPerSecond = 100;
const goal = 1.25;
const memoryGoalMb = 1_024;
const restMs = 2_000;
// So long until the code of a server that was just started is compiled.
const warmMs = 15_000;
const roundsOfUploads = 5;
const triesMax = 9;

// The code of a bank's slip.
const slipText = (number: number): string => {
  const content = `0046000600000101030140225BENCH${String(number).padStart(20, '0')}5102TH9104`;
  return content + checksumOf(content);
};

interface Photograph {
  readonly path: string;
  readonly size: number;
}

// A photograph of about 8 MB with a code on it that no other has.
const photographs = async (count: number, folder: string): Promise<Photograph[]> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const ground = await sharp({ create: { width: 3_000, height: 4_000, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const made: Photograph[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await (await pageWithCodes([slipText(index)])).png().toBuffer();
    const picture = sharp(ground).composite([{ input: page, left: 1_000, top: 1_000 }]);
    const path = join(folder, `slip-${String(index)}.jpg`);
    const { size } = await picture.jpeg({ quality: 93 }).toFile(path);
    made.push({ path, size });
  }
  return made;
};

interface Round extends Pair {
  readonly uploads: readonly UploadAnswer[];
  readonly memory: PeakMemory;
}

const uploadEntry = fileURLToPath(new URL('../load/upload-process.ts', import.meta.url));

// Returns what sends them all at once.
const prepareUploads = async (url: string, uploads: readonly Upload[]): Promise<() => Promise<UploadAnswer[]>> => {
  const sender = fork(uploadEntry, [url, ...uploads.map((upload) => JSON.stringify(upload))]);
  await once(sender, 'message');
  return async () => {
    sender.send('go');
    const [answers] = (await once(sender, 'message')) as [UploadAnswer[]];
    return answers;
  };
};

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const measure = async (ground: Ground): Promise<Figure[]> => {
  const tokens = Array.from({ length: moneyCallers + uploadsAtOnce * (triesMax + 1) }, (_, at) =>
    makeToken(memberIdOf(at + 1)),
  );
  const site = await ground.site('uploads', (made) => fillPeople(made, tokens));
  const [ports, dataDir] = [await freePorts(), await mkdtemp(join(tmpdir(), 'krapao-bench-uploads-'))];
  const pictures = await photographs(uploadsAtOnce, dataDir);
  const server = startServerProcess({ ...ports, DATABASE_URL: site.url, DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${ports.PORT}/api/wallet/slip`;
  let call = 0;
  const headers = (): Record<string, string> => {
    call += 1;
    const { token = '' } = tokens[call % moneyCallers] ?? {};
    return {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'wallet-user',
      'idempotency-key': `money-${String(call)}`,
    };
  };
  const money = (until: Promise<unknown>): Promise<PacedResult> =>
    runPacedLoad({
      port: Number(ports.PORT),
      perSecond: callsPerSecond,
      path: '/api/wallet/withdrawAll',
      body: '{"amount":100}',
      headers,
      until,
    });
  try {
    await server.ready;
    await money(rest(warmMs));
    const measureRound = async (round: number): Promise<Round> => {
      const first = round * uploadsAtOnce;
      const uploads = pictures.map(({ path }, at) => ({
        path,
        token: tokens[moneyCallers + first + at]?.token ?? '',
        key: `upload-${String(first + at)}`,
      }));
      const send = await prepareUploads(url, uploads);
      await rest(restMs);
      const began = performance.now();
      const answers = send();
      const memory = peakMemory(server.processId, answers);
      const beside = await money(answers);
      const lastedMs = Math.max(ground.secondsOfRound * 1_000, performance.now() - began);
      await rest(restMs);
      // As long as the uploads took, since what happens once a minute, such as the proof, falls among those too.
      const alone = await money(rest(lastedMs));
      return { alone, beside, uploads: await answers, memory: await memory };
    };
    // The first uploads of a process compile their code.
    await measureRound(triesMax);
    return figuresOf(await quietRounds<Round>({ count: roundsOfUploads, triesMax }, measureRound), pictures);
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
};

const shown = ({ p50Ms, p99Ms, failed, failures }: PacedResult): string =>
  `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${failed === 0 ? 'none' : failures} failed`;

const figuresOf = ({ rounds, all, told }: QuietRounds<Round>, pictures: readonly Photograph[]): Figure[] => {
  const of = (choose: (round: Round) => number): number => median(rounds.map(choose));
  const uploads = all.flatMap((round) => round.uploads);
  const taken = uploads.filter(({ status }) => status === 200).length;
  const figure = rounded(besideAlone(rounds));
  const memoryMb = Math.max(...all.map(({ memory }) => memory.serverMb + memory.picturesMb));
  const [first] = rounds;
  const pairs = rounds.map(({ alone, beside }) => `${alone.p99Ms.toFixed(0)}/${beside.p99Ms.toFixed(0)}`).join(' ');
  return [
    {
      row: 'L-19',
      what: `p99 of ${String(callsPerSecond)} money calls a second beside ${String(uploadsAtOnce)} uploads at once at 10 Mbit/s each, against without`,
      goal: `<= ${String(goal)}x`,
      figure,
      unit: 'x',
      holds: figure <= goal && taken === uploads.length && all.every(({ beside }) => beside.failed === 0),
      detail: `alone ${first ? shown(first.alone) : ''}; beside ${first ? shown(first.beside) : ''} (first round; all: ${pairs}); ${String(taken)} of ${String(
        uploads.length,
      )} pictures of ${((pictures[0]?.size ?? 0) / 1e6).toFixed(1)} MB taken, median ${(
        median(uploads.map(({ ms }) => ms)) / 1000
      ).toFixed(1)} s; ${told}`,
    },
    {
      row: 'L-19',
      what: 'memory of the server and its picture processes meanwhile',
      goal: `<= ${String(memoryGoalMb)} MB`,
      figure: Math.round(memoryMb),
      unit: 'MB',
      holds: memoryMb <= memoryGoalMb,
      detail: `server ${String(Math.round(of(({ memory }) => memory.serverMb)))} MB, ${String(
        Math.max(...rounds.map(({ memory }) => memory.picturesMax)),
      )} picture processes ${String(Math.round(of(({ memory }) => memory.picturesMb)))} MB`,
    },
  ];
};

export const uploadsBesideMoney: RowModule = { rows: ['L-19'], measure };
