import { slipDamages } from '../../../src/sandbox/slips/damage/slip-damages.ts';
import { slipStyles } from '../../../src/sandbox/slips/draw/slip-styles.ts';
import { plots, type PlotName } from './slip-plots.ts';
import type { SlipCase } from './slip-scene.ts';

export interface CorpusCase extends SlipCase {
  readonly plot: PlotName;
}

const unreadable = ['unreadable', 'cut'];
const readableDamages = slipDamages.map(({ name }) => name).filter((name) => !unreadable.includes(name));
// A wallet is nobody's registered account; UOBT is a bank without a look of its own.
const memberLooks = [...slipStyles.filter(({ bankCode }) => bankCode !== 'TRUEMONEY').map(({ name }) => name), 'UOBT'];
const walletLooks = slipStyles.filter(({ bankCode }) => bankCode === 'TRUEMONEY').map(({ name }) => name);
const thaiLooks = memberLooks.filter((name) => !name.startsWith('bcel'));

const oneOf = (items: readonly string[], place: number): string => items[place % items.length] ?? '';

const honest: readonly Omit<CorpusCase, 'seed' | 'name'>[] = memberLooks.flatMap((look) =>
  readableDamages.map((damage) => ({ plot: 'honest' as const, look, damage })),
);

const timesOf = (plot: PlotName): number => (plot === 'honest' ? 0 : 4);

const looksOf = (plot: PlotName): readonly string[] => (plot === 'paid from a wallet' ? walletLooks : thaiLooks);

// Damages that leave every code readable, two side by side too.
const damagesOf = (plot: PlotName): readonly string[] =>
  plot === 'code not readable'
    ? unreadable
    : ['none', 'jpeg-40', 'screenshot', 'chat', 'turned-90', 'faint', 'photographed'];

const others: readonly Omit<CorpusCase, 'seed' | 'name'>[] = (Object.keys(plots) as PlotName[]).flatMap((plot, nth) =>
  Array.from({ length: timesOf(plot) }, (_, time) => ({
    plot,
    look: oneOf(looksOf(plot), nth * 5 + time * 3),
    damage: oneOf(damagesOf(plot), nth + time),
  })),
);

// Every look of a bank with every damage, and every other kind of slip four times; always the same.
export const slipCorpus: readonly CorpusCase[] = [...honest, ...others].map((made, nth) => ({
  ...made,
  seed: nth + 1,
  name: `${made.plot}, ${made.look}, ${made.damage}`,
}));

// One of each kind for npm test; the honest one is dark and photographed.
export const slipCorpusPart: readonly CorpusCase[] = [
  ...slipCorpus.filter(({ name }) => name === 'honest, kbank-dark, photographed' || name === 'honest, bcel, chat'),
  ...slipCorpus.filter(
    ({ plot }, nth) => plot !== 'honest' && slipCorpus.findIndex((other) => other.plot === plot) === nth,
  ),
];
