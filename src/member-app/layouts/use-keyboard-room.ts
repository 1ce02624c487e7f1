import { useEffect } from 'react';

const keyboardHeightMin = 150;

// While the keyboard of a phone is open the bottom bar steps aside: [data-keyboard] on the page says so.
export const useKeyboardRoom = (): void => {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null || viewport === undefined) return;
    const note = (): void => {
      const isOpen = window.innerHeight - viewport.height * viewport.scale > keyboardHeightMin;
      const page = document.documentElement;
      page.toggleAttribute('data-keyboard', isOpen);
      if (isOpen) page.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`);
      else page.style.removeProperty('--visible-height');
    };
    viewport.addEventListener('resize', note);
    return () => viewport.removeEventListener('resize', note);
  }, []);
};
