// `npm test` has time for some languages, widths and rounds of what is long, not always the same; `npm run verify -- J-01 U-01`
// has it all.
export const isInFull = process.env['TESTS_IN_FULL'] === '1';

export const inFullOr = <Choice>(all: readonly Choice[], ...some: Choice[]): readonly Choice[] =>
  isInFull ? all : some;

// Every third from a place drawn for this run, so that each of them has its turn.
export const oneInThree = <Choice>(all: readonly Choice[]): readonly Choice[] => {
  const first = Math.floor(Math.random() * 3);
  return all.filter((_, place) => place % 3 === first);
};

// For a journey that `npm test` leaves out.
export const onlyInFull = { tag: '@in-full' } as const;

// For a journey of one of three groups, of which each run of `npm test` has one, drawn for it.
export const inTurn = (group: 1 | 2 | 3) => ({ tag: `@group-${group}` }) as const;
