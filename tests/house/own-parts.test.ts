import { expect, it } from 'vitest';
import { importingParts, partOf } from '../../calls.config.ts';
import { withOwnRows } from '../../rows.config.ts';

const shared = async () => Promise.resolve(new Map([['close', `['ปิด', 'ປິດ', 'Close']`]]));

it('a script has the row that its table takes over, and imports no other table for it', async () => {
  const source = `import { sharedTexts } from '#i18n/shared-texts.ts';\nexport const own = texts({ close: sharedTexts.close });`;
  expect(await withOwnRows(source, shared)).toBe(`\nexport const own = texts({ close: ['ปิด', 'ປິດ', 'Close'] });`);
});

it('an import that something else uses stays, and so does a row that is not found', async () => {
  const source = `import { sharedTexts } from '#i18n/shared-texts.ts';\nexport const own = texts({ close: sharedTexts.close, all: sharedTexts.all });`;
  expect(await withOwnRows(source, shared)).toContain(`import { sharedTexts }`);
  expect(await withOwnRows(source, shared)).toContain(`all: sharedTexts.all`);
});

it('a table that is kept in every language keeps the rows of others by their names', async () => {
  const source = `import { sharedTexts } from '#i18n/shared-texts.ts';\nexport const own = texts({ close: sharedTexts.close }, inEveryLanguage);`;
  expect(await withOwnRows(source, shared)).toBe(source);
});

const contract = `import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
const inner = z.string();
const answer = z.object({ inner });
const other = z.number();
export const payCalls = { send: endpoint({ answer }), list: endpoint({ answer: other }) };`;

it('a call of a contract comes with what it is made of, and without the other calls', () => {
  const part = partOf(contract, 'send');
  for (const needed of ['zod/mini', 'endpoint.ts', 'const inner', 'const answer', 'const part = endpoint({ answer })'])
    expect(part).toContain(needed);
  expect(part).not.toMatch(/other|list|payCalls/);
});

it('a build stops at a call that a contract does not have, and at calls that are used as a whole', () => {
  expect(() => partOf(contract, 'missing')).toThrow('a contract has no missing');
  const path = '/src/features/pay/contract.ts';
  expect(importingParts('ask(payCalls.send)', { path, name: 'payCalls' })).toBe(
    `import { part as payCalls_send } from '${path}?part=send';\nask(payCalls_send)`,
  );
  expect(() => importingParts('keep(payCalls)', { path, name: 'payCalls' })).toThrow('payCalls is used otherwise');
});
