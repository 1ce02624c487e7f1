import { useLocale } from '#i18n/locale.ts';
import type { OwnAccount } from './withdraw-wallet.ts';

// The Thai name on a Thai page, the English one otherwise.
export const useOwnBankName = ({ bank }: OwnAccount): string => {
  const locale = useLocale();
  return locale === 'th' ? bank.nameTH || bank.nameEN : bank.nameEN || bank.nameTH;
};
