import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, isOver, pressablesBeside } from './pressables.ts';
import type { Side } from './use-side.ts';

const gapPx = 4;
// How long a page must not have been scrolled.
const stillMs = 150;

// At most to the middle of the screen; if there is no room below that, it is not moved.
const liftOf = (home: Box, pressables: readonly Box[]): number => {
  const at = (liftPx: number): Box => ({
    left: home.left,
    right: home.right,
    top: home.top - liftPx - gapPx,
    bottom: home.bottom - liftPx + gapPx,
  });
  let liftPx = 0;
  while (home.top - liftPx > innerHeight / 2) {
    const under = pressables.find((other) => isOver(at(liftPx), other));
    if (under === undefined) return liftPx;
    liftPx = home.bottom + gapPx - under.top;
  }
  return 0;
};

// How many pixels a fixed element has to be moved up, once the page is no longer scrolled, so that it covers nothing that
// can be pressed.
export const useLift = (corner: RefObject<HTMLElement | null>, side: Side): number => {
  const [liftPx, setLiftPx] = useState(0);
  useLayoutEffect(() => {
    const place = (): void => {
      const element = corner.current;
      if (element === null) return;
      // Where it is without being moved up.
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element;
      const home = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
      setLiftPx(liftOf(home, pressablesBeside(element)));
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const placeSoon = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(place, stillMs);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    addEventListener('scroll', placeSoon, { passive: true });
    addEventListener('resize', placeSoon);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
      removeEventListener('scroll', placeSoon);
      removeEventListener('resize', placeSoon);
    };
  }, [corner, side]);
  return liftPx;
};
