import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { overlayTexts } from '../overlays/overlay-texts.ts';
import styles from './hint-line.module.css';

export interface HintLineProps {
  readonly children: ReactNode;
  // The children contain a button: the one that closes the line then comes first, as it is seen above it.
  readonly hasButton?: boolean;
  readonly onClose: () => void;
}

// A quiet line that blocks nothing and can be closed.
export const HintLine = ({ children, hasButton = false, onClose }: HintLineProps) => {
  const overlay = useTexts(overlayTexts);
  const close = <IconButton label={overlay('close')} icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />;
  return (
    <div className={styles['hint']}>
      {hasButton ? close : null}
      <div className={styles['words']}>{children}</div>
      {hasButton ? null : close}
    </div>
  );
};
