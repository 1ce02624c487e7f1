import { Info } from 'lucide-react';
import { useState } from 'react';
import { setting } from '#ask/settings.ts';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { webAddress } from '../rules.ts';
import { gameAccountStrings } from './game-account-strings.ts';
import { gameStrings } from '../strings.ts';
import { BlockedDoor } from './blocked-door.tsx';
import { CredentialPanel } from './credential-panel.tsx';
import styles from './game-account-modal.module.css';
import { GameBalances } from './game-balances.tsx';
import { GameLogo } from './game-logo.tsx';
import { leaveForGame } from './opened-game.ts';
import type { ShownGame } from './shown-game.ts';
import { useCredential } from './use-credential.ts';
import { useStanding } from './use-standing.ts';
import { useStandingSentences } from './use-standing-sentences.ts';
import { usePlay } from './use-play.ts';
import { useWhyNotIn } from './use-why-not-in.ts';

export interface GameAccountModalProps {
  readonly game: ShownGame;
  readonly currency: Currency;
  // The main wallet; null if unknown.
  readonly wallet: bigint | null;
  // Moves the whole main wallet to the game. True once the money is there.
  readonly transferAll: () => Promise<boolean>;
  readonly onTransferOnly: () => Promise<void>;
  // Opens the transfer from this game.
  readonly onTransfer: () => void;
  readonly isOpeningAccount: boolean;
  readonly onOpenAccount: () => void;
  readonly onClose: () => void;
}

const logoPx = 56;

const AppLink = ({ address, label }: { readonly address: string | null; readonly label: string }) => {
  const link = webAddress(address);
  if (link === null) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('outlined')}
      onClick={() => leaveForGame()}
    >
      {label}
    </a>
  );
};

const Notice = ({ code }: { readonly code: string }) => {
  const notice = setting('VITE_PGSLOT_NOTICE');
  if (code !== 'PGSLOT' || notice === '') return null;
  return (
    <p className={styles['notice']}>
      <Info size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{notice}</span>
    </p>
  );
};

const Standing = ({ game }: Pick<GameAccountModalProps, 'game'>) => {
  const sentences = useStandingSentences(game);
  if (sentences.length === 0) return null;
  return (
    <div className={styles['notice']}>
      <Info size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles['notice-text']}>
        {sentences.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
};

const GameHead = ({ game, currency }: Pick<GameAccountModalProps, 'game' | 'currency'>) => {
  const t = useTexts(gameStrings);
  return (
    <div className={styles['head']}>
      <GameLogo logo={game.logo} sizePx={logoPx} />
      {game.isActive ? <GameBalances game={game} currency={currency} /> : <p>{t('notOpenYet')}</p>}
    </div>
  );
};

// Money at a game that takes none can go home all the same.
const WayHome = ({ game, onTransfer }: Pick<GameAccountModalProps, 'game' | 'onTransfer'>) => {
  const t = useTexts(gameAccountStrings);
  const offline = useOfflineReason();
  if ((game.amount ?? 0n) <= 0n) return null;
  return (
    <Button kind="filled" isMain isWide blockedBecause={offline} onClick={onTransfer}>
      {t('transfer')}
    </Button>
  );
};

// Both buttons below it move all there is.
const MovedAmount = ({ wallet, currency }: { readonly wallet: bigint; readonly currency: Currency }) => {
  const t = useTexts(gameAccountStrings);
  const locale = useLocale();
  return <span className={styles['moved']}>{t('movesAll', { amount: spokenMoney(wallet, currency, locale) })}</span>;
};

const ActiveGame = (props: GameAccountModalProps) => {
  const { game, currency, wallet, transferAll, onTransferOnly, onTransfer, onClose } = props;
  const t = useTexts(gameAccountStrings);
  const shared = useTexts(sharedTexts);
  const offline = useOfflineReason();
  const [isTransferring, setTransferring] = useState(false);
  const credential = useCredential(game.code, true);
  const { whyNoMoney } = useStanding(game);
  const whyNotIn = useWhyNotIn(game, credential);
  const hasMoney = wallet !== null && wallet > 0n;
  const bringsMoney = hasMoney && whyNoMoney === null;
  const { isOpening, blocked, unblock, play } = usePlay({
    game,
    credential: credential.known,
    hasMoney: bringsMoney || (game.amount ?? 0n) > 0n,
    bringMoney: () => (bringsMoney ? transferAll() : Promise.resolve(true)),
  });
  const transferOnly = async (): Promise<void> => {
    setTransferring(true);
    await onTransferOnly().finally(() => setTransferring(false));
  };
  const isUnknown = credential.known === null;
  const isBusy = isOpening || isTransferring;
  const whyNoTransfer = offline ?? whyNoMoney ?? (hasMoney ? null : t('walletEmpty'));
  const footer = (
    <>
      {bringsMoney ? <MovedAmount wallet={wallet} currency={currency} /> : null}
      <div
        className={styles['ways']}
        data-same-reason={whyNoTransfer === whyNotIn}
        data-reason-above={whyNotIn !== null && whyNotIn === credential.whyNone}
      >
        <Button isMain blockedBecause={whyNoTransfer} isBusy={isTransferring} onClick={() => void transferOnly()}>
          {t('transferOnly')}
        </Button>
        <Button
          kind="filled"
          isMain
          isBusy={isOpening || (isUnknown && credential.whyNone === null)}
          blockedBecause={whyNotIn}
          onClick={() => void play()}
        >
          {bringsMoney ? t('transferAndPlay') : t('play')}
        </Button>
      </div>
    </>
  );
  return (
    <Dialog title={game.name} sendingText={isBusy ? shared('processing') : null} footer={footer} onClose={onClose}>
      <div className={styles['body']}>
        <GameHead game={game} currency={currency} />
        <Standing game={game} />
        {whyNoMoney === null ? null : <WayHome game={game} onTransfer={onTransfer} />}
        <Notice code={game.code} />
        <CredentialPanel credential={credential} />
        <p role="status" className={isOpening ? undefined : 'visually-hidden'}>
          {isOpening ? t('openingGame', { game: game.name }) : null}
        </p>
        {blocked === null ? null : <BlockedDoor door={blocked} onOpened={unblock} />}
        <div className={styles['apps']}>
          <AppLink address={game.android} label={t('androidApp')} />
          <AppLink address={game.ios} label={t('iosApp')} />
        </div>
      </div>
    </Dialog>
  );
};

// Everything about one game account; an account that is not open yet can be opened in the same place.
export const GameAccountModal = (props: GameAccountModalProps) => {
  const { game, currency, isOpeningAccount, onOpenAccount, onTransfer, onClose } = props;
  const t = useTexts(gameStrings);
  const offline = useOfflineReason();
  const { whyNoPlay } = useStanding(game);
  if (game.isActive && game.isListed === false)
    return (
      <Dialog title={game.name} footer={<WayHome game={game} onTransfer={onTransfer} />} onClose={onClose}>
        <div className={styles['body']}>
          <GameHead game={game} currency={currency} />
          <Standing game={game} />
        </div>
      </Dialog>
    );
  if (game.isActive) return <ActiveGame {...props} />;
  const footer = (
    <Button
      kind="filled"
      isMain
      isWide
      isBusy={isOpeningAccount}
      blockedBecause={offline ?? whyNoPlay}
      onClick={onOpenAccount}
    >
      {t('openAccount')}
    </Button>
  );
  return (
    <Dialog title={game.name} footer={footer} onClose={onClose}>
      <div className={styles['body']}>
        <GameHead game={game} currency={currency} />
        <Standing game={game} />
      </div>
    </Dialog>
  );
};
