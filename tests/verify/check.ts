// The contents of one row of the table.
export interface Verdict {
  readonly isGood: boolean;
  readonly figures: string;
}

// One promise, tested in full or, for a quick run, with a fraction of the rounds.
export interface Check {
  readonly id: string;
  readonly about: string;
  readonly run: (scale: Scale) => Promise<Verdict>;
}

export interface Scale {
  // Takes the rounds of the full form and returns those of this run; at least one.
  of(rounds: number): number;
}

export const scaleOf = (fraction: number): Scale => ({ of: (rounds) => Math.max(1, Math.round(rounds * fraction)) });

export const verdictOf = (wanted: Readonly<Record<string, boolean>>, figures: readonly string[]): Verdict => {
  const missed = Object.entries(wanted).filter(([, isMet]) => !isMet);
  const complaints = missed.map(([name]) => `NOT ${name}`);
  return { isGood: missed.length === 0, figures: [...complaints, ...figures].join(', ') };
};
