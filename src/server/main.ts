import { DatabaseUnusable } from '#database/connection.ts';
import { readSettings, SettingsError } from './settings.ts';
import { start } from './start/start.ts';
import { StartRefused } from './start/start-refused.ts';

const stopWithinMs = 30_000;

const report = (text: string): void => {
  console.error(`krapao: ${text}`);
};

// What a person can fix is one sentence; anything else is a fault of ours and keeps its stack trace.
const explain = (error: unknown): void => {
  const isExpected = [SettingsError, StartRefused, DatabaseUnusable].some((kind) => error instanceof kind);
  if (isExpected && error instanceof Error) report(`not started: ${error.message}`);
  else console.error(error);
};

const exitAfter = (work: Promise<void>): void => {
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  work.then(
    () => process.exit(0),
    (error: unknown) => {
      explain(error);
      process.exit(1);
    },
  );
};

const main = async (): Promise<void> => {
  const asked = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.resolve());
  const running = await start(readSettings(process.env), report);
  console.log(running.lines.join('\n'));
  console.log('ready; Ctrl-C stops everything');
  await asked.promise;
  exitAfter(running.stop());
};

main().catch((error: unknown) => {
  explain(error);
  process.exit(1);
});
