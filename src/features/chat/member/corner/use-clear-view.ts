import { type RefObject, useLayoutEffect, useState } from 'react';
import { isOver, pressablesAndFiguresBeside } from './pressables.ts';

// Whether a fixed element covers nothing that can be pressed and no figure, wherever the page is scrolled to.
export const useClearView = (cover: RefObject<HTMLElement | null>): boolean => {
  const [isClear, setIsClear] = useState(false);
  useLayoutEffect(() => {
    const check = (): void => {
      const corner = cover.current?.parentElement;
      if (cover.current === null || corner === null || corner === undefined) return;
      const own = cover.current.getBoundingClientRect();
      setIsClear(!pressablesAndFiguresBeside(corner).some((other) => isOver(own, other)));
    };
    check();
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    addEventListener('scroll', check, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', check);
    };
  }, [cover]);
  return isClear;
};
