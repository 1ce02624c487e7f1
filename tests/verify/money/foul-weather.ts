import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaidIn, PlayedWeather } from '#support/whole-system/foul-weather/pay-in-weather.ts';
import { type Check, type Scale, verdictOf } from '../check.ts';
import { runTestInFull } from '../in-full/test-in-full.ts';

const file = 'tests/support/whole-system/foul-weather/foul-weather.test.ts';

const playInTest = async (scale: Scale): Promise<{ output: string; isGood: boolean; played: PlayedWeather | null }> => {
  const folder = await mkdtemp(join(tmpdir(), 'krapao-weather-'));
  const figures = join(folder, 'figures.json');
  const ran = await runTestInFull(file, { WEATHER_FIGURES: figures, WEATHER_TURNS: String(scale.of(2)) });
  const text = await readFile(figures, 'utf8').catch(() => null);
  await rm(folder, { recursive: true, force: true });
  return { ...ran, played: text === null ? null : (JSON.parse(text) as PlayedWeather) };
};

const isEnded = ({ became }: PaidIn): boolean => became === 'credited' || became === 'before a person';

// "gift link 14 credited, 2 before a person" for each way.
const tally = (payments: readonly PaidIn[]): string[] =>
  [...Map.groupBy(payments, ({ way }) => way)].map(([way, paid]) => {
    const count = (became: string): number => paid.filter((one) => one.became === became).length;
    const before = count('before a person');
    return `${way} ${String(count('credited'))} credited${before === 0 ? '' : `, ${String(before)} before a person`}`;
  });

// Every way to pay in while its provider is silent before or after, slow, down, refuses, lies, repeats or answers garbage.
export const foulWeather: Check = {
  id: 'M-01',
  about: 'each way to pay in under each kind of foul weather: credited once, or before a person',
  run: async (scale) => {
    const { output, isGood, played } = await playInTest(scale);
    if (played === null) return { isGood: false, figures: output };
    const { payments, differences } = played;
    const wrong = payments.filter((paid) => !isEnded(paid));
    return verdictOf(
      {
        'each credited once or before a person': wrong.length === 0,
        'the books of the sandbox agree with ours': differences.length === 0,
        'books green': isGood,
      },
      [
        `${String(payments.length)} payments`,
        ...tally(payments),
        ...wrong.slice(0, 5).map(({ way, kind, became }) => `${way} under ${kind}: ${became}`),
        ...differences.slice(0, 3),
      ],
    );
  },
};
