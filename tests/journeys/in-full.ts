// `npm test` has time for some languages and widths of a long journey, not always the same; `npm run verify -- J-01` makes it
// in all.
export const inFullOr = <Choice>(all: readonly Choice[], ...some: Choice[]): readonly Choice[] =>
  process.env['JOURNEYS_IN_FULL'] === '1' ? all : some;
