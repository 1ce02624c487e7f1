import { useEffect, useRef } from 'react';

// Of a new step the heading is read first, so that nobody misses that the page has changed.
export const useFocusedHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
