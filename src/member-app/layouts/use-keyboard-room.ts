import { useEffect } from 'react';

const keyboardHeightMin = 150;

// The bottom bar hides while a phone's keyboard is open: [data-keyboard] on the page says so.
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
