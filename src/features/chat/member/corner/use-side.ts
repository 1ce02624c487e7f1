import { type PointerEvent, useRef, useState } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';

export type Side = 'left' | 'right';

const sideKey = 'chat-side';

// The side of the screen on which the chat stands, as this browser was told.
export const useSide = (): readonly [Side, (side: Side) => void] => {
  const [side, setSide] = useState<Side>(() => (readStored('local', sideKey) === 'left' ? 'left' : 'right'));
  const move = (to: Side): void => {
    store('local', sideKey, to);
    setSide(to);
  };
  return [side, move];
};

// A press moves the finger less than this.
const dragFromPx = 8;

// After it was dragged, the element goes to the nearer side.
export const useDrag = (move: (side: Side) => void) => {
  const [shiftPx, setShiftPx] = useState(0);
  const from = useRef<number | null>(null);
  const hasMoved = useRef(false);
  const end = (): void => {
    from.current = null;
    setShiftPx(0);
  };
  return {
    shiftPx,
    // The browser sends a click after each drag.
    wasDragged: () => hasMoved.current,
    handlers: {
      onPointerDown: ({ clientX, pointerId, currentTarget }: PointerEvent) => {
        from.current = clientX;
        hasMoved.current = false;
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (from.current === null) return;
        const byPx = clientX - from.current;
        hasMoved.current ||= Math.abs(byPx) >= dragFromPx;
        if (hasMoved.current) setShiftPx(byPx);
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        if (from.current !== null && hasMoved.current) move(clientX < innerWidth / 2 ? 'left' : 'right');
        end();
      },
      onPointerCancel: end,
    },
  };
};
