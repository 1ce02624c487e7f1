import { setTimeout as pause } from 'node:timers/promises';
import { askAt } from './ask-at.ts';

// The staff of the demo.
export const staff = {
  malee: { name: 'malee', password: 'krapao-demo-malee-7391' },
  somchai: { name: 'somchai', password: 'krapao-demo-somchai-4826' },
  kanya: { name: 'kanya', password: 'krapao-demo-kanya-5162' },
} as const;
export type StaffName = keyof typeof staff;

export interface Origins {
  readonly office: string;
  readonly sandbox: string;
}

interface Shown {
  readonly name: string;
  readonly code: string;
  readonly next: string;
}

const checkAgainMs = 2_000;
const triesMax = 40;

// Tries the codes on the person's phone until one is accepted: each counts once, and another journey may have used this
// one.
export const withPhone = async (
  { sandbox }: Pick<Origins, 'sandbox'>,
  who: StaffName,
  isRight: (code: string) => Promise<boolean>,
): Promise<void> => {
  const tried = new Set<string>();
  for (let round = 0; round < triesMax; round += 1) {
    const shown = (await askAt(sandbox, { method: 'GET', path: '/authenticator' })) as readonly Shown[];
    const { code = '', next = '' } = shown.find(({ name }) => name === who) ?? {};
    for (const candidate of [code, next].filter((one) => !tried.has(one))) {
      tried.add(candidate);
      if (await isRight(candidate)) return;
    }
    await pause(checkAgainMs);
  }
  throw new Error(`no code of ${who} was accepted`);
};

export const enterByCall = async (origins: Origins, who: StaffName): Promise<string> => {
  const { ticket } = (await askAt(origins.office, { method: 'POST', path: '/api/login', body: staff[who] })) as {
    ticket: string;
  };
  let token = '';
  await withPhone(origins, who, async (code) => {
    const asked = { method: 'POST', path: '/api/login/code', body: { ticket, code } } as const;
    const entry = (await askAt(origins.office, asked).catch(() => null)) as { token: string } | null;
    token = entry?.token ?? '';
    return entry !== null;
  });
  return token;
};
