import { Gift, RefreshCw } from 'lucide-react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import type { CheckBalance } from '#features/wallet/member/use-check-balance.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { ModalTiles } from '../modal-host.tsx';
import { SpinTilePart } from '../screens/spin-tile-part.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const HomeActions = ({ checking }: { readonly checking: CheckBalance }) => {
  const t = useTexts(homeStrings);
  return (
    <section aria-label={plainText(t('actions'))} className={styles['actions']}>
      <div className={styles['moves']}>
        <ModalTiles areMain />
      </div>
      <div className={styles['tiles']}>
        <ModalTiles areMain={false} />
        <ButtonLink to="/user/bonus">
          <Gift {...icon} />
          {t('bonusConditions')}
        </ButtonLink>
        <SpinTilePart
          meanwhile={<span className={styles['tile-place']} />}
          otherwise={
            <Button icon={<RefreshCw {...icon} />} isBusy={checking.isChecking} onClick={() => void checking.check()}>
              {t('refreshAll')}
            </Button>
          }
        />
      </div>
    </section>
  );
};
