import { expect, it } from 'vitest';
import { unknown, type Unknown } from '#providers/outcome.ts';
import { lanedSlips } from './laned-ports.ts';
import { createLanes, laneLimits } from './lanes.ts';

const proof = { kind: 'BANK', sendingBank: '004', reference: 'REF1', text: '' } as const;
const afterTen = async (answer: Unknown) => {
  const port = lanedSlips(createLanes(laneLimits), { lookUp: async () => answer });
  for (let asked = 0; asked < laneLimits.breakAfter; asked += 1) await port.lookUp(proof);
  return port.lookUp(proof);
};

it.each(['mismatch', 'amount', 'currency', 'code not read', 'called fraud'])(
  'slips without a usable answer do not stop the checking of others: %s',
  async (reason) => {
    expect(await afterTen(unknown(reason))).toEqual(unknown(reason));
  },
);

it.each(['timeout', 'quota', 'not allowed', 'shape'])(
  'a service that answers nobody is left alone: %s',
  async (reason) => {
    expect(await afterTen(unknown(reason))).toEqual(unknown('not sent'));
  },
);
