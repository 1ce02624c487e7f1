import { useTexts } from '#i18n/texts.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import styles from './screens.module.css';
import { shellStrings } from '../strings.ts';

// Where a link into a game leads that was used before or is late.
export const LaunchEndedScreen = () => {
  const t = useTexts(shellStrings);
  return (
    <main className={styles['alone']}>
      <h1 tabIndex={-1}>{t('launchEnded')}</h1>
      <p>{t('launchEndedNext')}</p>
      <ButtonLink to="/user/home" kind="filled" isMain>
        {t('toWallet')}
      </ButtonLink>
    </main>
  );
};
