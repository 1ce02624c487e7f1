import type { GameCode, GameProtocolName } from '#contract/games.ts';
import type { Currency } from '#money/currency.ts';
import type { BankPort } from '#providers/banks/port.ts';
import type { GamePort } from '#providers/games/port.ts';
import type { PaymentPort } from '#providers/payments/port.ts';
import type { SlipPort } from '#providers/slips/port.ts';
import type { SmsPort } from '#providers/sms/port.ts';
import type { WalletLinkPort } from '#providers/wallet-links/port.ts';
import type { Lanes } from './lanes.ts';

export type PaymentMethod = 'KBANK' | 'WW' | 'FP' | 'PAYONEX';

// The providers, as this process reaches them.
export interface Providers {
  // Every request to a game, a gateway or a bank goes through these lanes.
  readonly lanes: Lanes;
  // The port of a game for one currency, or null for a game without one. unitFactor says how many units of the game are
  // one unit of the wallet (ftWalletSlot).
  game(asked: {
    readonly code: GameCode;
    readonly currency: Currency;
    readonly unitFactor: { readonly numerator: number; readonly denominator: number };
  }): GamePort | null;
  // Every game this product can reach, whether the operator lists it or not.
  readonly gameCodes: readonly GameCode[];
  // The protocol that the settings name for a game; null for a game without settings.
  gameProtocol(code: string): GameProtocolName | null;
  // QR gateways by deposit method; a method without settings has none, and is not offered.
  readonly payments: Readonly<Partial<Record<PaymentMethod, PaymentPort>>>;
  readonly bank: BankPort;
  readonly slips: SlipPort;
  // Null if this installation takes no gift links.
  readonly walletLinks: WalletLinkPort | null;
  readonly sms: SmsPort;
  // Origins of the games' login pages, which the app's forms may be posted to.
  readonly gameOrigins: readonly string[];
}
