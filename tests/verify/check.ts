// What one row of the table says.
export interface Verdict {
  readonly isGood: boolean;
  readonly figures: string;
}

// One promise, tried in full or, for a quick look, with a fraction of the rounds.
export interface Check {
  readonly id: string;
  readonly about: string;
  readonly run: (scale: Scale) => Promise<Verdict>;
}

export interface Scale {
  // Rounds of the full form in, rounds of this run out; never less than one.
  of(rounds: number): number;
}

export const scaleOf = (fraction: number): Scale => ({ of: (rounds) => Math.max(1, Math.round(rounds * fraction)) });

export const verdictOf = (wanted: Readonly<Record<string, boolean>>, figures: readonly string[]): Verdict => {
  const missed = Object.entries(wanted).filter(([, isMet]) => !isMet);
  const complaints = missed.map(([name]) => `NOT ${name}`);
  return { isGood: missed.length === 0, figures: [...complaints, ...figures].join(', ') };
};
