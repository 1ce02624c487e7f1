import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the command refuses a role that does not exist and lists those that do', () => {
  const command = ['src/server/operator/add-staff-command.ts', '--name', 'nok', '--role', 'boss', '--by', 'Malee'];
  const run = spawnSync(process.execPath, command, { input: 'a password long enough\n', encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('support, finance, manager, auditor');
});
