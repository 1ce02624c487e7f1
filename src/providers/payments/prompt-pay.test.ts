import { generate, parse } from 'promptparse';
import { expect, it } from 'vitest';
import { codeConformance } from './conformance.ts';
import { startPaymentTrial } from './sandbox-trial.ts';
import { payloadFault, billReferenceOf } from './qr-payload.ts';
import { createPromptPay, promptPayPayload } from './prompt-pay.ts';

const biller = { kind: 'BILLER', billerId: '099999999999504' } as const;
const proxy = (of: string) => ({ kind: 'PROXY', proxy: of }) as const;

const traits = { amountMin: 1n, lifeMsMax: 3_600_000, cancels: true, takesFurtherMoney: true };
for (const receiver of [biller, proxy('0890000002')])
  codeConformance(`a code of our own for a ${receiver.kind}`, () =>
    startPaymentTrial({ code: 'KBANK', traits, port: () => createPromptPay({ receiver }) }),
  );

it('writes the golden vectors of mobile and wallet, digit by digit', () => {
  const reference = 'NOTSHOWN';
  expect(promptPayPayload({ receiver: proxy('0801234567'), amount: 10_025n, reference })).toBe(
    '00020101021229370016A0000006770101110113006680123456753037645406100.255802TH63041071',
  );
  expect(promptPayPayload({ receiver: proxy('140000801234567'), amount: 5_000n, reference })).toBe(
    '00020101021229390016A00000067701011103151400008012345675303764540550.005802TH63045FEC',
  );
});

const tagsOf = (payload: string): string[] =>
  parse(payload, true, true)
    ?.getTags()
    .filter(({ id }) => id !== '63')
    .map(({ id, value }) => `${id} ${value}`)
    .sort() ?? [];

it('an independent reader finds in it what an independent generator writes', () => {
  const amount = 12_345n;
  const reference = '0K3J9Z1M2N4P5Q6';
  const { billerId } = biller;
  expect(tagsOf(promptPayPayload({ receiver: biller, amount, reference }))).toEqual(
    tagsOf(generate.billPayment({ billerId, ref1: reference, amount: 123.45 })),
  );
  expect(tagsOf(promptPayPayload({ receiver: proxy('0105500000001'), amount, reference }))).toEqual(
    tagsOf(generate.anyId({ type: 'NATID', target: '0105500000001', amount: 123.45 })),
  );
});

it('carries our reference only in a bill', () => {
  const reference = '0K3J9Z1M2N4P5Q6';
  const payload = promptPayPayload({ receiver: biller, amount: 100n, reference });
  expect([billReferenceOf(payload), payloadFault(payload, 100n)]).toEqual([reference, null]);
  expect(promptPayPayload({ receiver: proxy('0801234567'), amount: 100n, reference })).not.toContain(reference);
});

it.each([
  [{ ...biller, billerId: '123' }, 100n, 'REF', 'no id of a biller'],
  [biller, 100n, 'ref', 'no reference of a bill'],
  [biller, 100n, 'A'.repeat(21), 'no reference of a bill'],
  [biller, 0n, 'REF', 'a code asks for money'],
  [proxy('801234567'), 100n, 'REF', 'no number of PromptPay'],
  [proxy(''), 100n, 'REF', 'no number of PromptPay'],
])('draws nothing that no bank would read', (receiver, amount, reference, fault) => {
  expect(() => promptPayPayload({ receiver, amount, reference })).toThrow(fault);
});
