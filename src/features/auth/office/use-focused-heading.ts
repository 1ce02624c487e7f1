import { useEffect, useRef } from 'react';

// The focus moves to the heading of a new step, so that screen readers announce the change.
export const useFocusedHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
