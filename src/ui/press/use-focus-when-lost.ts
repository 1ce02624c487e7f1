import { type RefObject, useEffect, useRef } from 'react';

const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active instanceof HTMLDialogElement;

// When the pressed element disappears, the focus goes to its replacement; a member who selects by arrow keys keeps it.
export const useFocusWhenLost = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isLost(document.activeElement)) element.current?.focus();
  }, []);
  return element;
};
