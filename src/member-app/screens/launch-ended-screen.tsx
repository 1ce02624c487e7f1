import { useLocation } from '#ui/frame/router.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import styles from './screens.module.css';
import { shellStrings } from '../strings.ts';
import { launchEndedTexts, launchRefusals } from './launch-ended-texts.ts';

// Where a link into a game leads that was used before or is late, or that could not be looked at now.
export const LaunchEndedScreen = () => {
  const t = useTexts(shellStrings);
  const own = useTexts(launchEndedTexts);
  const refusal = useTexts(launchRefusals);
  const because = new URLSearchParams(useLocation().search).get('because') ?? '';

  return (
    <main className={styles['alone']}>
      <h1 tabIndex={-1}>{isTextKey(launchRefusals, because) ? refusal(because) : t('launchEnded')}</h1>
      <p>{own('launchEndedNext')}</p>
      <ButtonLink to="/user/home" kind="filled" isMain>
        {own('toWallet')}
      </ButtonLink>
    </main>
  );
};
