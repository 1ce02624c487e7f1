import { type RefObject, useEffect, useRef } from 'react';

const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active instanceof HTMLDialogElement;

// When what was pressed is gone, the focus goes to what took its place; a member who chooses by arrow keeps it.
export const useFocusWhenLost = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isLost(document.activeElement)) element.current?.focus();
  }, []);
  return element;
};
