import { useEffect } from 'react';
import { mainId } from '#ui/frame/skip-link.tsx';

// By then the fresh balance is drawn.
const restMs = 400;
const touches = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;

// The cards of a carousel beside the window are left out by their style.
const belowWindow = (element: Element): HTMLElement[] => {
  const { top, bottom, left } = element.getBoundingClientRect();
  if (left >= innerWidth) return [];
  const isBelow = top >= innerHeight;
  // What has the focus would lose it.
  if (isBelow && element instanceof HTMLElement && !element.contains(document.activeElement)) return [element];
  return isBelow || bottom > innerHeight ? [...element.children].flatMap(belowWindow) : [];
};

const without = (whole: number, ...edges: string[]): string =>
  `${String(edges.reduce((left, edge) => left - Number.parseFloat(edge), whole))}px`;

// The size inside borders and paddings.
const innerSize = (element: HTMLElement): string => {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const across = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
  const down = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return `${without(width, ...across)} ${without(height, ...down)}`;
};

// A page that the browser kept is laid out as a whole when it is shown again, in one task that takes 200 ms on a slow phone
// and delays the fresh balance. What is below the window is left out of it for a moment, in its place and size.
export const useLightReturn = (): void => {
  useEffect(() => {
    let rested: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = (): void => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, draw, { capture: true });
      for (const { style } of rested) {
        style.contentVisibility = '';
        style.containIntrinsicSize = '';
      }
      rested = [];
    };
    const rest = ({ persisted }: PageTransitionEvent): void => {
      draw();
      const main = document.getElementById(mainId);
      if (!persisted || main === null) return;
      const sizes = belowWindow(main).map((element) => ({ element, size: innerSize(element) }));
      rested = sizes.map(({ element }) => element);
      for (const { element, size } of sizes) {
        element.style.contentVisibility = 'hidden';
        element.style.containIntrinsicSize = size;
      }
    };
    const shown = (): void => {
      if (rested.length === 0) return;
      for (const touch of touches) addEventListener(touch, draw, { capture: true, passive: true });
      timer = setTimeout(draw, restMs);
    };
    addEventListener('pagehide', rest);
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('pagehide', rest);
      removeEventListener('pageshow', shown);
      draw();
    };
  }, []);
};
