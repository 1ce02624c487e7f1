import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRsaGateway } from './rsa-gateway-adapter.ts';
import { signatureOf } from './rsa-signature.ts';

const [ours, theirs] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
if (ours === undefined || theirs === undefined) throw new Error('no keys');
let now = Date.parse('2026-11-20T10:00:00Z');

const start = () =>
  createRsaGateway({
    baseUrl: 'https://fp.example',
    gateway: 'FP',
    merchantId: 'M1',
    privateKey: ours.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    gatewayPublicKey: theirs.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    now: () => new Date(now),
  });

const body = JSON.stringify({ merchantId: 'M1', orderNo: 'DEP000123', amount: '300.00' });
const hint = { reference: 'DEP000123', gatewayReference: null };

const noticeOf = (more: { body?: string; at?: number; key?: KeyObject } = {}) => {
  const timestamp = String(more.at ?? now);
  const signature = signatureOf(`${timestamp}.${body}`, more.key ?? theirs.privateKey);
  return { body: more.body ?? body, headers: { 'x-timestamp': timestamp, 'x-signature': signature } };
};

it('a callback signed by the gateway names what to query', () => {
  expect(start().readNotice(noticeOf())).toEqual(hint);
});

it('a callback with other bytes, another time or another signer is refused', () => {
  const port = start();
  const signed = noticeOf();
  const changed = [
    noticeOf({ body: body.replace('300.00', '900.00') }),
    noticeOf({ body: body.replace('DEP000123', 'DEP000124') }),
    noticeOf({ body: `${body} ` }),
    noticeOf({ key: ours.privateKey }),
    { ...signed, headers: { ...signed.headers, 'x-timestamp': String(now + 1) } },
    { ...signed, headers: { ...signed.headers, 'x-signature': '' } },
    { ...signed, headers: { ...signed.headers, 'x-signature': 'not a signature' } },
    { ...signed, headers: {} },
  ];
  for (const notice of changed) expect(port.readNotice(notice)).toBeNull();
  expect(port.readNotice(signed)).toEqual(hint);
});

it('a callback older or newer than five minutes is refused', () => {
  for (const awayMs of [-301_000, 301_000]) expect(start().readNotice(noticeOf({ at: now + awayMs }))).toBeNull();
});

it('a recorded callback that is sent again is refused, however its signature is written; a new delivery is not', () => {
  const port = start();
  const first = noticeOf();
  expect(port.readNotice(first)).toEqual(hint);
  expect(port.readNotice(first)).toBeNull();
  const rewritten = { ...first.headers, 'x-signature': first.headers['x-signature'].replaceAll('=', '') };
  expect(port.readNotice({ ...first, headers: rewritten })).toBeNull();
  now += 1000;
  expect(port.readNotice(noticeOf())).toEqual(hint);
  now += 700_000;
  expect(port.readNotice(noticeOf())).toEqual(hint);
  expect(port.readNotice(first)).toBeNull();
});
