import { type RefObject, useLayoutEffect, useState } from 'react';

const pressables = 'a[href], button, input, select, textarea, summary';

// Whether something lies over nothing of the page that can be pressed, wherever the page is scrolled to.
export const useClearView = (cover: RefObject<HTMLElement | null>): boolean => {
  const [isClear, setIsClear] = useState(false);
  useLayoutEffect(() => {
    const check = (): void => {
      const corner = cover.current?.parentElement;
      if (cover.current === null || corner === null || corner === undefined) return;
      const own = cover.current.getBoundingClientRect();
      const isOver = (other: Element): boolean => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      };
      const others = [...document.querySelectorAll(pressables)].filter((other) => !corner.contains(other));
      setIsClear(!others.some(isOver));
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
