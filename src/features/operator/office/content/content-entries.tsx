import { type ReactNode, useRef, useState } from 'react';
import { gameNameOf } from '#contract/games.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useMay } from '#ui/office/office-staff.tsx';
import { operatorOfficeCalls } from '../../office-contract.ts';
import { entriesOf } from './content-form.ts';
import { type FormName, shapeOf } from './all-shapes.ts';
import { useContentFieldName } from './content-fields.tsx';
import { contentStrings } from './content-strings.ts';
import styles from './content.module.css';
import { useSaid } from './use-said.ts';
import { useSliceLine } from './wheel/use-slice-line.ts';

export interface Entries {
  readonly keys: readonly string[];
  // How many there were at first; their keys are the lowest numbers.
  readonly stored: number;
  readonly add: () => void;
  readonly remove: (key: string) => void;
  readonly up: (key: string) => void;
}

// The entries of a stored list, one key each.
export const storedKeys = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

interface FirstEntries {
  readonly stored: number;
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}

export const useEntries = ({ stored, keys: first, onChange }: FirstEntries): Entries => {
  const [keys, setState] = useState(first);
  const next = useRef(Math.max(stored, ...first.map((key) => Number(key) + 1)));
  const setKeys = (changed: readonly string[]): void => {
    setState(changed);
    onChange(changed);
  };
  return {
    keys,
    stored,
    add: () => {
      const key = String(next.current);
      next.current += 1;
      setKeys([...keys, key]);
    },
    remove: (key) => setKeys(keys.filter((one) => one !== key)),
    up: (key) => {
      const at = keys.indexOf(key);
      const above = keys[at - 1];
      if (above !== undefined) setKeys(keys.with(at - 1, key).with(at, above));
    },
  };
};

const withoutMarkup = (text: string): string => text.replaceAll(/<[^>]*>/g, ' ').trim();

// What an entry is, in one line: a slice by its code, chance and amount, others by their first words.
export const useEntryLine = (name: FormName) => {
  const said = useSaid();
  const nameOf = useContentFieldName();
  const lineOfSlice = useSliceLine();
  const shape = shapeOf(name);
  return (value: unknown, place: number): string => {
    if (name === 'spinWheel') return lineOfSlice(value, place);
    const entry = (entriesOf(shape, value)[place] ?? {}) as Readonly<Record<string, unknown>>;
    const words = shape.fields.flatMap((field) => {
      const text = said(entry[field.name]);
      if (text === null || field.kind === 'time') return [];
      if (field.kind === 'game') return [gameNameOf(text)];
      return [field.kind === 'choice' ? nameOf(text) : text];
    });
    return words
      .map(withoutMarkup)
      .filter((text) => text !== '')
      .slice(0, 2)
      .join(' · ');
  };
};

interface ListEntryProps {
  readonly entries: Entries;
  readonly entry: string;
  readonly line: string;
  // A field that has to be corrected is shown.
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

const Tools = ({ entries, entry }: Pick<ListEntryProps, 'entries' | 'entry'>) => {
  const t = useTexts(contentStrings);
  const may = useMay(operatorOfficeCalls.proposeChange);
  const place = entries.keys.indexOf(entry);
  if (!may) return null;
  const which = <span className="visually-hidden">: {t('entry', { n: place + 1 })}</span>;
  return (
    <div className={styles['tools']}>
      {place === 0 ? null : (
        <Button onClick={() => entries.up(entry)}>
          {t('up')}
          {which}
        </Button>
      )}
      <Button kind="danger-outlined" onClick={() => entries.remove(entry)}>
        {t('remove')}
        {which}
      </Button>
    </div>
  );
};

// One entry of a list, closed to its line until it is wanted; a new one is open.
export const ListEntry = ({ entries, entry, line, isWrong, children }: ListEntryProps) => {
  const t = useTexts(contentStrings);
  const [isOpen, setOpen] = useState(Number(entry) >= entries.stored);
  const place = entries.keys.indexOf(entry) + 1;
  return (
    <details
      className={styles['entry']}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{t('entry', { n: place })}</h3>
        <span className={styles['line']}>{plainText(line)}</span>
      </summary>
      <div className={styles['parts']}>
        {children}
        <Tools entries={entries} entry={entry} />
      </div>
    </details>
  );
};
