import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './listbox.module.css';
import { useListbox } from './use-listbox.ts';
import { writeIntoField } from './write-into-field.ts';
import { fieldTexts } from './field-texts.ts';

export interface ListboxOption {
  readonly value: string;
  // The text that type-ahead and search match.
  readonly label: string;
  readonly caption?: string;
  readonly logo?: ReactNode;
  readonly end?: ReactNode;
}

export interface ListboxFieldProps extends FieldTexts {
  readonly id?: string;
  readonly name: string;
  readonly options: readonly ListboxOption[];
  readonly prompt: string;
  readonly defaultValue?: string;
  // Set from outside, for example by a swap button.
  readonly chosen?: string;
  readonly isSearchable?: boolean;
  readonly onChoose?: (value: string) => void;
}

const OptionFace = ({ option }: { readonly option: ListboxOption }) => (
  <>
    {option.logo}
    <span className={styles['names']}>
      <span>{option.label}</span>
      {option.caption === undefined ? null : <span className={styles['caption']}>{option.caption}</span>}
    </span>
    {option.end}
  </>
);

interface OptionListProps {
  readonly listId: string;
  readonly label: string;
  readonly options: readonly ListboxOption[];
  readonly chosen: string;
  readonly isSearchable: boolean;
  readonly choose: (value: string) => void;
  readonly close: () => void;
}

const OptionList = ({ listId, label, options, chosen, isSearchable, choose, close }: OptionListProps) => {
  const shared = useTexts(fieldTexts);
  const [wanted, setWanted] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const shown = options.filter((option) =>
    `${option.label} ${option.caption ?? ''} ${option.value}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const { active, setActive, onKeyDown } = useListbox({
    entries: shown,
    hasTypeAhead: !isSearchable,
    choose: (index) => {
      const option = shown[index];
      if (option !== undefined) choose(option.value);
    },
    close,
  });
  const activeId = shown[active] === undefined ? undefined : `${listId}-${active}`;

  const begin = useEffectEvent(() => {
    const index = options.findIndex(({ value }) => value === chosen);
    setActive(Math.max(0, index));
    box.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <div ref={box} className={styles['popup']} onKeyDown={onKeyDown} onBlur={leave}>
      {isSearchable ? (
        <input
          type="text"
          role="combobox"
          data-focus=""
          className={styles['search']}
          placeholder={plainText(shared('search'))}
          aria-label={plainText(shared('search'))}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          onInput={(event) => {
            event.stopPropagation();
            setWanted(event.currentTarget.value);
            setActive(0);
          }}
        />
      ) : null}
      <ul
        id={listId}
        role="listbox"
        aria-label={plainText(label)}
        className={styles['list']}
        {...(isSearchable ? {} : { tabIndex: 0, 'data-focus': '', 'aria-activedescendant': activeId })}
      >
        {shown.map((option, index) => (
          <li
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={option.value === chosen}
            className={index === active ? styles['active'] : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option.value)}
          >
            <OptionFace option={option} />
          </li>
        ))}
      </ul>
      <p role="status" className={shown.length === 0 ? styles['none'] : 'visually-hidden'}>
        {shown.length === 0 ? shared('noMatch') : null}
      </p>
    </div>
  );
};

// A button that shows the choice and opens a listbox below it; a hidden input holds the value for FormData.
export const ListboxField = (props: ListboxFieldProps) => {
  const { id, name, label, hint, error, options, prompt, defaultValue = '', isSearchable = false, onChoose } = props;
  const [own, setOwn] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const chosen = props.chosen ?? own;
  const listId = useId();
  const faceId = `${listId}-chosen`;
  const button = useRef<HTMLButtonElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const option = options.find(({ value }) => value === chosen);
  const close = (): void => setOpen(false);

  // No defaultValue: React would set it on a hidden input without an event, and the form would miss the choice.
  useEffect(() => {
    if (hidden.current !== null && hidden.current.value !== chosen) writeIntoField(hidden.current, chosen);
  }, [chosen]);
  const choose = (value: string): void => {
    setOwn(value);
    close();
    button.current?.focus();
    onChoose?.(value);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(links) => (
        <>
          <button
            {...links}
            ref={button}
            type="button"
            className={styles['opener']}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-describedby={[links['aria-describedby'], faceId].filter(Boolean).join(' ')}
            onPointerDown={(event) => isOpen && event.preventDefault()}
            onClick={() => setOpen((open) => !open)}
          >
            {/* The button is named by its label, so the choice must be read aloud as well. */}
            <span id={faceId} className={styles['face']}>
              {option === undefined ? (
                <span className={styles['prompt']}>{prompt}</span>
              ) : (
                <OptionFace option={option} />
              )}
            </span>
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <input ref={hidden} type="hidden" name={name} />
          {isOpen ? (
            <OptionList
              listId={listId}
              label={label}
              options={options}
              chosen={chosen}
              isSearchable={isSearchable}
              choose={choose}
              close={() => {
                close();
                button.current?.focus();
              }}
            />
          ) : null}
        </>
      )}
    </FieldFrame>
  );
};
