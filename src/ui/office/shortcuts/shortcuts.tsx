import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { forget, readStored, store } from '#ask/browser-storage.ts';
import { isDialogShown } from '../../overlays/open-dialog.ts';

export interface Shortcut {
  // Names as in KeyboardEvent.key, letters in lower case. Any of them triggers it.
  readonly keys: readonly string[];
  readonly label: string;
  readonly run: () => void;
}

interface Shortcuts {
  readonly add: (shortcut: Shortcut) => () => void;
  readonly listed: () => readonly Shortcut[];
  readonly areOn: boolean;
  readonly setOn: (areOn: boolean) => void;
}

const ShortcutsContext = createContext<Shortcuts>({
  add: () => () => undefined,
  listed: () => [],
  areOn: true,
  setOn: () => undefined,
});
export const useShortcuts = (): Shortcuts => useContext(ShortcutsContext);

const offKey = 'office-shortcuts';
const fields = 'input, select, textarea, [contenteditable="true"]';

// A held key moves on through a list. It presses nothing a second time: the next item is open by then.
const moves = ['j', 'k', 'ArrowDown', 'ArrowUp'];

const isFree = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isDialogShown()) return false;
  return !(event.target instanceof Element && event.target.closest(fields) !== null);
};

const keyOf = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toLowerCase() : key);

// One listener for the back office's single keys. They never fire while somebody types or a dialog is open, and can be
// switched off.
export const ShortcutsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [known] = useState(() => new Set<Shortcut>());
  const [areOn, setAreOn] = useState(() => readStored('local', offKey) !== 'off');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || !isFree(event)) return;
    const pressed = keyOf(event);
    if (event.repeat && !moves.includes(pressed)) return;
    const shortcut = [...known].findLast(({ keys }) => keys.includes(pressed));
    if (shortcut === undefined) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const shortcuts = useMemo<Shortcuts>(
    () => ({
      add: (shortcut) => {
        known.add(shortcut);
        return () => known.delete(shortcut);
      },
      listed: () => [...known],
      areOn,
      setOn: (on) => {
        setAreOn(on);
        if (on) forget('local', offKey);
        else store('local', offKey, 'off');
      },
    }),
    [known, areOn],
  );
  return <ShortcutsContext value={shortcuts}>{children}</ShortcutsContext>;
};

// A single key of the screen while it is shown. `run` null: the key is free.
export const useShortcut = (keys: string, label: string, run: (() => void) | null): void => {
  const { add } = useShortcuts();
  const act = useEffectEvent(() => run?.());
  const isActive = run !== null;
  useEffect(
    () => (isActive ? add({ keys: keys.split(' '), label, run: () => act() }) : undefined),
    [add, keys, label, isActive],
  );
};
