import { useTexts } from '#i18n/texts.ts';
import { useSaid } from '../use-said.ts';
import { chatHoursStrings } from './chat-hours-strings.ts';

// When members see the text, and the text. Equal times are all day; hours may pass midnight.
export const ChatHoursPreview = ({ value }: { readonly value: unknown }) => {
  const t = useTexts(chatHoursStrings);
  const said = useSaid();
  const { from = '', to = '', away } = (value ?? {}) as { from?: string; to?: string; away?: unknown };
  if (from === to) return <p>{t('always')}</p>;
  if (from === '' || to === '') return null;
  return (
    <>
      <p>{t(from < to ? 'outside' : 'outsideNight', { from, to })}</p>
      <p>{said(away)}</p>
    </>
  );
};
