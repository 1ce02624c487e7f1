import { existsSync } from 'node:fs';

// package.json imports it ahead of a command. Node's own flag for it prints a line when there is no such file.
if (existsSync('.env')) process.loadEnvFile('.env');
