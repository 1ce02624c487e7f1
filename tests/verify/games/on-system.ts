import { startSystem, type System } from '#support/whole-system/system.ts';
import { kindsOf, type WeatherKind } from '../../../src/sandbox/weather.ts';
import type { Verdict } from '../check.ts';

export const foulKinds: readonly WeatherKind[] = kindsOf('games').filter((kind) => kind !== 'fine');

// With providers of which an answer is expected within a second.
export const onSystem = async (check: (system: System) => Promise<Verdict>): Promise<Verdict> => {
  const system = await startSystem({ environment: { PROVIDER_TIMEOUT_MS: '1000' } });
  try {
    return await check(system);
  } finally {
    await system.close();
  }
};

// A run takes long, so it says on standard error how far it is.
export const say = (text: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
};
