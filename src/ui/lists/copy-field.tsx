import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../buttons/button.tsx';
import { useToasts } from '../overlays/toasts.tsx';
import styles from './lists.module.css';
import { listTexts } from './list-texts.ts';

const checkShownMs = 2_000;
// A longer text, such as an id or a link, is for copying and not for reading.
const shortMax = 24;

export interface CopyFieldProps {
  readonly label: string;
  // The text to copy, for example only the digits.
  readonly value: string;
  // The text to show, such as the digits in groups.
  readonly shown?: string;
  readonly isSecret?: boolean;
  // Called before copying; copies if it resolves to true.
  readonly beforeCopy?: () => boolean | Promise<boolean>;
}

const selectText = (element: HTMLElement | null): void => {
  if (element === null) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

// Copies a text and confirms it; if the browser refuses, the text is selected for copying by hand.
export const useCopy = (): ((value: string) => Promise<boolean>) => {
  const t = useTexts(listTexts);
  const toasts = useToasts();
  return async (value) => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.success(t('copied', { text: value }));
      return true;
    } catch {
      toasts.danger(t('copyFailed'));
      return false;
    }
  };
};

export const CopyField = ({ label, value, shown = value, isSecret = false, beforeCopy }: CopyFieldProps) => {
  const t = useTexts(listTexts);
  const copy = useCopy();
  const labelId = useId();
  const text = useRef<HTMLSpanElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), checkShownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const press = async (): Promise<void> => {
    if (beforeCopy !== undefined && !(await beforeCopy())) return;
    const hasCopied = await copy(value);
    setCopied(hasCopied);
    if (!hasCopied) selectText(text.current);
  };
  return (
    <div className={styles['copy']}>
      <span id={labelId} className={styles['copy-label']}>
        {label}
      </span>
      <span ref={text} className={styles['copy-text']} data-long={shown.length > shortMax || undefined}>
        {isSecret ? '•'.repeat(8) : shown}
      </span>
      <Button
        aria-describedby={labelId}
        icon={isCopied ? <Check size={20} strokeWidth={1.75} /> : <Copy size={20} strokeWidth={1.75} />}
        onClick={() => void press()}
      >
        {t('copy')}
      </Button>
    </div>
  );
};
