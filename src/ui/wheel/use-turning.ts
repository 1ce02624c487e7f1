import { useCallback, useEffect, useRef } from 'react';
import { angleAt, motionTo, type Stop } from './wheel-motion.ts';

const fadeMs = 120;

const isStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

// Turns its canvas to the slice that was drawn. With reduced motion it jumps there.
export const useTurning = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const angle = useRef(0);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const turn = useCallback((stop: Stop): Promise<void> => {
    const motion = motionTo(angle.current, stop);
    const show = (to: number): void => {
      angle.current = to;
      if (canvas.current !== null) canvas.current.style.transform = `rotate(${String(to)}rad)`;
    };
    const { promise, resolve } = Promise.withResolvers<void>();
    if (isStill()) {
      show(angleAt(motion, motion.seconds));
      setTimeout(resolve, fadeMs);
      return promise;
    }
    const began = performance.now();
    const step = (): void => {
      const elapsed = (performance.now() - began) / 1_000;
      show(angleAt(motion, elapsed));
      if (elapsed >= motion.seconds) resolve();
      else frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
    return promise;
  }, []);
  return { canvas, turn };
};
