import { storedLastSync } from '#ask/session.ts';
import { formatDateTime, formatTimeAgo, noNumber } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { walletStrings } from '../strings.ts';
import { useNow } from './use-now.ts';

const minuteMs = 60_000;

// When the balances were last loaded, as relative time; the full date is its tooltip and is read aloud.
export const LastUpdated = ({ readAt }: { readonly readAt: number }) => {
  const t = useTexts(walletStrings);
  const locale = useLocale();
  const now = useNow(minuteMs, readAt);
  const at = storedLastSync();
  if (at === null) return <p>{t('lastUpdated', { time: noNumber })}</p>;
  const stamp = formatDateTime(at);
  return (
    <p title={stamp}>
      {t('lastUpdated', { time: formatTimeAgo(at, now, locale) })} <span className="visually-hidden">({stamp})</span>
    </p>
  );
};
