import { useLocale } from '#i18n/locale.ts';

// The Thai name on a Thai page, the English one otherwise.
export const useBankName = (): ((bank: { readonly nameTH: string; readonly nameEN: string }) => string) => {
  const locale = useLocale();
  return ({ nameTH, nameEN }) => (locale === 'th' ? nameTH || nameEN : nameEN || nameTH);
};
