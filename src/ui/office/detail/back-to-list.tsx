import { ArrowLeft } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { officeTexts } from '../office-texts.ts';
import { useQueueAround } from '../queue/queue-context.ts';
import styles from './detail.module.css';

// Only where an opened item covers its list.
export const BackToList = () => {
  const t = useTexts(officeTexts);
  const queue = useQueueAround();
  if (queue === null) return null;
  return (
    <div className={styles['back']}>
      <Button kind="text" icon={<ArrowLeft size={20} strokeWidth={1.75} />} onClick={queue.backToList}>
        {t('backToList')}
      </Button>
    </div>
  );
};
