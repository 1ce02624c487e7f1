import { useLocale } from '#i18n/locale.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

// As the member's app says a text: English where the operator wrote nothing.
export const useSaid = () => {
  const locale = useLocale();
  return (value: unknown): string | null => {
    if (typeof value !== 'object' || value === null) return text(value);
    const spoken = value as Readonly<Record<string, unknown>>;
    return text(spoken[locale]) ?? text(spoken['en']);
  };
};
