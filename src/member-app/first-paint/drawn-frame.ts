const mark = 'frame';

const rootOfPage = (): HTMLElement | null => (typeof document === 'undefined' ? null : document.getElementById('root'));

// Whether the page shows the frame that was drawn at build time; until the first screen has taken its place.
export const isFrameDrawn = (): boolean => rootOfPage()?.dataset[mark] !== undefined;

export const markFrame = (root: HTMLElement): void => {
  root.dataset[mark] = '';
  document.addEventListener('app-ready', () => delete root.dataset[mark], { once: true });
};
