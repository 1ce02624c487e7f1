import { generate } from 'promptparse';
import type { Party, Transfer } from '../bank/bank.ts';
import { newSlipReference } from '../bank/new-slip-reference.ts';
import type { Payer } from '../bank/payer.ts';
import { slipCodeOf } from '../bank/slip-code.ts';
import type { World } from '../world.ts';
import { slipDamageOf } from './damage/slip-damages.ts';
import { drawSlip } from './draw/draw-slip.ts';
import { slipStyleFor } from './draw/slip-styles.ts';

// real and edited have a transfer at the bank; the others have none, or do not name it.
export const slipTricks = [
  ['real', 'a real transfer and its slip'],
  ['edited', 'a real transfer, with ten times the amount on the slip'],
  ['invented', 'no transfer: an invented reference'],
  ['checksum', 'a real transfer, with a wrong checksum in the code'],
  ['no-code', 'a real transfer, without a code on the slip'],
  ['payment-code', 'a real transfer, with a code to pay in place of its own'],
  ['two-codes', 'a real transfer, and the code of a second one'],
] as const;
export type SlipTrick = (typeof slipTricks)[number][0];

export interface SlipOrder {
  readonly from: Party;
  readonly to: Party;
  readonly amount: bigint;
  readonly currency: Transfer['currency'];
  readonly at: Date;
  readonly trick: SlipTrick;
  // By their names; the style is the usual one of the sender's bank if it is ''.
  readonly style: string;
  readonly damage: string;
}

// What is on the picture, which may differ from what the bank knows.
export interface MadeSlip {
  readonly id: string;
  readonly printed: Omit<Transfer, 'at'> & { readonly at: string };
  readonly codes: readonly string[];
  readonly style: string;
  readonly damage: string;
}

const inventedTransfer = (world: World, { from, to, amount, currency, at }: SlipOrder): Transfer => {
  const slipReference = newSlipReference(world, from.bankCode, at);
  return { kind: 'transfer', from, to, amount, currency, at, reference: slipReference, slipReference, number: 0 };
};

const withWrongChecksum = (code: string): string => code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');

const codesOf = (world: World, order: SlipOrder, transfer: Transfer): string[] => {
  const own = slipCodeOf(transfer) ?? '';
  const codes = {
    real: [own],
    edited: [own],
    invented: [own],
    checksum: [own === '' ? '' : withWrongChecksum(own)],
    'no-code': [],
    'payment-code': [generate.anyId({ type: 'MSISDN', target: '0801234567', amount: 100 })],
    'two-codes': [own, slipCodeOf(inventedTransfer(world, order)) ?? ''],
  } satisfies Record<SlipTrick, string[]>;
  return codes[order.trick].filter((code) => code !== '');
};

export const makeSlip = ({ world, payer }: { world: World; payer: Payer }, order: SlipOrder): MadeSlip => {
  const { from, to, amount, currency, at, trick } = order;
  const transfer =
    trick === 'invented' ? inventedTransfer(world, order) : payer.transfer({ from, to, amount, currency, at });
  return {
    id: world.randomText(12),
    printed: { ...transfer, amount: trick === 'edited' ? amount * 10n : amount, at: at.toISOString() },
    codes: codesOf(world, order, transfer),
    style: order.style,
    damage: order.damage,
  };
};

// The same picture each time, a PNG or a JPEG by its damage.
export const drawMadeSlip = async ({ printed, codes, style, damage }: MadeSlip): Promise<Buffer> => {
  const transfer = { ...printed, at: new Date(printed.at) };
  const picture = await drawSlip(transfer, slipStyleFor(printed.from.bankCode, style), codes);
  return (await slipDamageOf(damage)?.apply(picture, printed.number)) ?? picture;
};
