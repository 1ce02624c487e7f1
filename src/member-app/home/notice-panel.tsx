import { X } from 'lucide-react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';
import type { Notice } from './use-notice.ts';

export const NoticePanel = ({ shown, close }: Notice) => {
  const t = useTexts(homeStrings);
  const shared = useTexts(sharedTexts);
  if (shown === null) return null;
  return (
    <section className={styles['notice']} aria-labelledby="notice">
      <div className={styles['notice-head']}>
        <h2 id="notice">{shown.title ?? t('notice')}</h2>
        <IconButton label={shared('close')} icon={<X size={22} strokeWidth={1.75} />} onClick={close} />
      </div>
      <ServerMarkup html={shown.html} />
    </section>
  );
};
