import type { AnswerOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { listPasskeys } from '../passkeys/passkeys-table.ts';
import { countRecoveryCodes } from './authenticators-table.ts';

export const listFactors = async (
  context: Context,
  call: Call,
): Promise<AnswerOf<typeof authOfficeCalls.listFactors>> => {
  const { staffId } = staffOf(call);
  const passkeys = await listPasskeys(context.database, staffId);
  return {
    recoveryCodesLeft: await countRecoveryCodes(context.database, staffId),
    passkeys: passkeys.map((key) => ({
      passkeyId: key.passkey_id,
      name: key.name,
      createdAt: key.created_at.toISOString(),
      usedAt: key.used_at?.toISOString() ?? null,
    })),
  };
};
