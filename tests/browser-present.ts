import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';
// Chromium without windows: the journeys take a third less time.
const debianShell = '/usr/bin/chromium-headless-shell';

const isThere = (): boolean => existsSync(debianChromium) || existsSync(chromium.executablePath());

const run = (command: string, ...words: string[]): boolean => {
  console.log(`$ ${[command, ...words].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, words, { stdio: 'inherit', env }).status === 0;
};

// The lists of a new machine may know only an old browser.
const fromDebian = (): boolean => {
  run('apt-get', 'update');
  return run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell');
};

const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

if (!(existsSync(debianChromium) && existsSync(debianShell)) && mayInstall) fromDebian();
if (!isThere()) run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
if (!isThere()) {
  console.error(`No browser: install Debian's chromium (apt-get install chromium), looked for at ${debianChromium}.`);
  process.exitCode = 1;
}
