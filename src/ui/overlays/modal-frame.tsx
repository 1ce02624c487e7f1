import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { ToastRegion } from './toast-region.tsx';
import { keepTabInside, useModalElement } from './use-modal-element.ts';

export interface ModalFrameProps {
  readonly titleId: string;
  readonly textId?: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly isSheet?: boolean;
  readonly isWide?: boolean;
  // If missing, neither Escape nor a press beside the panel closes it.
  readonly onDismiss?: (() => void) | undefined;
  readonly children: ReactNode;
}

// The one native dialog under every modal: top layer, inert background, Escape, focus trapped and restored.
export const ModalFrame = (props: ModalFrameProps) => {
  const { titleId, textId, role = 'dialog', isSheet = false, isWide = false, onDismiss, children } = props;
  const modal = useRef<HTMLDialogElement>(null);
  useModalElement(modal, onDismiss);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onDismiss?.();
    }
    if (event.key === 'Tab' && keepTabInside(event.currentTarget, event.shiftKey)) event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) onDismiss?.();
  };
  return (
    <dialog
      ref={modal}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={classNames(styles['dialog'], isSheet && styles['sheet'])}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={(event) => {
        // A cancelled choice of a file inside says the same.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss?.();
      }}
    >
      <div className={classNames(styles['panel'], isWide && styles['wide'])}>{children}</div>
      <ToastRegion place="modal" />
    </dialog>
  );
};
