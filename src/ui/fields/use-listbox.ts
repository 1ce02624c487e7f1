import { type KeyboardEvent, useRef, useState } from 'react';

const typeAheadMs = 700;

export interface ListboxEntry {
  readonly value: string;
  readonly label: string;
}

export interface ListboxKeys {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface ListboxActs {
  readonly entries: readonly ListboxEntry[];
  readonly hasTypeAhead: boolean;
  readonly choose: (index: number) => void;
  readonly close: () => void;
}

// Arrow keys, Home, End, Enter, Escape and, while nobody types elsewhere, the first letters of a name.
export const useListbox = ({ entries, hasTypeAhead, choose, close }: ListboxActs): ListboxKeys => {
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: 0 });

  const jumpTo = (letter: string): void => {
    const now = performance.now();
    const isContinued = now - typed.current.at < typeAheadMs;
    typed.current = { text: `${isContinued ? typed.current.text : ''}${letter}`.toLowerCase(), at: now };
    const found = entries.findIndex(({ label }) => label.toLowerCase().startsWith(typed.current.text));
    if (found >= 0) setActive(found);
  };

  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min(active + 1, entries.length - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => choose(active),
    Escape: close,
    ...(hasTypeAhead
      ? { Home: () => setActive(0), End: () => setActive(entries.length - 1), ' ': () => choose(active) }
      : {}),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const act = acts[event.key];
    if (act !== undefined) {
      event.preventDefault();
      // Escape closes only the list, not the modal around it.
      event.stopPropagation();
      act();
    } else if (hasTypeAhead && event.key.length === 1 && !event.ctrlKey && !event.metaKey) jumpTo(event.key);
  };
  return { active, setActive, onKeyDown };
};
