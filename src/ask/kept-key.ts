import type { Endpoint } from '#contract/endpoint.ts';
import { readStored, store } from './browser-storage.ts';
import { requestKey } from './request-key.ts';
import { storedToken } from './session.ts';

const storedAs = 'kept-keys';
// Shorter than the server keeps an answer. Whoever asks the same later has seen the balance since, and means it again.
const keptForMs = 60 * 60 * 1000;

interface Kept {
  readonly key: string;
  readonly at: number;
}

type KeptKeys = Readonly<Record<string, Kept>>;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const readKept = (): KeptKeys => {
  try {
    const stored: unknown = JSON.parse(readStored('local', storedAs) ?? '{}');
    const now = Date.now();
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        (row): row is [string, Kept] => isKept(row[1]) && Math.abs(now - row[1].at) < keptForMs,
      ),
    );
  } catch {
    return {};
  }
};

const writeKept = (kept: KeptKeys): void => store('local', storedAs, JSON.stringify(kept));

// FNV-1a twice from different starts. Two questions that met here would be told apart by the server.
const digestOf = (text: string): string =>
  [0x811c9dc5, 0x9747b28c]
    .map((start) => {
      let hash = start;
      for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
      return (hash >>> 0).toString(36);
    })
    .join('-');

const plain = (name: string, value: unknown): unknown => {
  if (name === 'password') return undefined;
  return typeof value === 'bigint' ? value.toString() : value;
};

// A digest, so that nothing of the question is kept. Staff act on members' keys, so theirs belong to one session.
const nameOf = ({ method, path, who }: Endpoint, question: object): string =>
  digestOf(`${method} ${path} ${JSON.stringify(question, plain)} ${who === 'staff' ? (storedToken() ?? '') : ''}`);

export interface KeptKey {
  readonly key: string;
  // Whether an earlier request went out under it whose outcome is not known.
  readonly isRepeat: boolean;
  // Once the outcome is known: the same question is a new request from then on.
  readonly forget: () => void;
}

// The idempotency key of a request. It is kept in the browser until the outcome is known, so that the same question
// asked again, after a closed dialog or a reloaded page, can be done only once.
export const keptKey = (call: Endpoint, question: object): KeptKey => {
  const name = nameOf(call, question);
  const before = readKept();
  const known = before[name];
  const key = known?.key ?? requestKey();
  writeKept({ ...before, [name]: known ?? { key, at: Date.now() } });
  const forget = (): void => {
    const { [name]: ended, ...others } = readKept();
    writeKept(ended === undefined || ended.key === key ? others : { ...others, [name]: ended });
  };
  return { key, isRepeat: known !== undefined, forget };
};
