// How an amount may arrive: the text inside the body's braces, and the hundredths it exactly is, or null where it is
// no amount and nothing may come of it.
export type SentAmount = readonly [text: string, exact: bigint | null];

const amount = (text: string, exact: bigint | null = null): SentAmount => [`"amount":${text}`, exact];
const string = (text: string): SentAmount => amount(JSON.stringify(text));

const plainNumbers: readonly SentAmount[] = [
  amount('0', 0n),
  amount('-0', 0n),
  amount('0.0', 0n),
  amount('0.00', 0n),
  amount('0.01', 1n),
  amount('0.1', 10n),
  amount('0.99', 99n),
  amount('1', 100n),
  amount('1.0', 100n),
  amount('1.10', 110n),
  amount('9.99', 999n),
  amount('10', 1_000n),
  amount('19.99', 1_999n),
  amount('70.07', 7_007n),
  amount('99.99', 9_999n),
  amount('100', 10_000n),
  amount('100.00', 10_000n),
  amount('100.01', 10_001n),
  amount('128.57', 12_857n),
  amount('1000.1', 100_010n),
  amount('4999.95', 499_995n),
  amount('50000', 5_000_000n),
  amount('50000.01', 5_000_001n),
  amount('999999.99', 99_999_999n),
  amount('99999999999.99', 9_999_999_999_999n),
  amount('100000000000', 10_000_000_000_000n),
  amount('-1', -100n),
  amount('-0.01', -1n),
  amount('-100', -10_000n),
  amount('-50000.5', -5_000_050n),
];

const writtenOtherwise: readonly SentAmount[] = [
  amount('1e3', 100_000n),
  amount('1E3', 100_000n),
  amount('1e+2', 10_000n),
  amount('1.5e2', 15_000n),
  amount('12345e-2', 12_345n),
  amount('10000e-4', 100n),
  amount('0.0001e6', 10_000n),
  amount(' 100 ', 10_000n),
  amount('\n\t100\r\n', 10_000n),
  // Reads as the very number 100.
  amount('100.000000000000001', 10_000n),
  amount('100.0000', 10_000n),
];

const finerOrLarger: readonly SentAmount[] = [
  amount('0.001'),
  amount('1.005'),
  amount('-1.005'),
  amount('100.001'),
  amount('99.999'),
  amount('0.30000000000000004'),
  amount('100.00000000000001'),
  amount('1e-3'),
  amount('1e-7'),
  amount('1e-400', 0n),
  amount('5e-324'),
  amount('100000000000.01'),
  amount('999999999999'),
  amount('9007199254740991'),
  amount('9007199254740993'),
  amount('18446744073709551616'),
  amount('1e21'),
  amount('1e308'),
  amount('1e400'),
  amount('-1e400'),
  amount(`1${'0'.repeat(400)}`),
  amount(`0.${'0'.repeat(400)}1`, 0n),
];

const noJson: readonly SentAmount[] = [
  ...['NaN', 'Infinity', '-Infinity', 'undefined', '0x10', '0b1', '0o17', '1_000', '1,000', '+100', '.5', '1.', '01'],
  ...['00', '- 1', '--1', '1e', '1e1.5', '1 000', '๑๐๐', '１００', '100n', '100.', '(100)', '100/*x*/', "'100'", ''],
].map((text) => amount(text));

const strings: readonly SentAmount[] = [
  ...['100', '1e3', '1,000', ' 1', '1 ', '', '๑๐๐', '໑໐໐', '１００', '0x64', '-100', '100.00', 'NaN', 'null', '฿100'],
  ...['100\u0000', '\u202e001', '1;drop table book'],
].map(string);

const otherKinds: readonly SentAmount[] = [
  ...['null', 'true', 'false', '[]', '[100]', '[[100]]', '[100,200]', '{}', '{"amount":100}', '{"$gt":0}'],
  ...['{"valueOf":100}', '{"toString":"100"}', '{"__proto__":{"amount":100}}', '{"length":1,"0":100}'],
].map((text) => amount(text));

const otherPlaces: readonly SentAmount[] = [
  ['"Amount":100', null],
  ['"amount ":100', null],
  ['"amounts":[100]', null],
  ['"value":100', null],
  ['"body":{"amount":100}', null],
  ['"__proto__":{"amount":100}', null],
  ['"constructor":{"prototype":{"amount":100}}', null],
  // The last of two stands, as JSON has it; never both.
  ['"amount":100,"amount":200', 20_000n],
  ['"amount":200,"amount":"100"', null],
  ['"amount":100,"amount":null', null],
  ['"amount":150,"__proto__":{"amount":900}', 15_000n],
  ['"am\\u006funt":100', 10_000n],
  ['"amount":100}{"amount":200', null],
  ['"amount":100},{"amount":200', null],
];

export const amountCorpus: readonly SentAmount[] = [
  ...plainNumbers,
  ...writtenOtherwise,
  ...finerOrLarger,
  ...noJson,
  ...strings,
  ...otherKinds,
  ...otherPlaces,
];
