import type { Endpoint } from '#contract/endpoint.ts';
import { readStored, store } from './browser-storage.ts';
import { requestKey } from './request-key.ts';
import { storedToken } from './session.ts';

const storedAs = 'kept-keys';
// Shorter than the time the server stores an answer. A member who repeats the question later has seen the balance since
// then, and means a new one.
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

// FNV-1a twice from different seeds. If two questions collide here, the server still distinguishes them.
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

// A digest, so that nothing of the question is stored. Staff act on members' keys, so their digests belong to one
// session.
const nameOf = ({ method, path, who }: Endpoint, question: object): string =>
  digestOf(`${method} ${path} ${JSON.stringify(question, plain)} ${who === 'staff' ? (storedToken() ?? '') : ''}`);

export interface KeptKey {
  readonly key: string;
  // Whether an earlier request under this key has an unknown outcome.
  readonly isRepeat: boolean;
  // Called once the outcome is known: from then on the same question is a new request.
  readonly forget: () => void;
}

// The idempotency key of a request. The browser stores it until the outcome is known, so that repeating the same
// question after closing the dialog or reloading the page cannot do it twice.
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
