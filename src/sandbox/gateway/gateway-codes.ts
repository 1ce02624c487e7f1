import type { Party } from '../bank/bank.ts';

// The QR gateways, by the deposit method they serve. Each collects at its own account, under its own biller id.
export const gatewayCodes = ['KBANK', 'WW', 'FP', 'PAYONEX'] as const;
export type GatewayCode = (typeof gatewayCodes)[number];

export const billerOf = {
  KBANK: '099999999999990',
  WW: '099999999999801',
  FP: '099999999999702',
  PAYONEX: '099999999999603',
} as const satisfies Record<GatewayCode, string>;

// A bill for an unknown biller is taken for one of the bank's own.
export const gatewayOf = (billerId: string): GatewayCode =>
  gatewayCodes.find((code) => billerOf[code] === billerId) ?? 'KBANK';

export const collectingAccount = (billerId: string): Party => {
  const code = gatewayOf(billerId);
  return code === 'KBANK'
    ? { bankCode: 'KBANK', accountNo: billerId, name: 'QR merchant' }
    : { bankCode: 'SCB', accountNo: billerId, name: `${code} collection` };
};
