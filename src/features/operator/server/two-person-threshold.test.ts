import { expect, it } from 'vitest';
import { staffRoles } from '#contract/staff-roles.ts';
import { twoPersonThreshold } from '#server/operator/shared-settings.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { operatorOfficeCalls } from '../office-contract.ts';
import { changeByCommand, decideByCommand } from './by-command.ts';

const server = await startTestServer();
const kind = 'setting';
const object = 'twoPersonThreshold';
const because = 'a test';
const fields = { value: { BAHT: 30_000, LAK: 9_000_000 } };
const notPermitted = { status: 403, body: { message: 'NOT_PERMITTED' } };

it('the demo operator lets one person decide up to 20,000 baht or 8,000,000 kip', async () => {
  proves('OP-300');
  expect(await twoPersonThreshold.read(server.context)).toEqual({ BAHT: 2_000_000n, LAK: 800_000_000n });
});

it('no staff role can change how much one person may approve alone', async () => {
  for (const role of staffRoles) {
    const { token, password } = await server.staff({ role });
    const question = { kind, object, fields, because, password } as const;
    expect(await server.ask(operatorOfficeCalls.proposeChange, question, { token })).toMatchObject(notPermitted);
  }
});

it('a threshold requested by command is confirmed by command, not in the back office', async () => {
  const { token, password } = await server.staff({ role: 'manager' });
  const { changeId } = await changeByCommand(server.context, { kind, object, fields, because, by: 'Malee' });
  expect(await server.ask(operatorOfficeCalls.confirmChange, { changeId, password }, { token })).toMatchObject(
    notPermitted,
  );
  expect(await decideByCommand(server.context, { changeId, verdict: 'APPLIED', by: 'Somchai' })).toMatchObject({
    status: 'APPLIED',
  });
});
