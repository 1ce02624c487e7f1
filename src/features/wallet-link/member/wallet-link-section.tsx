import { ClipboardPaste, Gift } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { walletLinkMin } from '../rules.ts';
import { walletLinkStrings } from '../strings.ts';
import { type LinkWatchProps, SentLinkNote } from './sent-link-note.tsx';
import { useWalletLink } from './use-wallet-link.ts';
import styles from './wallet-link.module.css';

interface Wallet {
  readonly walletAccountName: string;
  readonly mode: string;
}

export interface WalletLinkSectionProps {
  readonly wallets: readonly Wallet[];
  readonly onFollow: () => void;
  readonly onFollowLine: (lineId: string) => void;
  readonly LinkWatch: ComponentType<LinkWatchProps>;
}

// Browsers without https, and some without a permission, let no page read what was copied.
const canPaste = (): boolean => typeof navigator.clipboard?.readText === 'function';

const WalletLinkForm = ({ name, ...shell }: { name: string } & Omit<WalletLinkSectionProps, 'wallets'>) => {
  const t = useTexts(walletLinkStrings);
  const offline = useOfflineReason();
  const { form, input, isSending, isEmpty, isUnknown, sent, typed, paste } = useWalletLink();
  return (
    <form {...form.props} className={styles['form']}>
      <p className={styles['caption']}>{t('receiver', { name })}</p>
      <TextField
        ref={input}
        label={t('linkField')}
        hint={t('walletLinkMin', { amount: String(walletLinkMin / 100n) })}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={1_000}
        onInput={({ currentTarget }) => typed(currentTarget.value)}
        end={
          canPaste() ? (
            <IconButton
              label={t('paste')}
              icon={<ClipboardPaste size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void paste()}
            />
          ) : null
        }
        {...form.field('link')}
      />
      {isUnknown ? <p className={styles['notice']}>{t('unknownNext')}</p> : null}
      <Button
        type="submit"
        kind="filled"
        isMain
        isWide
        isBusy={isSending}
        isDisabled={isEmpty}
        blockedBecause={offline}
      >
        {t('send')}
      </Button>
      {sent === null ? null : <SentLinkNote key={sent.at.getTime()} sent={sent} {...shell} />}
    </form>
  );
};

// Deposits by gift link, beside the methods of the banks. Hidden if the operator has no wallet for them.
export const WalletLinkSection = ({ wallets, ...shell }: WalletLinkSectionProps) => {
  const t = useTexts(walletLinkStrings);
  const headingId = useId();
  if (wallets.length === 0) return null;
  const receiving = wallets.find(({ mode }) => mode === 'AUTO');
  return (
    <section aria-labelledby={headingId} className={styles['section']}>
      <h3 id={headingId} className={styles['heading']}>
        <Gift size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('walletLink')}
      </h3>
      {receiving === undefined ? (
        wallets.map(({ walletAccountName }) => (
          <div key={walletAccountName} className={styles['paused']}>
            <p className={styles['name']}>{walletAccountName}</p>
            <p>{t('methodPaused')}</p>
          </div>
        ))
      ) : (
        <WalletLinkForm name={receiving.walletAccountName} {...shell} />
      )}
    </section>
  );
};
