import { isIframeMode } from '#ask/settings.ts';
import { isInWebView } from '#ui/frame/in-app/is-in-web-view.ts';
import type { PostedLogin } from '../rules.ts';

// The last step before the game: a link to follow, or a form to post.
export type GameDoor = { readonly link: string } | { readonly form: PostedLogin };

export interface GameTab {
  // False if no page could be opened: the member must then tap a link.
  readonly show: (door: GameDoor) => boolean;
  readonly close: () => void;
}

const opensHere = (): boolean => isIframeMode() || isInWebView();

const post = (page: Document, { action, fields }: PostedLogin): void => {
  const form = page.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = page.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  page.body.append(form);
  form.submit();
};

const showIn = (page: Window, door: GameDoor): void => {
  if ('link' in door) page.location.replace(door.link);
  else post(page.document, door.form);
};

const thisTab: GameTab = {
  show: (door) => {
    if ('link' in door) location.assign(door.link);
    else post(document, door.form);
    return true;
  },
  close: () => undefined,
};

const noTab: GameTab = { show: () => false, close: () => undefined };

const newTab = (tab: Window): GameTab => ({
  show: (door) => {
    if (tab.closed) return false;
    try {
      // The game must not have access to this page.
      tab.opener = null;
      showIn(tab, door);
      return true;
    } catch {
      return false;
    }
  },
  close: () => tab.close(),
});

// Called in the click handler itself, before anything is awaited, so that pop-up blockers allow it.
export const openGameTab = (text: string): GameTab => {
  if (opensHere()) return thisTab;
  const tab = window.open('', '_blank');
  if (tab === null) return noTab;
  try {
    tab.document.title = text;
    tab.document.body.textContent = text;
  } catch {
    // The text in the waiting page is optional.
  }
  return newTab(tab);
};
