// ftWalletSlot: one unit of the wallet is numerator / denominator units of the game.
export interface UnitFactor {
  readonly numerator: number;
  readonly denominator: number;
}

// Converts between the wallet's hundredths and hundredths of a game's own unit: units = amount x factor.
export interface GameUnit {
  // Null if the amount is finer than the game's unit: a transfer never rounds money.
  toUnits(amount: bigint): bigint | null;
  // Null if no amount of the wallet equals exactly these units.
  toAmount(units: bigint): bigint | null;
  // A balance is rounded down to what can be moved out again.
  balanceOf(units: bigint): bigint;
}

const decimalText = /^(-?)(\d+)(?:\.(\d+))?$/;

const greatestCommonDivisor = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : greatestCommonDivisor(right, left % right);

const exactly = (dividend: bigint, divisor: bigint): bigint | null =>
  dividend % divisor === 0n ? dividend / divisor : null;

const isWhole = (part: number): boolean => Number.isSafeInteger(part) && part > 0;

export const gameUnit = (factor: UnitFactor): GameUnit => {
  if (!isWhole(factor.numerator) || !isWhole(factor.denominator))
    throw new Error('a game’s factor must be a fraction of whole numbers above zero');
  const parts = [BigInt(factor.numerator), BigInt(factor.denominator)] as const;
  const shared = greatestCommonDivisor(...parts);
  const [numerator, denominator] = [parts[0] / shared, parts[1] / shared];
  return {
    toUnits: (amount) => exactly(amount * numerator, denominator),
    toAmount: (units) => exactly(units * denominator, numerator),
    balanceOf: (units) => {
      const amount = (units * denominator) / numerator;
      return amount - (amount % denominator);
    },
  };
};

// Hundredths of a provider's decimal number, truncated after the second place, or null if it is not a plain number.
export const unitsOfText = (text: string): bigint | null => {
  const parts = decimalText.exec(text);
  if (parts === null) return null;
  const [, sign = '', whole = '0', fraction = ''] = parts;
  const units = BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
  return sign === '-' ? -units : units;
};

export const unitsOfNumber = (figure: number): bigint | null => unitsOfText(String(figure));
