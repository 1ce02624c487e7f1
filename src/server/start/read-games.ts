import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { demoGames, demoGamesSecret, type GameEntries } from '#providers/games/settings/demo-games.ts';
import { gameProvider, WrongGameSetting, type GameProvider } from '#providers/games/settings/game-provider.ts';
import { SettingsError, type Settings } from '../settings.ts';

const entries = z.record(z.string().check(z.regex(/^[A-Z0-9]{2,20}$/)), z.record(z.string(), z.unknown()));

const readFile = (path: string): GameEntries => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SettingsError(`GAMES_FILE: ${path} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}`);
  }
  const read = entries.safeParse(json);
  if (read.success) return read.data;
  throw new SettingsError(`GAMES_FILE: ${path} must hold an object of settings for each game code`);
};

// In demo mode an address that begins with a slash is one of the sandbox.
const atSandbox = (entry: GameEntries[string], sandboxUrl: string): GameEntries[string] => {
  const { url } = entry;
  return typeof url === 'string' && url.startsWith('/') ? { ...entry, url: sandboxUrl + url } : entry;
};

type GameSources = Pick<
  Settings,
  'GAMES_FILE' | 'GAMES_URL' | 'GAMES_SECRET' | 'PROVIDER_TIMEOUT_MS' | 'isLive' | 'sandboxUrl'
>;

// The games and how each is reached. A wrong setting stops the start; the error names the game and the setting.
export const readGames = (
  settings: GameSources,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): readonly GameProvider[] => {
  const { GAMES_FILE: path, GAMES_SECRET: secret, isLive } = settings;
  const sandboxUrl = settings.GAMES_URL ?? settings.sandboxUrl;
  const demo = isLive ? {} : demoGames(sandboxUrl, 'GAMES_SECRET');
  const around = {
    lookUp: (name: string) => (name === 'GAMES_SECRET' ? secret : variables[name]),
    isSandbox: !isLive,
    timeoutUsualMs: settings.PROVIDER_TIMEOUT_MS,
    demoSecret: demoGamesSecret,
  };
  try {
    return Object.entries({ ...demo, ...(path === undefined ? {} : readFile(path)) }).map(([code, entry]) =>
      gameProvider(code, isLive ? entry : atSandbox(entry, sandboxUrl), around),
    );
  } catch (error) {
    if (error instanceof WrongGameSetting) throw new SettingsError(`GAMES_FILE: ${error.message}`);
    throw error;
  }
};
