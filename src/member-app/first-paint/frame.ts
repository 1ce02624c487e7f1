import { storedToken } from '#ask/session.ts';
import { markFrame } from './drawn-frame.ts';
import { firstLocale, markPage, memberPath, readBlock, settings } from './page-plan.ts';

// Stands inline behind the root of the page that only the app draws. For a member it shows what surrounds the screen, drawn at
// build time, with the screen's heading and a skeleton, until the app draws both. Its links work; a press of a button waits.

type ByLocale = Readonly<Record<string, Readonly<Record<string, string>>>>;
const { headings } = readBlock<{ readonly headings: ByLocale }>('first-paint');
const path = memberPath();
const heading = headings?.[firstLocale]?.[path];
const root = document.getElementById('root') as HTMLElement;
const drawn = document.getElementById(`frame-${firstLocale}`);

// The same element is the same one of its part once the app has drawn it.
interface Place {
  readonly part: string;
  readonly nth: number;
}

const parts = 'header, nav';
const elementsIn = (part: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`${part} a, ${part} button`),
];

const placeOf = (element: Element | null): Place | null => {
  const part = element?.closest(parts)?.localName;
  return part === undefined ? null : { part, nth: elementsIn(part).indexOf(element as HTMLElement) };
};

const at = (place: Place | null): HTMLElement | undefined =>
  place === null ? undefined : elementsIn(place.part)[place.nth];

const keepPresses = (frame: HTMLElement): void => {
  let pressed: Place | null = null;
  let focused: Place | null = null;
  frame.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button !== null) pressed = placeOf(button);
  });
  frame.addEventListener('focusin', ({ target }) => {
    focused = placeOf(target as Element);
  });
  document.addEventListener(
    'app-ready',
    () => {
      if (document.activeElement === document.body) at(focused)?.focus();
      at(pressed)?.click();
    },
    { once: true },
  );
};

const show = (template: HTMLTemplateElement, text: string): void => {
  markPage();
  root.replaceChildren(template.content.cloneNode(true));
  const [title, name] = [root.querySelector('h1'), root.querySelector('header p')];
  if (title !== null) title.textContent = text;
  const operatorName = settings.pageData?.[firstLocale]?.operatorName;
  if (name !== null && operatorName !== undefined) name.textContent = operatorName;
  root.querySelector(`nav a[href="${path}"]`)?.setAttribute('aria-current', 'page');
  markFrame(root);
  const [frame] = root.children;
  if (frame instanceof HTMLElement) keepPresses(frame);
};

if (storedToken() !== null && heading !== undefined && drawn instanceof HTMLTemplateElement) show(drawn, heading);
