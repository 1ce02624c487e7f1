// Tells the panel how high its footer is, so that what has the focus comes out from below it.
export const measureFooter = (footer: HTMLElement | null): (() => void) | undefined => {
  if (footer === null) return undefined;
  const measure = (): void =>
    footer.parentElement?.style.setProperty('--footer-height', `${String(footer.offsetHeight)}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(footer);
  return () => {
    observer.disconnect();
    footer.parentElement?.style.removeProperty('--footer-height');
  };
};
