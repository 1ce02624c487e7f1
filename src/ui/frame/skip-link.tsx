import { useTexts } from '#i18n/texts.ts';
import { frameTexts } from './frame-texts.ts';
import styles from './frame.module.css';

export const mainId = 'main';

export const SkipLink = () => {
  const t = useTexts(frameTexts);
  return (
    <a
      href={`#${mainId}`}
      className={styles['skip']}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
};
