// Tells the panel how high its footer is, so that what has the focus comes out from below it. The observer answers before
// the footer is painted for the first time; to read its height here would lay the page out once more.
export const measureFooter = (footer: HTMLElement | null): (() => void) | undefined => {
  if (footer === null) return undefined;
  const panel = footer.parentElement;
  const observer = new ResizeObserver(([entry]) =>
    panel?.style.setProperty('--footer-height', `${String(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
  );
  observer.observe(footer, { box: 'border-box' });
  return () => {
    observer.disconnect();
    panel?.style.removeProperty('--footer-height');
  };
};
