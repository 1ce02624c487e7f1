import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { BusyArea } from '../waiting/busy-area.tsx';
import styles from './dialog.module.css';
import { measureFooter } from './measure-footer.ts';
import { ModalFrame } from './modal-frame.tsx';
import { overlayTexts } from './overlay-texts.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  // While money is being sent, nothing closes the modal; the line says why.
  readonly sendingText?: string | null;
  // Covers the body with the busy veil.
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  // The focus starts in the child with `data-autofocus`, not on the title.
  readonly startsInField?: boolean;
  // Sticks to the bottom edge; its submit button refers to the form by the `form` attribute.
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

// A bottom sheet on phones, a centred dialog from 768 px. Open as long as it is mounted.
export const Dialog = ({
  title,
  onClose,
  sendingText = null,
  isBusy = false,
  isWide = false,
  startsInField = false,
  footer,
  children,
}: DialogProps) => {
  const t = useTexts(overlayTexts);
  const titleId = useId();
  const isSending = sendingText !== null;
  return (
    <ModalFrame titleId={titleId} isSheet isWide={isWide} onDismiss={isSending ? undefined : onClose}>
      <div className={styles['header']}>
        <h2 id={titleId} tabIndex={-1} data-autofocus={startsInField ? undefined : ''}>
          {title}
        </h2>
        <IconButton
          label={t('close')}
          icon={<X size={24} strokeWidth={1.75} />}
          aria-disabled={isSending || undefined}
          onClick={isSending ? undefined : onClose}
        />
      </div>
      <div className={styles['body']}>
        <BusyArea isBusy={isBusy}>{children}</BusyArea>
      </div>
      <p role="status" className={isSending ? styles['sending'] : 'visually-hidden'}>
        {sendingText}
      </p>
      {footer === undefined ? null : (
        <div ref={measureFooter} className={styles['footer']}>
          {footer}
        </div>
      )}
    </ModalFrame>
  );
};
