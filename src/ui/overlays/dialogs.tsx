import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../buttons/button.tsx';
import { AlertDialog, type AlertKind } from './alert-dialog.tsx';
import { dialogTexts } from './dialog-texts.ts';
import { useGiven } from '../use-given.ts';

export interface AlertRequest {
  readonly kind: Exclude<AlertKind, 'question'>;
  // "Done" and "Not completed" by default.
  readonly title?: string;
  readonly text: ReactNode;
  readonly doneLabel?: string;
}

export interface ConfirmRequest {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
  // The way back is the safe one, and the main button.
  readonly isDoubtful?: boolean;
  // Leads to where the outcome will be seen, and answers as the way back does.
  readonly onFollow?: (() => void) | undefined;
}

export interface Dialogs {
  // Resolves when the member closes it.
  readonly alert: (request: AlertRequest) => Promise<void>;
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
}

type Open =
  | { readonly sort: 'alert'; readonly request: AlertRequest; readonly answer: (value: boolean) => void }
  | { readonly sort: 'confirm'; readonly request: ConfirmRequest; readonly answer: (value: boolean) => void };

const DialogsContext = createContext<Dialogs | null>(null);

export const useDialogs = (): Dialogs => useGiven(DialogsContext, 'DialogsProvider');

const OpenDialog = ({ open }: { readonly open: Open }) => {
  const t = useTexts(dialogTexts);
  if (open.sort === 'confirm') {
    const { title, text, confirmLabel, cancelLabel, isDanger = false, isDoubtful = false, onFollow } = open.request;
    const back = { label: cancelLabel ?? t('cancel'), answer: false };
    const on = { label: confirmLabel ?? t('confirm'), answer: true };
    const follow = (): void => {
      open.answer(false);
      onFollow?.();
    };
    const [other, main] = isDoubtful ? [on, back] : [back, on];
    const actions = (
      <>
        <Button onClick={() => open.answer(other.answer)}>{other.label}</Button>
        {onFollow === undefined ? null : <Button onClick={follow}>{t('follow')}</Button>}
        <Button kind={isDanger ? 'danger' : 'filled'} isMain onClick={() => open.answer(main.answer)}>
          {main.label}
        </Button>
      </>
    );
    const kind = isDanger || isDoubtful ? 'warning' : 'question';
    return (
      <AlertDialog kind={kind} title={title} onDismiss={() => open.answer(false)} actions={actions}>
        {text}
      </AlertDialog>
    );
  }
  const titles = {
    success: t('dialogSuccess'),
    error: t('dialogError'),
    warning: t('dialogWarning'),
    pending: t('statusInProgress'),
  };
  const { kind, title, text, doneLabel } = open.request;
  const close = (): void => open.answer(true);
  const done = (
    <Button kind="filled" isMain isWide onClick={close}>
      {doneLabel ?? t('close')}
    </Button>
  );
  return (
    <AlertDialog kind={kind} title={title ?? titles[kind]} onDismiss={close} actions={done}>
      {text}
    </AlertDialog>
  );
};

// Alerts and confirmations above a screen or the open modal, one after the other.
export const DialogsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [queue, setQueue] = useState<readonly Open[]>([]);
  const ask = useCallback(
    (make: (answer: (value: boolean) => void) => Open) =>
      new Promise<boolean>((resolve) => {
        const open = make((value) => {
          setQueue((waiting) => waiting.filter((other) => other !== open));
          resolve(value);
        });
        setQueue((waiting) => [...waiting, open]);
      }),
    [],
  );
  const dialogs = useMemo<Dialogs>(
    () => ({
      alert: async (request) => {
        await ask((answer) => ({ sort: 'alert', request, answer }));
      },
      confirm: (request) => ask((answer) => ({ sort: 'confirm', request, answer })),
    }),
    [ask],
  );
  const open = queue[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {open === undefined ? null : <OpenDialog open={open} />}
    </DialogsContext>
  );
};
