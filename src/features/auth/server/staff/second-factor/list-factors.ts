import type { Read } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { listPasskeys } from '../passkeys/passkeys-table.ts';
import { countRecoveryCodes } from './authenticators-table.ts';

export const listFactors: Read<typeof authOfficeCalls.listFactors> = async ({ context, staff: { staffId } }) => {
  const passkeys = await listPasskeys(context.database, staffId);
  return {
    recoveryCodesLeft: await countRecoveryCodes(context.database, staffId),
    passkeys: passkeys.map((key) => ({
      passkeyId: key.passkeyId,
      name: key.name,
      createdAt: key.createdAt.toISOString(),
      usedAt: key.usedAt?.toISOString() ?? null,
    })),
  };
};
