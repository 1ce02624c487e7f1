import { type RefObject, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { closeByBack, closeDialogByBack } from '#ui/overlays/back-entries.ts';
import { lockScroll } from '#ui/overlays/lock-scroll.ts';

// As in chat.module.css.
const coversScreen = '(max-width: 599.9px)';

const subscribe = (listener: () => void): (() => void) => {
  const list = matchMedia(coversScreen);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

interface Ends {
  readonly onDismiss: () => void;
  // The browser has closed it: a second Back gesture does, whatever the page prevents.
  readonly onGone: () => void;
}

// Opens the frame as a modal dialog where it covers the screen, and beside the page elsewhere. Answers whether it is modal.
export const useChatFrame = (frame: RefObject<HTMLDialogElement | null>, { onDismiss, onGone }: Ends): boolean => {
  const isModal = useSyncExternalStore(subscribe, () => matchMedia(coversScreen).matches);
  const dismiss = useEffectEvent(onDismiss);
  const gone = useEffectEvent(onGone);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    if (isModal) element.showModal();
    else element.show();
    if (focused instanceof HTMLElement) focused.focus();
    const unlock = isModal ? lockScroll() : null;
    const back = (): void => dismiss();
    const forgetBack = isModal ? closeDialogByBack(back) : closeByBack(back);
    // The event of a change between the two comes late, when the frame is open again.
    const close = (): void => {
      if (!element.open) gone();
    };
    element.addEventListener('close', close);
    return () => {
      element.removeEventListener('close', close);
      forgetBack();
      unlock?.();
      element.close();
    };
  }, [frame, isModal]);

  useLayoutEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The browser would close the dialog before its last animation.
      if (isModal) event.preventDefault();
      dismiss();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isModal]);

  return isModal;
};
