import { useEffect } from 'react';
import { plainText } from '#i18n/plain-text.ts';

// Removes the invisible break points from text that a member copies, say into a bank's search field.
export const usePlainCopy = (): void => {
  useEffect(() => {
    const copy = (event: ClipboardEvent): void => {
      const text = getSelection()?.toString() ?? '';
      if (plainText(text) === text) return;
      event.clipboardData?.setData('text/plain', plainText(text));
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, []);
};
