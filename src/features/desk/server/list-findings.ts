import { listOpenFindings } from '#server/outside/findings-table.ts';
import type { Read } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';

const shown = 200;

export const listFindings: Read<typeof deskOfficeCalls.listFindings> = async ({ context }) => ({
  findings: (await listOpenFindings(context.database, shown)).map(({ at, detail, ...finding }) => ({
    ...finding,
    detail: { ...detail },
    at: at.toISOString(),
  })),
});
