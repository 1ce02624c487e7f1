let locks = 0;

// Locks the page behind a modal by a style of the body; the last modal to close unlocks it.
export const lockScroll = (): (() => void) => {
  locks += 1;
  document.body.style.overflow = 'hidden';
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks === 0) document.body.style.removeProperty('overflow');
  };
};
