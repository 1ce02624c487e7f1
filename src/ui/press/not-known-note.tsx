import { CircleHelp } from 'lucide-react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../buttons/button.tsx';
import styles from './money-result.module.css';

// After a press whose answer was lost, or that came behind another one: the way to what became of it.
export const NotKnownNote = ({ text, onFollow }: { readonly text: string; readonly onFollow: () => void }) => {
  const shared = useTexts(sharedTexts);
  return (
    <div className={styles['not-known']} role="status">
      <CircleHelp size={24} strokeWidth={1.75} aria-hidden="true" />
      <p>{text}</p>
      <Button kind="filled" isMain onClick={onFollow}>
        {shared('follow')}
      </Button>
    </div>
  );
};
