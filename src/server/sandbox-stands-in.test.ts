import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { slipText } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import type { PaymentPort } from '#providers/payments/port.ts';
import { readSlipCode } from '#providers/slips/slip-proof.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const { providers } = server.context;

it('every bank that members can register is a bank to pay from in the sandbox', async () => {
  const page = await (await fetch(`${server.sandbox.url}/payer`)).text();
  const rows = await server.database.owner.rows<{ code: string }>('select code from bank where not is_gateway');
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.map(({ code }) => code).filter((code) => !page.includes(`<option value="${code}"`));
  expect(missing).toEqual([]);
});

const ports = new URL('../providers/', import.meta.url);
const services = readdirSync(ports).filter((name) => existsSync(new URL(`${name}/port.ts`, ports)));

const found = <Item>(item: Item | null | undefined): Item => {
  if (item == null) throw new Error('no such port');
  return item;
};

const slipProof = () => {
  const read = readSlipCode(slipText('014', '20300101NOBODY'));
  if (read.kind !== 'PROOF') throw new Error('no slip code');
  return read.proof;
};

const unitFactor = { numerator: 1, denominator: 1 };
const player = { username: 'KRAPAOSTAND1', password: 'Aa123456' };
const payer = { bankCode: 'SCB', accountNo: '1112223334', name: 'SOMCHAI JAIDEE' };
const neverMade = { reference: 'K8NEVERMADE', gatewayReference: null, payer: null };

interface Answered {
  readonly kind: string;
}

// One harmless question to each port of a service.
const ask: Readonly<Record<string, () => readonly Promise<Answered>[]>> = {
  banks: () => [providers.bank.feed({ accountNo: '0142000002', after: null })],
  games: () =>
    providers.gameCodes.map((code) =>
      found(providers.game({ code, currency: 'BAHT', unitFactor })).createPlayer(player),
    ),
  payments: () =>
    Object.values(providers.payments).map((port: PaymentPort) => port.introduce?.(payer) ?? port.inquire(neverMade)),
  slips: () => [providers.slips.lookUp(slipProof())],
  sms: () => [providers.sms.send({ phone: '0811111111', text: 'ทดสอบ' })],
  'wallet-links': () => [found(providers.walletLinks).verify({ hash: 'nobodyMadeThisGift1', mobile: '0890000001' })],
};

it('the sandbox answers for every outside service, so that nothing needs an account outside', async () => {
  proves('OP-023');
  expect(Object.keys(ask).toSorted()).toEqual(services.toSorted());
  expect(Object.keys(providers.payments).toSorted()).toEqual(['FP', 'KBANK', 'PAYONEX', 'WW']);
  for (const service of services) {
    const answers = await Promise.all(ask[service]?.() ?? []);
    expect(answers.length, service).toBeGreaterThan(0);
    expect(
      answers.map(({ kind }) => kind),
      service,
    ).not.toContain('unknown');
  }
});
