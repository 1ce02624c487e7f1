import { slipDamages } from '../../../../src/sandbox/slips/damage/slip-damages.ts';
import { slipStyles } from '../../../../src/sandbox/slips/draw/slip-styles.ts';
import { plots, type PlotName } from './slip-plots.ts';
import type { SlipCase } from './slip-scene.ts';

export interface CorpusCase extends SlipCase {
  readonly plot: PlotName;
}

const unreadable = ['unreadable', 'cut'];
const readableDamages = slipDamages.map(({ name }) => name).filter((name) => !unreadable.includes(name));
// A wallet is nobody's registered account; UOBT is a bank without a style of its own.
const memberStyles = [...slipStyles.filter(({ bankCode }) => bankCode !== 'TRUEMONEY').map(({ name }) => name), 'UOBT'];
const walletStyles = slipStyles.filter(({ bankCode }) => bankCode === 'TRUEMONEY').map(({ name }) => name);
const thaiStyles = memberStyles.filter((name) => !name.startsWith('bcel'));

const oneOf = (items: readonly string[], place: number): string => items[place % items.length] ?? '';

const honest: readonly Omit<CorpusCase, 'seed' | 'name'>[] = memberStyles.flatMap((style) =>
  readableDamages.map((damage) => ({ plot: 'honest' as const, style, damage })),
);

const timesOf = (plot: PlotName): number => (plot === 'honest' ? 0 : 4);

const stylesOf = (plot: PlotName): readonly string[] => (plot === 'paid from a wallet' ? walletStyles : thaiStyles);

// Damages that leave every code readable, two side by side too.
const damagesOf = (plot: PlotName): readonly string[] =>
  plot === 'code not readable'
    ? unreadable
    : ['none', 'jpeg-40', 'screenshot', 'chat', 'turned-90', 'faint', 'photographed'];

const others: readonly Omit<CorpusCase, 'seed' | 'name'>[] = (Object.keys(plots) as PlotName[]).flatMap((plot, nth) =>
  Array.from({ length: timesOf(plot) }, (_, time) => ({
    plot,
    style: oneOf(stylesOf(plot), nth * 5 + time * 3),
    damage: oneOf(damagesOf(plot), nth + time),
  })),
);

// Every style of a bank with every damage, and every other kind of slip four times; always the same.
export const slipCorpus: readonly CorpusCase[] = [...honest, ...others].map((made, nth) => ({
  ...made,
  seed: nth + 1,
  name: `${made.plot}, ${made.style}, ${made.damage}`,
}));

// One of each kind for npm test; the honest one is dark and photographed.
export const slipCorpusPart: readonly CorpusCase[] = [
  ...slipCorpus.filter(({ name }) => name === 'honest, kbank-dark, photographed' || name === 'honest, bcel, chat'),
  ...slipCorpus.filter(
    ({ plot }, nth) => plot !== 'honest' && slipCorpus.findIndex((other) => other.plot === plot) === nth,
  ),
];
