import { isInWebView } from '../frame/in-app/is-in-web-view.ts';

// A phone's Back closes what is on top. Where the browser does not do that, each open modal has an entry of
// its own in the history, on the same address: Back leaves the entry, and the modal with it.
type Dismiss = () => void;

declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface Entry {
  readonly modals?: number;
}

const open: Dismiss[] = [];
let isTravelling = false;
let isListening = false;

const depth = (): number => (history.state as Entry | null)?.modals ?? 0;

// Entries follow the modals, not the presses: a modal may replace another, or end with a move to another screen.
const settle = (): void => {
  if (isTravelling) return;
  const surplus = depth() - open.length;
  if (surplus > 0) {
    isTravelling = true;
    history.go(-surplus);
  }
  for (let modals = depth() + 1; modals <= open.length; modals += 1) {
    history.pushState({ ...(history.state as object | null), modals }, '');
  }
};

const onPop = (): void => {
  if (isTravelling) isTravelling = false;
  else for (const dismiss of open.slice(depth()).reverse()) dismiss();
  settleSoon();
};

const settleSoon = (): void => {
  if (!isListening) addEventListener('popstate', onPop);
  isListening = true;
  setTimeout(settle);
};

const usesHistory = (): boolean => !('CloseWatcher' in window) || isInWebView();

const addEntry = (dismiss: Dismiss): (() => void) => {
  const own = (): void => dismiss();
  open.push(own);
  settleSoon();
  return () => {
    open.splice(open.indexOf(own), 1);
    settleSoon();
  };
};

// For a step of a screen: Back leads to the step before, in every browser.
export const stepBackByHistory = addEntry;

// For a native dialog: a browser with close watchers already closes it.
export const closeDialogByBack = (dismiss: Dismiss): (() => void) =>
  usesHistory() ? addEntry(dismiss) : () => undefined;

// For what covers the screen without being a dialog.
export const closeByBack = (dismiss: Dismiss): (() => void) => {
  if (usesHistory()) return addEntry(dismiss);
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', dismiss);
  return () => watcher.destroy();
};

// After a reload of a page whose modal does not open again.
export const leaveLostEntries = settleSoon;
