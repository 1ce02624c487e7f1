// Runs in the page, on marked targets. What lies closer beside another than a finger's own play.
export const findCrowded = (leastPx: number): string[] => {
  // Bars and open lists lie over what is below them.
  const layerOf = (element: Element): Element | null => {
    if (/fixed|sticky|absolute/.test(getComputedStyle(element).position)) return element;
    return element.parentElement === null ? null : layerOf(element.parentElement);
  };
  // What has scrolled out of its box is not there.
  const seenOf = (element: Element): DOMRect => {
    const seen = element.getBoundingClientRect();
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(parent).overflow)) continue;
      const { top, bottom } = parent.getBoundingClientRect();
      const to = Math.min(seen.bottom, bottom);
      seen.y = Math.max(seen.y, top);
      seen.height = Math.max(0, to - seen.y);
    }
    return seen;
  };
  // Entries of one menu, parts of one field.
  const touching = 'nav, [role=menu], [role=listbox], span[class*=box]';
  const targets = [...document.querySelectorAll<HTMLElement>('[data-target]')]
    .map((element) => ({
      element,
      box: seenOf(element),
      layer: layerOf(element),
      group: element.closest(touching),
    }))
    .filter(({ box }) => box.height > 0);
  return targets.flatMap((one, index) =>
    targets.slice(index + 1).flatMap((other) => {
      if (one.layer !== other.layer || (one.group !== null && one.group === other.group)) return [];
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      const beside = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
      const below = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
      const apart = Math.max(beside, below);
      if (apart >= leastPx - 0.5) return [];
      return [
        `${String(Math.round(apart))} px apart: ${one.element.dataset['target'] ?? ''}, ${other.element.dataset['target'] ?? ''}`,
      ];
    }),
  );
};
