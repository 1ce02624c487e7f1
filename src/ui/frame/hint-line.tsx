import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { overlayTexts } from '../overlays/overlay-texts.ts';
import styles from './hint-line.module.css';

export interface HintLineProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

// A quiet line that blocks nothing and can be closed.
export const HintLine = ({ children, onClose }: HintLineProps) => {
  const overlay = useTexts(overlayTexts);
  return (
    <div className={styles['hint']}>
      <div className={styles['words']}>{children}</div>
      <IconButton label={overlay('close')} icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
    </div>
  );
};
