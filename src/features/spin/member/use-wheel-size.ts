import { useEffect, useState } from 'react';
import { wheelSize } from '#ui/wheel/wheel-motion.ts';

const settledMs = 500;

// Drawn again only once the window has kept its size for half a second.
export const useWheelSize = (): number => {
  const [size, setSize] = useState(() => wheelSize(globalThis.innerWidth));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resized = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setSize(wheelSize(globalThis.innerWidth)), settledMs);
    };
    globalThis.addEventListener('resize', resized);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('resize', resized);
    };
  }, []);
  return size;
};
