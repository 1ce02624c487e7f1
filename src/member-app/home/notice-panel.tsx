import { X } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';
import type { ShownNotice } from './use-notice.ts';

interface NoticePanelProps {
  readonly shown: ShownNotice;
  readonly close: () => void;
}

export const NoticePanel = ({ shown, close }: NoticePanelProps) => {
  const t = useTexts(homeStrings);
  return (
    <section className={styles['notice']} aria-labelledby="notice">
      <div className={styles['notice-head']}>
        <h2 id="notice">{shown.title ?? t('notice')}</h2>
        <IconButton label={t('close')} icon={<X size={22} strokeWidth={1.75} />} onClick={close} />
      </div>
      <ServerMarkup html={shown.html} />
    </section>
  );
};
