const currencies = ['BAHT', 'LAK'] as const;

interface OddsSlice {
  // As written, in one language or in three.
  readonly label: unknown;
  readonly prize: unknown;
  readonly htmlDescription: unknown;
  readonly bgColor: string;
  readonly textColor: string;
  readonly amount: Readonly<Record<(typeof currencies)[number], number>>;
  readonly weight: number;
  // From 0 to 1.
  readonly chance: number;
}

export interface WheelOdds {
  readonly slices: readonly OddsSlice[];
  readonly total: number;
  // What a spin costs on average, in units of the currency.
  readonly cost: Readonly<Record<(typeof currencies)[number], number>>;
  // The chance of a prize.
  readonly prizes: number;
}

type Part = Readonly<Record<string, unknown>>;

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
// While a field is being written it may hold anything; then it counts as nothing.
const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

// The chances of a wheel as it is written; null for no wheel.
export const oddsOf = (value: unknown): WheelOdds | null => {
  const written = partOf(value)['slices'];
  if (!Array.isArray(written)) return null;
  const parts = (written as unknown[]).map(partOf);
  const total = parts.reduce((sum, part) => sum + numberOf(part['weight']), 0);
  const slices = parts.map((part): OddsSlice => {
    const weight = numberOf(part['weight']);
    const amount = partOf(part['amount']);
    return {
      label: part['label'],
      prize: part['prize'],
      htmlDescription: part['htmlDescription'],
      bgColor: String(part['bgColor']),
      textColor: String(part['textColor']),
      amount: { BAHT: numberOf(amount['BAHT']), LAK: numberOf(amount['LAK']) },
      weight,
      chance: total === 0 ? 0 : weight / total,
    };
  });
  const costIn = (currency: (typeof currencies)[number]): number =>
    slices.reduce((sum, { chance, amount }) => sum + chance * amount[currency], 0);
  const prizes = slices.reduce((sum, { chance, prize }) => sum + (prize === null ? 0 : chance), 0);
  return { slices, total, cost: { BAHT: costIn('BAHT'), LAK: costIn('LAK') }, prizes };
};

export const hundredths = (units: number): bigint => BigInt(Math.round(units * 100));
