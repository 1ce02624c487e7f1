import type { SlipFailure } from '#features/slip/contract.ts';
import { checksumOf } from '#providers/emv-code.ts';
import type { TestMember } from '../../people.ts';
import { slipText } from '../../slips.ts';
import { ownAccounts, partyOf, type PaidTransfer, type SlipScene } from './slip-scene.ts';

// staff: it waits for a person.
export type Expected = 'credited' | 'staff' | SlipFailure;

export interface Upload {
  readonly member: TestMember;
  readonly methodCode: string;
  readonly picture: Buffer;
  readonly expected: Expected;
  // The transfer that is credited, as the bank's book names it.
  readonly reference?: string;
}

// What one case uploads, each after the one before was decided.
export type Plot = (scene: SlipScene) => Promise<readonly Upload[]>;

interface Reported {
  readonly member: TestMember;
  readonly transfer: PaidTransfer;
  readonly codes?: readonly string[];
}

const upload = async (
  scene: SlipScene,
  { member, transfer, codes }: Reported,
  expected: Expected,
): Promise<Upload> => ({
  member,
  methodCode: scene.account.bankCode,
  picture: await scene.draw(transfer, codes === undefined ? undefined : [...codes]),
  expected,
  ...(expected === 'credited' ? { reference: transfer.reference } : {}),
});

const transferOf = async (
  scene: SlipScene,
  member: TestMember,
  minutesAgo?: number,
): Promise<Reported & { code: string }> => {
  const order = { from: partyOf(member), to: scene.account };
  const transfer = await scene.pay(minutesAgo === undefined ? order : { ...order, minutesAgo });
  return { member, transfer, code: transfer.code ?? '' };
};

const ownTransfer = async (scene: SlipScene, minutesAgo?: number) =>
  transferOf(scene, await scene.member(), minutesAgo);
const strangersTransfer = async (scene: SlipScene) => transferOf(scene, await scene.stranger());

const own =
  (expected: Expected, minutesAgo?: number): Plot =>
  async (scene) => [await upload(scene, await ownTransfer(scene, minutesAgo), expected)];

// The member's own transfer, with other codes on its slip.
const withCodes =
  (
    expected: Expected,
    codesOf: (code: string, scene: SlipScene) => readonly string[] | Promise<readonly string[]>,
  ): Plot =>
  async (scene) => {
    const reported = await ownTransfer(scene);
    return [await upload(scene, { ...reported, codes: await codesOf(reported.code, scene) }, expected)];
  };

const to =
  (receiver: { bankCode: string; accountNo: string; name?: string }, expected: Expected): Plot =>
  async (scene) => {
    const member = await scene.member();
    const transfer = await scene.pay({ from: partyOf(member), to: receiver });
    return [await upload(scene, { member, transfer }, expected)];
  };

const paidBy =
  (payerOf: (member: TestMember) => { bankCode: string; accountNo: string; name: string }, expected: Expected): Plot =>
  async (scene) => {
    const member = await scene.member();
    const transfer = await scene.pay({ from: payerOf(member), to: scene.account });
    return [await upload(scene, { member, transfer }, expected)];
  };

const payment = '00020101021229370016A000000677010111011300668012345675802TH53037645406100.006304';
const paymentCode = payment + checksumOf(payment);
const shop = 'https://bank.example/promotion';
const brokenChecksum = (code: string): string => code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');

const reused: Plot = async (scene) => {
  const reported = await ownTransfer(scene);
  return [await upload(scene, reported, 'credited'), await upload(scene, reported, 'SLIP_REFNO_DUPLICATED')];
};

// First a thief, then the member whose money it is, then the thief again.
const somebodysDeposit: Plot = async (scene) => {
  const reported = await ownTransfer(scene);
  const thief = await scene.stranger();
  return [
    await upload(scene, { ...reported, member: thief }, 'NOT_MATCH'),
    await upload(scene, reported, 'credited'),
    await upload(scene, { ...reported, member: thief }, 'SLIP_REFNO_DUPLICATED'),
  ];
};

// Their own slip, with the code of somebody else's deposit pasted over the right one.
const pastedCode: Plot = async (scene) => {
  const [reported, other] = [await ownTransfer(scene), await strangersTransfer(scene)];
  return [await upload(scene, { ...reported, codes: [other.code] }, 'NOT_MATCH')];
};

const editedText: Plot = async (scene) => {
  const reported = await ownTransfer(scene);
  const transfer = {
    ...reported.transfer,
    amount: reported.transfer.amount * 100n,
    at: new Date('2031-05-05T05:05:00Z'),
  };
  return [await upload(scene, { ...reported, transfer }, 'credited')];
};

const inventedReference: Plot = async (scene) => {
  const reported = await ownTransfer(scene);
  return [
    await upload(
      scene,
      { ...reported, codes: [slipText('004', `0163${reported.transfer.reference.slice(4)}`)] },
      'UNSTABLE_REFNO_ON_SLIP',
    ),
  ];
};

const otherCurrency: Plot = async (scene) => {
  const reported = await ownTransfer(scene);
  const member = await scene.stranger({ currency: 'LAK', bankCode: 'BCEL' });
  return [{ ...(await upload(scene, { ...reported, member }, 'DEST_ACC_INVALID')), methodCode: 'BCEL' }];
};

const otherMethod: Plot = async (scene) => {
  const sent = await upload(scene, await ownTransfer(scene), 'DEST_ACC_INVALID');
  return [{ ...sent, methodCode: sent.methodCode === 'SCB' ? 'KBANK' : 'SCB' }];
};

// Two members whose accounts are alike on a slip, by the digits and the name that the bank shows; the feed shows all digits.
const alikeAccounts: Plot = async (scene) => {
  const numbers = ['60', '61'].map((start) => `${start}${String(scene.seed).padStart(3, '0')}56789`);
  const [one = '', other = ''] = numbers;
  const reported = await transferOf(scene, await scene.member({ bankAccountNo: one }));
  const thief = await scene.member({ bankAccountNo: other });
  return [await upload(scene, { ...reported, member: thief }, 'staff'), await upload(scene, reported, 'credited')];
};

const twoSlips: Plot = async (scene) => {
  const [reported, other] = [await ownTransfer(scene), await strangersTransfer(scene)];
  return [await upload(scene, { ...reported, codes: [reported.code, other.code] }, 'staff')];
};

// Every slip is genuine in `honest`; the others are what its name says. The expected outcome follows from how it is made.
export const plots = {
  honest: own('credited'),
  'just in time': own('credited', 59),
  'clock ahead': own('credited', -1),
  'edited text': editedText,
  'advertisement beside': withCodes('credited', (code) => [shop, code]),
  'payment code beside': withCodes('credited', (code) => [paymentCode, code]),
  reused,
  'somebody’s deposit': somebodysDeposit,
  'alike accounts': alikeAccounts,
  'pasted code': pastedCode,
  'broken checksum': withCodes('INVALID_SLIP', (code) => [brokenChecksum(code)]),
  'invented reference': inventedReference,
  'no code': withCodes('CANNOT_READ_CROPPED_IMAGE', () => []),
  'payment code': withCodes('CANNOT_READ_CROPPED_IMAGE', () => [paymentCode]),
  'advertisement alone': withCodes('CANNOT_READ_CROPPED_IMAGE', () => [shop]),
  'code not readable': own('CANNOT_READ_CROPPED_IMAGE'),
  'two slips': twoSlips,
  old: own('EXPIRED_SLIP', 61),
  'days old': own('EXPIRED_SLIP', 3 * 24 * 60),
  'time ahead': own('staff', -60),
  'to a stranger': to({ bankCode: 'KBANK', accountNo: '7778889990', name: 'PRASERT DEECHAI' }, 'DEST_ACC_INVALID'),
  'to our number elsewhere': to(
    { ...ownAccounts.KBANK, bankCode: 'BBL', name: 'บริษัท กระเป๋า จำกัด' },
    'DEST_ACC_INVALID',
  ),
  'to a number like ours': async (scene) =>
    to(
      { bankCode: scene.account.bankCode, accountNo: `77${scene.account.accountNo.slice(2)}`, name: 'PRASERT DEECHAI' },
      'staff',
    )(scene),
  'to our other account': otherMethod,
  'other currency': otherCurrency,
  'paid by a stranger': paidBy(
    ({ bankCode }) => ({ bankCode, accountNo: '7778889990', name: 'PRASERT DEECHAI' }),
    'NOT_MATCH',
  ),
  'paid from another bank': paidBy(
    ({ bankCode, bankAccountNo, bankAccountName }) => ({
      bankCode: bankCode === 'KTB' ? 'BBL' : 'KTB',
      accountNo: bankAccountNo,
      name: bankAccountName,
    }),
    'NOT_MATCH',
  ),
  'paid by a namesake of the number': paidBy(
    ({ bankCode, bankAccountNo }) => ({
      bankCode,
      accountNo: `99${bankAccountNo.slice(2)}`,
      name: 'PRASERT DEECHAI',
    }),
    'staff',
  ),
  // A thief registered what the slip of somebody who is no member shows.
  'made-up account': paidBy(
    ({ bankCode, bankAccountNo, bankAccountName }) => ({
      bankCode,
      accountNo: `99${bankAccountNo.slice(2)}`,
      name: bankAccountName,
    }),
    'staff',
  ),
  'paid from a wallet': async (scene) => {
    const member = await scene.member({ bankCode: 'KBANK' });
    const transfer = await scene.pay({
      from: { bankCode: 'TRUEMONEY', accountNo: '0891234567', name: member.bankAccountName },
      to: scene.account,
    });
    return [await upload(scene, { member, transfer }, 'NOT_MATCH')];
  },
} satisfies Record<string, Plot>;
export type PlotName = keyof typeof plots;
