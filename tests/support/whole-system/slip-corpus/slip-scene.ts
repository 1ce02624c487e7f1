import { currencies, type Currency } from '#money/currency.ts';
import { fromDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { Party, Transfer } from '../../../../src/sandbox/bank/bank.ts';
import { bankOf } from '../../../../src/sandbox/bank/banks.ts';
import { holderOf } from '../../../../src/sandbox/bank/holder-of.ts';
import { slipDamageOf } from '../../../../src/sandbox/slips/damage/slip-damages.ts';
import { drawSlip } from '../../../../src/sandbox/slips/draw/draw-slip.ts';
import { slipStyleFor, type SlipStyle } from '../../../../src/sandbox/slips/draw/slip-styles.ts';
import type { MemberBuild, TestMember } from '../../people.ts';
import type { TestSandbox } from '../../test-sandbox.ts';

export interface SlipCase {
  readonly name: string;
  // By their names in the sandbox.
  readonly style: string;
  readonly damage: string;
  readonly seed: number;
}

// Where a case is played: the product with its members, and the banks.
export interface SlipStage {
  readonly sandbox: Pick<TestSandbox, 'post'>;
  member(build?: MemberBuild): Promise<TestMember>;
  now(): Date;
}

export interface PaidTransfer extends Transfer {
  readonly code: string | null;
}

export interface Order {
  readonly from: Party;
  readonly to: { readonly bankCode: string; readonly accountNo: string; readonly name?: string };
  readonly minutesAgo?: number;
}

const names = ['SOMCHAI JAIDEE', 'สมชาย ใจดี', 'นายวิชัย ศรีสุข', 'นางสาวพิมพ์ชนก แก้วใส', 'MR.ANAN THONGDEE', 'ມະນີວັນ ພົມມະຈັນ'];

export const ownAccounts = {
  KBANK: { bankCode: 'KBANK', accountNo: '0011000001' },
  SCB: { bankCode: 'SCB', accountNo: '0142000002' },
  BCEL: { bankCode: 'BCEL', accountNo: '010120000003' },
} as const;

export const partyOf = (member: TestMember): Party => ({
  bankCode: member.bankCode,
  accountNo: member.bankAccountNo,
  name: member.bankAccountName,
});

// Banks of the two countries differ in currency; members pay where they have an account.
export const sceneOf = (stage: SlipStage, { style: styleName, damage, seed }: SlipCase) => {
  const style: SlipStyle = slipStyleFor(styleName, styleName);
  const currency: Currency = bankOf(style.bankCode).currency;
  const account = currency === 'LAK' ? ownAccounts.BCEL : seed % 2 === 0 ? ownAccounts.KBANK : ownAccounts.SCB;
  // No two transfers of a corpus have the same amount.
  const amount = currency === 'LAK' ? 2_500_000_000n + BigInt(seed) * 100_000n : 10_000n + BigInt(seed) * 107n;
  return {
    seed,
    style,
    account,
    // The visible digits of a number are nobody else's: a seed has at most four digits.
    member: (build: MemberBuild = {}): Promise<TestMember> =>
      stage.member({
        currency,
        bankCode: style.bankCode,
        bankAccountNo: `40400${String(seed).padStart(4, '0')}7`,
        bankAccountName: names[seed % names.length] ?? '',
        ...build,
      }),
    stranger: (build: MemberBuild = {}): Promise<TestMember> =>
      stage.member({
        currency,
        bankCode: style.bankCode,
        bankAccountNo: `5550099${String(seed).padStart(3, '0')}`,
        bankAccountName: 'PRASERT DEECHAI',
        ...build,
      }),
    pay: async ({ from, to, minutesAgo = 1 }: Order): Promise<PaidTransfer> => {
      const at = new Date(stage.now().getTime() - minutesAgo * 60_000);
      const toName = to.name ?? holderOf(to) ?? to.accountNo;
      const paid = (await stage.sandbox.post('/bank/transfer', {
        toBankCode: to.bankCode,
        toAccountNo: to.accountNo,
        toName,
        fromBankCode: from.bankCode,
        fromAccountNo: from.accountNo,
        fromName: from.name,
        amount: toWireNumber(amount),
        at: at.toISOString(),
      })) as { reference: string; slipReference: string; slipCode: string | null };
      const { reference, slipReference, slipCode: code } = paid;
      const receiver = { ...to, name: toName };
      return { kind: 'transfer', from, to: receiver, amount, currency, at, reference, slipReference, number: 0, code };
    },
    // The picture that arrives: drawn in the style, then damaged.
    draw: async (transfer: PaidTransfer, codes = transfer.code === null ? [] : [transfer.code]): Promise<Buffer> => {
      const picture = await drawSlip(transfer, style, codes);
      const damaged = slipDamageOf(damage);
      if (damaged === null) throw new Error(`there is no damage ${damage}`);
      return damaged.apply(picture, seed);
    },
  };
};
export type SlipScene = ReturnType<typeof sceneOf>;

// What the bank's own book says about transfers, by their references.
export const bookedAmounts = (book: unknown): ReadonlyMap<string, bigint> => {
  const { transfers } = book as { transfers: Record<string, { amount: number; currency: string }> };
  const known = new Set<string>(Object.values(currencies).map(({ isoCode }) => isoCode));
  return new Map(
    Object.entries(transfers).map(([reference, { amount, currency }]) => {
      if (!known.has(currency)) throw new Error(`${currency} is no currency`);
      return [reference, fromDecimalText(amount.toFixed(2)) ?? 0n];
    }),
  );
};
