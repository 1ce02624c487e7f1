import { bankNames, listBelowCap, listDepositAccounts, listUnfrozen } from '#server/operator/operator-catalogue.ts';
import type { DepositAccount } from '#server/operator/operator-table.ts';
import type { Context } from '#server/context.ts';
import type { Read } from '#server/verb.ts';
import type { depositCalls } from '../../contract.ts';
import { findCurrency } from '#members/members-table.ts';
import { hasQrFlow, isQrMethod } from '../../rules.ts';
import { accountQr } from '../qr/account-qr.ts';
import { findOwnReceiver, type OwnReceiver } from '../own-qr/own-receiver.ts';
import { portOf } from '../qr/qr-flow.ts';
import { listSlipOnly } from './list-slip-only.ts';
import { isManual } from '../settings.ts';
import { offeredWallets } from '../offered-wallets.ts';

// The accounts to which members should pay now. Money that arrives at any other is booked all the same.
const listOpenAccounts = async (context: Context, accounts: readonly DepositAccount[]): Promise<DepositAccount[]> => {
  const unfrozen = await listUnfrozen(context, accounts);
  const belowCap = await listBelowCap(context, unfrozen);
  return unfrozen.filter((account) => hasQrFlow(account) || belowCap.includes(account));
};

// The method of codes without a gateway stands before the account they are drawn for.
const withOwnCodes = (accounts: readonly DepositAccount[], own: OwnReceiver | null): DepositAccount[] =>
  accounts.flatMap((account) =>
    account.accountId === own?.account.accountId
      ? [{ ...account, bankCode: 'PROMPTPAY', bankType: 'QR', mode: 'MANUAL' } as const, account]
      : [account],
  );

export const listDepositMethods: Read<typeof depositCalls.listMethods> = async ({ context, member }) => {
  const [currency, accounts, takesSlips] = await Promise.all([
    findCurrency(context.database, member.memberId),
    listDepositAccounts(context),
    isManual.read(context),
  ]);
  // A method without settings has nobody to make its codes.
  const isReached = (account: DepositAccount): boolean =>
    !isQrMethod(account.bankCode) || !hasQrFlow(account) || portOf(context, account.bankCode) !== null;
  const reached = accounts.filter((account) => account.currency === currency && isReached(account));
  const open = await listOpenAccounts(context, reached);
  const [slipOnly, wallets] = await Promise.all([
    listSlipOnly(context, { listed: reached, offered: open }),
    offeredWallets(context, currency),
  ]);
  const banks = withOwnCodes(open, await findOwnReceiver(context)).map(async (account) => {
    const qrcode = await accountQr(context, account);
    return {
      bankCode: account.bankCode,
      bankType: account.bankType,
      mode: account.mode,
      bank: await bankNames(context, account.bankCode),
      bankAccountName: account.accountName,
      bankAccountNo: account.accountNo,
      currency: account.currency,
      ...(qrcode === null ? {} : { qrcode }),
    };
  });
  return {
    banks: await Promise.all(banks),
    // The phones of the wallets stay here: a member needs none to send a link.
    wallets: wallets.map(({ walletAccountName, mode }) => ({ walletAccountName, mode })),
    isManual: takesSlips,
    ...(slipOnly.length === 0 ? {} : { slipOnly }),
  };
};
