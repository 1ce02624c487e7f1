import type { AnswerOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { countRecoveryCodes } from './authenticators-table.ts';

export const listFactors = async (
  context: Context,
  call: Call,
): Promise<AnswerOf<typeof authOfficeCalls.listFactors>> => ({
  recoveryCodesLeft: await countRecoveryCodes(context.database, staffOf(call).staffId),
});
