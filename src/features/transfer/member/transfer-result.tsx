import type { ComponentType } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { MoneyResult, NewBalance } from '#ui/press/money-result.tsx';
import { wallet } from '../rules.ts';
import { transferStrings } from '../strings.ts';
import { accountName, balanceOf, isTarget, type Transfer, type TransferAccounts } from './transfer-accounts.ts';

export interface DoneTransfer extends Transfer {
  // The server does not know the outcome yet.
  readonly isPending: boolean;
  readonly at: Date;
  readonly reference: string | undefined;
}

// Opens a game and moves no money.
export type PlayOf = ComponentType<{ readonly code: string }>;

interface TransferResultProps {
  readonly done: DoneTransfer;
  readonly accounts: TransferAccounts;
  readonly Play: PlayOf;
  readonly onFollow: (lineId?: string) => void;
  readonly onClose: () => void;
}

// What moved and what happens next; of a transfer without an outcome no balance is shown.
export const TransferResult = ({ done, accounts, Play, onFollow, onClose }: TransferResultProps) => {
  const t = useTexts(transferStrings);
  const shared = useTexts(sharedTexts);
  const { from, to, amount, isPending, at, reference } = done;
  const { currency, reading } = accounts;
  const nameOf = (code: string): string => accountName(accounts, code, shared('mainWallet'));
  const isPlayable = !isPending && accounts.games.some((game) => game.code === to && isTarget(game));
  const isBetween = from !== wallet && to !== wallet;
  const next = to === wallet ? t('nextInWallet') : t('nextInGame', { account: nameOf(to) });
  // A first half that ends by a later inquiry sends nothing on to the other game.
  const awaited = isBetween ? t('betweenPending', { game: nameOf(to) }) : t('transferPending');
  return (
    <MoneyResult
      {...{ amount, currency, at, reference, onClose }}
      onFollow={isPending ? () => onFollow(reference) : undefined}
      kind={isPending ? 'pending' : 'success'}
      title={isPending ? shared('statusInProgress') : t('transferSuccess')}
      from={nameOf(from)}
      to={nameOf(to)}
      next={isPending ? awaited : next}
      nextAction={isPlayable ? <Play code={to} /> : undefined}
    >
      {(isPending ? [] : [from, to]).map((code) => (
        <NewBalance
          key={code}
          {...{ currency, reading }}
          label={t('newBalance', { account: nameOf(code) })}
          balance={balanceOf(accounts, code)}
        />
      ))}
    </MoneyResult>
  );
};
