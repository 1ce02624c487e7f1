import { useTexts } from '#i18n/texts.ts';
import { frameTexts } from './frame-texts.ts';
import { useOnline } from './use-online.ts';

// Why a button that needs the network cannot be pressed now; null while there is a connection.
export const useOfflineReason = (): string | null => {
  const t = useTexts(frameTexts);
  return useOnline() ? null : t('offline');
};
