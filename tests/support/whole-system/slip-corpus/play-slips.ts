import { readBankFeeds } from '#features/deposit/server/feed/read-bank-feeds.ts';
import { checkSlips } from '#features/slip/server/check/check-slips.ts';
import { slipCalls, type SlipLine } from '#features/slip/contract.ts';
import type { TestMember } from '../../people.ts';
import { differencesWithSandbox } from '../../ledger/books-of-sandbox.ts';
import { slipsOf } from '../../slips.ts';
import type { TestServer } from '../../test-server.ts';
import { walletOf } from '../../deposits.ts';
import type { CorpusCase } from './slip-corpus.ts';
import { plots, type Expected, type Upload } from './slip-plots.ts';
import { bookedAmounts, sceneOf } from './slip-scene.ts';

export interface PlayedSlip {
  readonly slip: CorpusCase;
  readonly expected: Expected;
  // What became of it: an Expected, or what the upload was refused with.
  readonly became: string;
  readonly uploadMs: number;
}

export interface PlayedCorpus {
  readonly slips: readonly PlayedSlip[];
  // Members who do not have exactly what the bank's book says of their credited slips.
  readonly wrongCredits: readonly string[];
  // Payments and receipts in which the sandbox's books and ours differ.
  readonly differences: readonly string[];
  readonly seconds: number;
}

interface Sent {
  readonly slip: CorpusCase;
  readonly upload: Upload;
  readonly reference: string;
  readonly refused: string;
  readonly uploadMs: number;
}

const uploadsAtOnce = 3;
const lateMs = 11 * 60_000;

const inTurns = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, worker));
  return results;
};

const becameOf = (line: SlipLine | undefined): string => {
  if (line === undefined) return 'not listed';
  if (line.status === 'SUCCESS') return 'credited';
  if (line.status === 'FAILED') return line.note ?? 'FAILED';
  return line.decideBy == null ? 'checking' : 'staff';
};

const send = async (server: TestServer, slip: CorpusCase, upload: Upload): Promise<Sent> => {
  const { member, methodCode, picture } = upload;
  const began = performance.now();
  const options = { token: member.token, file: new Uint8Array(picture) };
  const reply = await server.ask(slipCalls.upload, { bankCode: methodCode }, options);
  const body = reply.body as { message: string; reference?: string };
  const uploadMs = performance.now() - began;
  return { slip, upload, reference: body.reference ?? '', refused: reply.status === 200 ? '' : body.message, uploadMs };
};

const standOf = async (server: TestServer, { upload, reference, refused }: Sent): Promise<string> =>
  refused || becameOf((await slipsOf(server, upload.member)).find((line) => line.reference === reference));

// Checks until nothing is under way. Slips that the bank does not know are queried again for eleven minutes.
const settle = async (server: TestServer, sent: readonly Sent[]): Promise<PlayedSlip[]> => {
  const stands = async () => Promise.all(sent.map((one) => standOf(server, one)));
  let became = await stands();
  for (let late = 0; late < 4 && became.includes('checking'); late += 1) {
    for (let run = 0; run < 30; run += 1) {
      const before = became.filter((one) => one === 'checking').length;
      await checkSlips.run(server.context);
      became = await stands();
      if (became.filter((one) => one === 'checking').length === before) break;
    }
    if (became.includes('checking')) server.clock.advance(lateMs / 3);
  }
  return sent.map(({ slip, upload, uploadMs }, nth) => ({
    slip,
    expected: upload.expected,
    became: became[nth] ?? '',
    uploadMs,
  }));
};

// The wallets against the book of the sandbox's bank, member by member.
const compareWithBook = async (server: TestServer, sent: readonly Sent[]): Promise<string[]> => {
  const booked = bookedAmounts(await server.sandbox.get('/book'));
  const dues = new Map<TestMember, bigint>();
  for (const { upload } of sent) {
    const due = upload.reference === undefined ? 0n : (booked.get(upload.reference) ?? -1n);
    dues.set(upload.member, (dues.get(upload.member) ?? 0n) + due);
  }
  const wallets = await inTurns([...dues], async ([member, due]) => ({
    member,
    due,
    has: await walletOf(server, member),
  }));
  return wallets
    .filter(({ due, has }) => due !== has)
    .map(({ member, due, has }) => `${member.memberId} has ${has}, and the bank's book says ${due}`);
};

// Plays each case in the product. First uploads of all cases, then second ones: each round is decided before the next.
export const playSlips = async (server: TestServer, corpus: readonly CorpusCase[]): Promise<PlayedCorpus> => {
  const reported = await inTurns(corpus, async (slip) => ({
    slip,
    uploads: await plots[slip.plot](sceneOf({ ...server, now: server.clock.now }, slip)),
  }));
  await readBankFeeds.run(server.context);
  const began = performance.now();
  const played: PlayedSlip[] = [];
  const sent: Sent[] = [];
  for (let round = 0; reported.some(({ uploads }) => uploads[round] !== undefined); round += 1) {
    const now = reported.flatMap(({ slip, uploads }) =>
      uploads.slice(round, round + 1).map((upload) => ({ slip, upload })),
    );
    const uploaded = await inTurns(now, ({ slip, upload }) => send(server, slip, upload));
    sent.push(...uploaded);
    played.push(...(await settle(server, uploaded)));
  }
  const seconds = (performance.now() - began) / 1_000;
  const differences = await differencesWithSandbox(server);
  return { slips: played, wrongCredits: await compareWithBook(server, sent), differences, seconds };
};
