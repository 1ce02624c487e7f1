import { storedLastSync } from '#ask/session.ts';
import { formatDateTime, noNumber } from '#i18n/date-formats.ts';
import { formatTimeAgo } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { walletStrings } from '../strings.ts';
import { useNow } from './use-now.ts';

const minuteMs = 60_000;

interface LastUpdatedProps {
  readonly readAt: number;
  // When a later reading failed; null if none did.
  readonly failedAt: number | null;
}

// When the balances were last loaded, as relative time; the full date is its tooltip and is read aloud. After a reading
// that failed it is shown, so that the age of the figures can be seen.
export const LastUpdated = ({ readAt, failedAt }: LastUpdatedProps) => {
  const t = useTexts(walletStrings);
  const locale = useLocale();
  const now = useNow(minuteMs, readAt);
  const at = storedLastSync();
  if (at === null) return <p>{t('lastUpdated', { time: noNumber })}</p>;
  const stamp = formatDateTime(at);
  const isOld = failedAt !== null && failedAt >= readAt;
  return (
    <p title={stamp}>
      {t('lastUpdated', { time: formatTimeAgo(at, now, locale) })}{' '}
      <span className={isOld ? undefined : 'visually-hidden'}>({stamp})</span>
    </p>
  );
};
