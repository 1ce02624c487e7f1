import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../../buttons/icon-button.tsx';
import { officeTexts } from '../office-texts.ts';
import { useShortcut } from '../shortcuts/shortcuts.tsx';
import styles from './queue.module.css';

const typingMs = 300;

export interface QueueSearchProps {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

// Searches once the person stops typing. The key / focuses it, Escape empties it.
export const QueueSearch = ({ label, search, onSearch }: QueueSearchProps) => {
  const t = useTexts(officeTexts);
  const shared = useTexts(sharedTexts);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  useShortcut('/', t('search'), () => input.current?.focus());
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  return (
    <div className={styles['search']} role="search">
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('');
        }}
      />
      {typed === '' ? null : (
        <IconButton
          label={shared('cancel')}
          icon={<X size={18} strokeWidth={1.75} />}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
};
