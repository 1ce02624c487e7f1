import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { closeDialogByBack } from './back-entries.ts';
import { lockScroll } from './lock-scroll.ts';
import { openDialog } from './open-dialog.ts';

// Opens the native dialog as long as it is mounted: the browser makes the rest of the page inert.
export const useModalElement = (
  modal: RefObject<HTMLDialogElement | null>,
  onDismiss: (() => void) | undefined,
): void => {
  // A second Back gesture closes a dialog even if the page prevents it.
  const onForced = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open || !element.isConnected) return;
    if (onDismiss === undefined) element.showModal();
    else onDismiss();
  });

  const onBack = useEffectEvent(() => onDismiss?.());
  // Terms that must be accepted are left with the screen; money that is being sent keeps its modal.
  const [hasEntry] = useState(onDismiss !== undefined);

  useLayoutEffect(() => (hasEntry ? closeDialogByBack(() => onBack()) : undefined), [hasEntry]);

  useLayoutEffect(() => {
    const element = modal.current;
    if (element === null) return;
    const opener = document.activeElement;
    const unlock = lockScroll();
    const forced = (): void => onForced(element);
    const first = element.querySelector<HTMLElement>('[data-autofocus]');
    // The browser then gives it the focus as it opens the dialog, and not first to the close button. Not a field: on some
    // phones only a call of `focus` opens the keys.
    if (first instanceof HTMLHeadingElement) first.autofocus = true;
    const stop = element.open ? undefined : openDialog(element);
    first?.focus();
    element.addEventListener('close', forced);
    return () => {
      stop?.();
      element.removeEventListener('close', forced);
      element.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [modal]);
};

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

// Tab stays among the modal's own elements instead of moving into the browser's bars.
export const keepTabInside = (modal: HTMLElement, isBackwards: boolean): boolean => {
  const elements = [...modal.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility?.() ?? true,
  );
  const first = elements.at(0);
  const last = elements.at(-1);
  const active = document.activeElement;
  if (isBackwards && (active === first || active === modal || !modal.contains(active))) last?.focus();
  else if (!isBackwards && active === last) first?.focus();
  else return false;
  return true;
};
