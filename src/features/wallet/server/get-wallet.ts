import type { AnswerOf } from '#contract/endpoint.ts';
import { bankNames } from '#server/operator/operator-catalogue.ts';
import { settleCondition } from '#conditions/settle-condition.ts';
import { accounts } from '#ledger';
import type { Context } from '#server/context.ts';
import { inviteTerms } from '#server/operator/shared-settings.ts';
import type { Read } from '#server/verb.ts';
import type { walletCalls } from '../contract.ts';
import { activeGames } from './active-games.ts';
import { gameCards } from './game-cards.ts';
import { findInviteDue } from './invites-due-table.ts';
import { amountInProgress, balanceIn, findWallet, type WalletReading } from './wallets-table.ts';

type Answer = AnswerOf<typeof walletCalls.get>;

const bankAccountOf = async (context: Context, reading: WalletReading): Promise<Answer['bankAccount']> => {
  const { bankCode, bankAccountName, bankAccountNo } = reading;
  if (bankCode === null || bankAccountName === null || bankAccountNo === null) return null;
  return { bank: await bankNames(context, bankCode), bankAccountName, bankAccountNo, bankCode };
};

const inviteOf = async (context: Context, memberId: string): Promise<Answer['invite']> => {
  const { isActive, percent, percentSuccess, percentFail } = await inviteTerms.read(context);
  return { amount: isActive ? await findInviteDue(context, memberId, percent) : 0n, percentSuccess, percentFail };
};

export const getWallet: Read<typeof walletCalls.get> = async ({ context, member: { memberId } }) => {
  const [reading, active, invite] = await Promise.all([
    findWallet(context, memberId),
    activeGames(context, memberId),
    inviteOf(context, memberId),
    settleCondition(context, memberId),
  ]);
  const [bankAccount, slots] = await Promise.all([
    bankAccountOf(context, reading),
    gameCards(context, reading, active),
  ]);
  const inProgress = amountInProgress(reading);
  return {
    profile: {
      _id: reading.memberId,
      username: reading.phone,
      name: reading.name,
      createdAt: reading.createdAt.toISOString(),
      coin: reading.coin,
      currency: reading.currency,
    },
    bankAccount,
    wallet: { amount: balanceIn(reading, accounts.wallet) },
    ...(inProgress === 0n ? {} : { inProgress }),
    invite,
    slots,
  };
};
