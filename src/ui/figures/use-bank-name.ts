import { bankNames } from '#i18n/bank-names.ts';
import { useLocale } from '#i18n/locale.ts';

interface AtBank {
  readonly bankCode: string;
  readonly bank: { readonly nameTH: string; readonly nameEN: string };
}

const known: Readonly<Record<string, readonly [th: string, la: string, en: string]>> = bankNames;

// The operator gives no Lao names: on a Lao page it is the one we know, or the English one.
export const useBankName = (): ((account: AtBank) => string) => {
  const locale = useLocale();
  return ({ bankCode, bank: { nameTH, nameEN } }) => {
    if (locale === 'th') return nameTH || nameEN;
    const lao = locale === 'la' && Object.hasOwn(known, bankCode) ? known[bankCode]?.[1] : undefined;
    return lao ?? (nameEN || nameTH);
  };
};
