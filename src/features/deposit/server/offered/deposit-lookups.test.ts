import { expect, it } from 'vitest';
import { inFile } from '#support/bad-input/in-file.ts';
import { drawn } from '#support/bad-input/test-pictures.ts';
import { eventually, payQr, walletOf } from '#support/deposits.ts';
import { changeSetting } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipWindow } from '../settings.ts';

const server = await startTestServer();

interface Methods {
  readonly banks: { bankCode: string; currency: string; qrcode?: string }[];
  readonly wallets: object[];
  readonly isManual: boolean;
}

const methods = async (token: string): Promise<Methods> => {
  const answer = await server.request('GET', '/api/lookup/deposit', { token });
  return answer.body as Methods;
};

// Of the codes in a drawn picture.
const textsOf = async (markup: string): Promise<readonly string[]> => {
  const read = await server.context.pictures.read(await inFile(await drawn(markup)));
  return read.kind === 'read' ? read.codes : [];
};

it('the methods come in the operator’s order with all their fields', async () => {
  proves('API-007', 'ENT-026', 'ENT-028', 'ENT-029', 'ENT-030', 'OP-087');
  const { token } = await server.member();
  expect(await methods(token)).toEqual({
    banks: [
      {
        bankCode: 'KBANK',
        bankType: 'QR',
        mode: 'MANUAL',
        bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
        bankAccountName: 'บริษัท กระเป๋า จำกัด',
        bankAccountNo: '0011000001',
        currency: 'BAHT',
      },
      {
        bankCode: 'SCB',
        bankType: 'BANK',
        mode: 'AUTO',
        bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
        bankAccountName: 'บริษัท กระเป๋า จำกัด',
        bankAccountNo: '0142000002',
        currency: 'BAHT',
      },
      ...['WW', 'FP', 'PAYONEX'].map((bankCode, place) => ({
        bankCode,
        bankType: 'QR',
        mode: 'MANUAL',
        bank: { nameTH: `คิวอาร์ ${bankCode}`, nameEN: `QR by ${bankCode}` },
        bankAccountName: 'บริษัท กระเป๋า จำกัด',
        bankAccountNo: `880000001${place}`,
        currency: 'BAHT',
      })),
    ],
    wallets: [{ walletAccountName: 'บริษัท กระเป๋า จำกัด', mode: 'AUTO' }],
    isManual: false,
  });
});

it('each member is shown accounts of their own currency only', async () => {
  proves('CUR-01', 'OP-127');
  const [baht, kip] = [await server.member(), await server.member({ currency: 'LAK' })];
  expect(new Set((await methods(baht.token)).banks.map(({ currency }) => currency))).toEqual(new Set(['BAHT']));
  expect((await methods(kip.token)).banks).toEqual([
    expect.objectContaining({ bankCode: 'BCEL', currency: 'LAK', mode: 'AUTO' }),
  ]);
});

it('the slip window says whether it is closed now, in Bangkok time', async () => {
  proves('API-014', 'OP-095');
  const { token } = await server.member();
  const window = async (bangkok: string) => {
    server.clock.set(new Date(`2030-01-01T${bangkok}+07:00`));
    const fresh = await server.member();
    return (await server.request('GET', '/api/lookup/slip', { token: fresh.token })).body;
  };
  const always = { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 60 };
  expect((await server.request('GET', '/api/lookup/slip', { token })).body).toMatchObject(always);
  expect(await window('12:00:00')).toEqual({ ...always, isClosed: false });
  expect(await window('23:30:00')).toEqual({ ...always, isClosed: true });
  expect(await window('00:30:00')).toEqual({ ...always, isClosed: false });
});

it('the account in kip shows a static code once its receiver is set, and its details alone without one', async () => {
  const [kip, baht] = [await server.member({ currency: 'LAK' }), await server.member()];
  const codesOf = async (token: string): Promise<(string | undefined)[]> =>
    (await methods(token)).banks.map(({ qrcode }) => qrcode);
  expect(await codesOf(kip.token)).toEqual([undefined]);
  const receiver = { accountNo: '010120000003', kind: 'ONEPAY', merchantId: 'mch5c2f0404102fb', category: '5734' };
  await changeSetting(server, 'laoQrs', [receiver]);
  server.clock.advance(5_001);
  const [markup = ''] = await codesOf(kip.token);
  expect(await textsOf(markup)).toEqual([
    expect.stringMatching(
      /^00020101021133380004BCEL0106ONEPAY0216mch5c2f0404102fb5204573453034185802LA6304[0-9A-F]{4}$/,
    ),
  ]);
  expect((await codesOf(baht.token)).every((code) => code === undefined)).toBe(true);
});

it.each([
  { kind: 'ONEPAY', merchantId: 'mch5c2f0404102fb' },
  { kind: 'LAO_QR', issuer: '27710418', receiverId: '0101200000030' },
])('25 million kip paid by the code of the account, $kind, are credited once', async (receiver) => {
  await changeSetting(server, 'laoQrs', [{ ...receiver, accountNo: '010120000003', category: '5734' }]);
  server.clock.advance(5_001);
  const member = await server.member({ currency: 'LAK', bankCode: 'BCEL' });
  const [{ qrcode = '' } = {}] = (await methods(member.token)).banks;
  const [payload = ''] = await textsOf(qrcode);
  await payQr(server, { payload, member, amount: 25_000_000 });
  await eventually(async () => expect(await walletOf(server, member)).toBe(2_500_000_000n));
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(2_500_000_000n);
});

it('the time within which slips are taken is whole minutes, at least one and at most a week', () => {
  const canBe = (uploadWithinMinutes: unknown): boolean =>
    slipWindow.canBe({ closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes });
  expect([1, 60, 7 * 24 * 60].filter(canBe)).toHaveLength(3);
  expect([0, -60, 0.5, 7 * 24 * 60 + 1, 1e12, 1e308, '60', null].filter(canBe)).toEqual([]);
});
