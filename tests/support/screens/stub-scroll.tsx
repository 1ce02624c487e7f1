import { onTestFinished } from 'vitest';

// The tests' document has no scrolling of its own. Called with each element that is scrolled into view, until the test ends.
export const stubScroll = (scrolled: (element: Element) => unknown): void => {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      return scrolled(this);
    },
  });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    else Object.defineProperty(Element.prototype, 'scrollIntoView', before);
  });
};
