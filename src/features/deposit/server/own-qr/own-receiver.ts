import type { PromptPayReceiver } from '#providers/payments/prompt-pay.ts';
import type { Context } from '#server/context.ts';
import { listBelowCap, listDepositAccounts, listUnfrozen } from '#server/operator/operator-catalogue.ts';
import type { DepositAccount } from '#server/operator/operator-table.ts';
import { promptPay } from '../settings.ts';

export interface OwnReceiver {
  readonly account: DepositAccount;
  readonly receiver: PromptPayReceiver;
  // For a receiver whose payments carry no reference: how many satang may be added, and how long after its end a code
  // may still be paid.
  readonly satang: { readonly upTo: bigint; readonly graceMs: number } | null;
}

// The first account with a receiver of PromptPay to which members should pay now; null if there is none.
export const findOwnReceiver = async (context: Context): Promise<OwnReceiver | null> => {
  const receivers = await promptPay.read(context);
  if (receivers.length === 0) return null;
  const unfrozen = await listUnfrozen(context, await listDepositAccounts(context));
  const open = (await listBelowCap(context, unfrozen)).filter(({ currency }) => currency === 'BAHT');
  for (const set of receivers) {
    const account = open.find(({ bankCode, accountNo }) => bankCode === set.bankCode && accountNo === set.accountNo);
    if (account === undefined) continue;
    const satang =
      set.kind === 'BILLER' ? null : { upTo: BigInt(set.reservedSatang), graceMs: set.graceMinutes * 60_000 };
    return { account, receiver: set, satang };
  }
  return null;
};
