import { inviteCodeIn } from '#ask/invite-code-in.ts';
import { firstLocale, markPage, pagePath, preload, readBlock, readStored, scriptsIn, tags } from './page-plan.ts';

// Stands inline in a page drawn at build time and runs while the page is parsed, before anything is painted. It shows the
// page in the visitor's language and theme, answers what must not wait for the app (the language menu, plain links), and
// fetches the app at the first touch or once the browser is idle. Presses meant for the app wait for it.

// Late, so that it does not meet the first touch: the app is already in the browser's cache then.
const idleAfterMs = 8_000;
// A mouse that moves comes before its first press.
const touches = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'input'];

const html = document.documentElement;
const root = document.getElementById('root') as HTMLElement;

const { paths } = readBlock<{ readonly paths: readonly string[] }>('first-paint');

markPage();
let shown = firstLocale;

const fieldsOf = (): HTMLInputElement[] => [...root.querySelectorAll('input')];

const buttonsOf = (): HTMLElement[] => [...root.querySelectorAll('button')];

// What was typed into the fields of another drawing of the same page moves over, unless it was typed here too.
const carryOver = (before: readonly HTMLInputElement[], focused: Element | null): void => {
  fieldsOf().forEach((field, index) => {
    const old = before[index];
    if (old === undefined || old === field) return;
    if (old === focused) field.focus();
    const isText = !['checkbox', 'radio'].includes(field.type);
    if (isText ? field.value !== '' || old.value === '' : field.checked === old.checked) return;
    field.value = old.value;
    field.checked = old.checked;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

// Another language is another drawing of the page.
const show = (locale: string): void => {
  const drawn = document.getElementById(`page-${locale}`);
  if (!(drawn instanceof HTMLTemplateElement)) return;
  const before = fieldsOf();
  const focused = document.activeElement;
  root.replaceChildren(drawn.content.cloneNode(true));
  carryOver(before, focused);
  shown = locale;
  html.lang = tags[locale] ?? 'th';
  document.title = drawn.dataset['title'] ?? document.title;
};

let isFetching = false;
const fetchApp = (): void => {
  if (isFetching) return;
  isFetching = true;
  import(/* @vite-ignore */ scriptsIn(shown)?.main ?? '').catch(() => {
    isFetching = false;
  });
};

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;

const fetchWhenIdle = (): void => {
  if (savesData()) return;
  preload(shown);
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(fetchApp) : fetchApp()), idleAfterMs);
};

const menuOf = (opener: Element): HTMLElement | null => opener.nextElementSibling as HTMLElement | null;

// Until the app takes over; after that its presses only wait until it is ready.
let isAlone = true;
const waiting = new Set<HTMLElement>();

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked storage: it holds for this page.
  }
};

const isAnsweredHere = (pressed: HTMLElement): boolean => {
  if (!isAlone) return false;
  const { choice } = pressed.dataset;
  if (choice !== undefined) {
    if (!(choice in tags)) return false;
    keep('locale', choice);
    show(choice);
    return true;
  }
  const menu = menuOf(pressed);
  if (pressed.getAttribute('aria-haspopup') !== 'menu' || menu === null) return false;
  menu.hidden = !menu.hidden;
  pressed.setAttribute('aria-expanded', String(!menu.hidden));
  return true;
};

const press = (event: Event): void => {
  const pressed = (event.target as Element).closest<HTMLElement>('button');
  if (pressed === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (!isAnsweredHere(pressed)) waiting.add(pressed);
};

// A form that the browser submits without the app would leave the page.
const stay = (event: Event): void => event.preventDefault();

// React draws a part again if an update reaches it before it was taken over. Then these are no longer on the page.
interface Given {
  readonly fields: readonly HTMLInputElement[];
  readonly buttons: readonly HTMLElement[];
  readonly focused: Element | null;
}
let given: Given = { fields: [], buttons: [], focused: null };

const handOver = (): void => {
  isAlone = false;
  given = { fields: fieldsOf(), buttons: buttonsOf(), focused: document.activeElement };
};

const nowOf = (button: HTMLElement): HTMLElement | undefined =>
  button.isConnected ? button : buttonsOf()[given.buttons.indexOf(button)];

const finish = (): void => {
  document.removeEventListener('click', press, true);
  document.removeEventListener('submit', stay, true);
  for (const touch of touches) document.removeEventListener(touch, fetchApp, true);
  const openers = root.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]');
  for (const opener of openers) if (menuOf(opener)?.hidden === false) waiting.add(opener);
  carryOver(given.fields, given.focused);
  for (const pressed of waiting) nowOf(pressed)?.click();
};

const path = pagePath();
// An invited visitor may leave the page before the app is there, and register later.
const inviteCode = path === '/register' ? inviteCodeIn(location.search) : null;
if (inviteCode !== null) keep('code', inviteCode);
const holdsToken = (): boolean => readStored('session', 'token') !== null || readStored('local', 'token') !== null;
const hasSession = holdsToken();
const isThisPage = (): boolean => paths?.includes(pagePath()) ?? false;
// Back from the member area reaches a page that was opened before the login: the member stays in, at home.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isBack = hasSession && isThisPage() && arrival?.type === 'back_forward';
if (isBack) history.replaceState(null, '', '/user/home');
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && holdsToken() && isThisPage()) location.replace('/user/home');
});
// What the app would draw otherwise than at build time: a registration that was begun, a login after an ended session.
const isOtherwise =
  (path === '/register' && readStored('session', 'register-draft') !== null) ||
  (history.state as { usr?: unknown } | null)?.usr != null;

if (scriptsIn(shown) !== undefined) {
  if (path === '/' && !hasSession) history.replaceState(null, '', '/login');
  const isHere = paths?.includes(path === '/' ? '/login' : path) ?? true;
  if (!isHere || isOtherwise || isBack || (path === '/' && hasSession)) fetchApp();
  else {
    show(firstLocale);
    document.addEventListener('click', press, true);
    document.addEventListener('submit', stay, true);
    for (const touch of touches) document.addEventListener(touch, fetchApp, { capture: true, passive: true });
    document.addEventListener('app-takes-over', handOver, { once: true });
    document.addEventListener('app-ready', finish, { once: true });
    if (hasSession) fetchApp();
    else addEventListener('load', fetchWhenIdle, { once: true });
  }
}
