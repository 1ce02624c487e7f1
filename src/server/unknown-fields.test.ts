import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { type RowDiff, rowDiff, rowsWritten, type StoredRows, storedRows } from '#support/bad-input/stored-rows.ts';
import { formOf } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import type { Arrange, ValidCall } from '#support/bad-input/valid-call.ts';
import { validWrites } from '#support/bad-input/valid-calls.ts';
import { inFullOr, oneInThree } from '#support/requirements/in-full.ts';
import { proves } from '#support/requirements/proves.ts';

const server = await startTestServer({ isProvedOnce: true });

// The word and the number occur nowhere else, so a row that contains one got it from here.
const word = 'SMUGGLED';
const number = 424_242;

const fields = [
  '_id',
  'id',
  'memberId',
  'member_id',
  'operationId',
  'staffId',
  'sessionId',
  'userId',
  'guestId',
  'username2',
  'role',
  'kind',
  'isAdmin',
  'status',
  'firstBy',
  'approvedBy',
  'source',
  'description',
  'bankReference',
  'phone',
  'inviter',
  'currency2',
  'from2',
  'to2',
  'withdrawalId2',
  'code2',
  'slotCode',
  'reference',
  'payload',
  'constructor',
  '$ne',
  '$where',
  '$set',
  'toString',
  'hasOwnProperty',
  'prototype',
  'then',
  '',
  ' ',
  '__defineGetter__',
];
const figures = [
  'coin',
  'balance',
  'balances',
  'wallet',
  'seq',
  'percentFail',
  'percentSuccess',
  'held',
  'amounts',
  'number',
];
const switches = ['isActive', 'isVerified', 'needsTwo', 'terminated', 'enabled', 'suspended'];

const smuggled: Record<string, unknown> = {
  ...Object.fromEntries(fields.map((name) => [name, word])),
  ...Object.fromEntries(figures.map((name) => [name, number])),
  ...Object.fromEntries(switches.map((name) => [name, true])),
  createdAt: '2001-02-03T04:05:06.000Z',
  profile: { coin: number, name: word, role: word },
  list: [[[{ amount: number, memberId: word }]]],
};
// Parsed from text, since an object literal would set the prototype instead of a field.
const poison = `"__proto__":{"coin":${String(number)},"role":"${word}","isAdmin":true},${JSON.stringify(smuggled).slice(1)}`;

const clean = ({ body }: ValidCall): string | undefined => (body === undefined ? undefined : JSON.stringify(body));
const poisoned = ({ body }: ValidCall): string =>
  `{${poison.slice(0, -1)}${body === undefined || Object.keys(body).length === 0 ? '' : `,${JSON.stringify(body).slice(1, -1)}`}}`;

// A form may have only so many fields; the declared ones come last.
const asForm = (content: string, file: Uint8Array<ArrayBuffer>): FormData =>
  formOf(Object.fromEntries(Object.entries(JSON.parse(content) as object).slice(-14)), file);

const ask = async (call: ValidCall, content: string | undefined, query = ''): Promise<number> => {
  const response = await fetch(call.base + call.path + query, {
    method: call.method,
    headers: {
      'x-requested-with': 'wallet-user',
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...(content === undefined || call.file !== undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(content === undefined ? {} : { body: call.file === undefined ? content : asForm(content, call.file) }),
  });
  await response.arrayBuffer();
  return response.status;
};

const query = `?${new URLSearchParams({ amount: String(number), memberId: word, role: word, '__proto__[role]': word, slotCode: word }).toString()}`;

interface Done {
  readonly status: number;
  readonly diff: RowDiff;
  readonly after: StoredRows;
}

const doneBy = async (send: () => Promise<number>, before: StoredRows): Promise<Done> => {
  const status = await send();
  const after = await storedRows(server.database.owner, before);
  return { status, diff: rowDiff(before, after), after };
};

// Not inside a number, an id or a hash, which may contain it by chance.
const traces = new RegExp(`${word}|(?<![0-9a-f])${String(number)}(?![0-9a-f])|2001-02-03`);

let last: StoredRows | undefined;

// What the clean call wrote. If it wrote something else than the other, it is made once more: some calls share a row that only
// the first of them adds.
const likeOf = async (first: Done, other: RowDiff, arrange: Arrange): Promise<RowDiff> => {
  if (isDeepStrictEqual(first.diff, other)) return first.diff;
  const call = await arrange(server);
  const done = await doneBy(() => ask(call, clean(call)), await storedRows(server.database.owner, last));
  last = done.after;
  return done.diff;
};

const writes = Object.entries(validWrites);

it.for(inFullOr(writes, ...oneInThree(writes)))(
  '%s ignores unknown fields: it writes the same without them',
  async ([, arrange]) => {
    proves('OP-302');
    const [plain, spoiled] = [await arrange(server), await arrange(server)];
    const right = await doneBy(() => ask(plain, clean(plain)), await storedRows(server.database.owner, last));
    expect(right.status).toBe(200);
    // A GET has no body for them.
    const content = plain.method === 'GET' ? undefined : poisoned(spoiled);
    const hasBody = plain.body !== undefined;
    const { after, ...same } = await doneBy(() => ask(spoiled, content, hasBody ? '' : query), right.after);
    expect(rowsWritten(right.after, after).filter((row) => traces.test(row))).toEqual([]);
    last = after;
    expect(same).toEqual({ status: 200, diff: await likeOf(right, same.diff, arrange) });
    expect([Object.keys(Object.prototype), ({} as Record<string, unknown>)['role']]).toEqual([[], undefined]);
  },
);

it('nothing of the unknown fields is stored, at once or later', async () => {
  const { rows } = await storedRows(server.database.owner);
  const stored = [...rows.values()].flatMap((table) => [...table.values()]);
  expect(stored.length).toBeGreaterThan(1_000);
  expect(stored.filter((row) => traces.test(row))).toEqual([]);
});

it('a stored row of the member is written only by the declared fields: money and rights cannot be set', async () => {
  const member = await server.member({ balance: 50_000n });
  const bodies = [
    {
      name: 'New Name',
      bankCode: member.bankCode,
      bankAccountName: member.bankAccountName,
      bankAccountNo: member.bankAccountNo,
      ...smuggled,
    },
    { name: 'New Name', bankCode: { $ne: null }, bankAccountName: ['x'], bankAccountNo: { toString: 'x' } },
  ];
  const statuses: number[] = [];
  for (const body of bodies) {
    statuses.push((await server.request('PUT', '/api/account/profile', { body, token: member.token })).status);
  }
  expect(statuses).toEqual([200, 400]);
  const row = await server.database.owner.one<Record<string, unknown>>(
    'select member.*, balance from member join account using (member_id) where member_id = $1 and account.name = $2',
    [member.memberId, 'wallet'],
  );
  expect(row).toMatchObject({
    suspended_at: null,
    inviter: null,
    balance: 50_000n,
    phone: member.phone,
    kind: 'member',
  });
});
