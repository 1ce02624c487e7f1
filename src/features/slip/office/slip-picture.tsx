import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { slipDeskStrings } from './slip-desk-strings.ts';
import styles from './slip-picture.module.css';
import { useSlipPicture } from './use-slips.ts';

export const SlipPicture = ({ slipId, isKept }: { readonly slipId: string; readonly isKept: boolean }) => {
  const t = useTexts(slipDeskStrings);
  const { data, isError } = useSlipPicture(slipId, isKept);
  if (!isKept || isError) return <p>{t('noPicture')}</p>;
  if (data === undefined) return <Skeleton />;
  return <img className={styles['picture']} alt={t('picture')} src={`data:${data.type};base64,${data.base64}`} />;
};
