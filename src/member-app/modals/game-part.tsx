import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GameAccountModal } from '#features/game/member/game-account-modal.tsx';
import { type DoneTransfer, TransferResult } from '#features/transfer/member/transfer-result.tsx';
import { transferCalls } from '#features/transfer/contract.ts';
import { wallet as walletCode } from '#features/transfer/rules.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { RefusedMoney } from '#ui/press/money-result.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { useOpenAccount } from '../home/use-open-account.ts';
import { PlayPart } from './play-part.tsx';
import { transferAccountsOf } from './transfer-accounts-of.ts';
import { type ModalProps, useModals } from '../use-modals.ts';

// One game account with the wallet it is filled from.
export const GamePart = ({ about, onClose }: ModalProps) => {
  const modals = useModals();
  const onFollow = (lineId?: string): void => modals.follow('transfer', lineId);
  const wallet = useQuery(walletQuery);
  const { opening, activate } = useOpenAccount();
  const [done, setDone] = useState<DoneTransfer | null>(null);
  const accounts = transferAccountsOf(wallet);
  const game = wallet.data?.slots.find(({ code }) => code === about);
  const shared = useTexts(sharedTexts);
  const { press } = usePressWithDialogs(
    undefined,
    (text, { code, isRepeat }) => (
      <RefusedMoney
        {...{ text, amount: accounts.wallet ?? 0n, currency: accounts.currency }}
        from={shared('mainWallet')}
        to={game?.name}
        isNothingMoved={isRepeat !== true && code !== 'TRANSFER_FAIL'}
      />
    ),
    { onFollow: () => onFollow() },
  );
  if (done !== null) return <TransferResult {...{ done, accounts, onFollow, onClose }} Play={PlayPart} />;
  if (game === undefined) return null;

  const transferAll = async (isShown: boolean): Promise<boolean> => {
    const shown = accounts.wallet ?? 0n;
    const sent = await press(transferCalls.moveEverything, { to: game.code });
    if (sent.end !== 'done') return false;
    // A repeat is answered as the first press was, when the wallet may have had another balance.
    const { status, id: reference, amount: moved } = sent.answer;
    const amount = moved ?? shown;
    const isPending = status === 'PENDING';
    if (isPending || isShown) setDone({ from: walletCode, to: game.code, amount, isPending, at: sent.at, reference });
    return !isPending;
  };
  return (
    <GameAccountModal
      game={game}
      currency={accounts.currency}
      wallet={accounts.wallet}
      transferAll={() => transferAll(false)}
      onTransferOnly={async () => void (await transferAll(true))}
      onTransfer={() => modals.open('transfer', about ?? undefined)}
      isOpeningAccount={opening !== null}
      onOpenAccount={() => void activate(game.code)}
      onClose={onClose}
    />
  );
};
