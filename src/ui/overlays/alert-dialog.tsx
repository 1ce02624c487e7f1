import { CircleCheck, CircleHelp, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { ModalFrame } from './modal-frame.tsx';

export type AlertKind = 'success' | 'error' | 'warning' | 'pending' | 'question';

export interface AlertDialogProps {
  readonly kind: AlertKind;
  readonly title: string;
  readonly children: ReactNode;
  // One or two buttons; the first with data-autofocus gets the focus.
  readonly actions: ReactNode;
  // If missing, only an action closes it.
  readonly onDismiss?: () => void;
}

const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, pending: Clock, question: CircleHelp };

export const AlertDialog = ({ kind, title, children, actions, onDismiss }: AlertDialogProps) => {
  const titleId = useId();
  const textId = useId();
  const Icon = icons[kind];
  return (
    <ModalFrame titleId={titleId} textId={textId} role="alertdialog" onDismiss={onDismiss}>
      <div className={styles['alert']}>
        <Icon className={styles[kind]} size={40} strokeWidth={1.75} aria-hidden="true" />
        <h2 id={titleId} tabIndex={-1} data-autofocus="">
          {title}
        </h2>
        <div id={textId} className={styles['alert-text']}>
          {children}
        </div>
      </div>
      <div className={styles['footer']}>{actions}</div>
    </ModalFrame>
  );
};
