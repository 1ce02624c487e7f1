import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './frame.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
}

export interface ChoiceMenuProps<Value extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  // The choice in words, where the button shows it.
  readonly value?: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

// A menu button with one checked item: arrow keys, Home, End, Escape, and the focus returns to the button. The closed menu
// stays in the page, since a page drawn at build time opens it before this script is there.
export const ChoiceMenu = <Value extends string>(props: ChoiceMenuProps<Value>) => {
  const { label, icon, value: shown, choices, chosen, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const box = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];

  const focusChosen = useEffectEvent(() => {
    const index = choices.findIndex(({ value }) => value === chosen);
    items()[Math.max(0, index)]?.focus();
  });

  useEffect(() => {
    if (!isOpen) return;
    focusChosen();
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = (): void => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!isOpen) return;
    const all = items();
    const step = steps[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (step !== undefined) all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
    if (event.key === 'Escape' || step !== undefined) event.preventDefault();
  };
  return (
    <div ref={box} className={styles['menu-box']} onKeyDown={onKeyDown}>
      <IconButton
        label={shown === undefined ? label : `${label}: ${shown}`}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen((open) => !open)}
      />
      <div id={menuId} role="menu" aria-label={label} className={styles['menu']} hidden={!isOpen}>
        {choices.map(({ value, label: name, lang }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === chosen}
            tabIndex={-1}
            lang={lang}
            data-choice={value}
            className={styles['menu-item']}
            onClick={() => {
              close();
              onChoose(value);
            }}
          >
            <span className={styles['check']}>
              {value === chosen ? <Check size={20} strokeWidth={1.75} aria-hidden="true" /> : null}
            </span>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
};
