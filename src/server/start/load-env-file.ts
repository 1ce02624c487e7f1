import { existsSync } from 'node:fs';

// Imported ahead of a command by package.json. Node's own flag for it prints a line when there is no such file.
if (existsSync('.env')) process.loadEnvFile('.env');
