import { type RefObject, useId } from 'react';
import { formatCount } from '#i18n/formats.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { WheelFace } from '#ui/wheel/wheel-face.tsx';
import type { Slice } from '../contract.ts';
import { spinStrings } from '../strings.ts';
import styles from './spin.module.css';
import { useWheelSize } from './use-wheel-size.ts';

export interface WheelPanelProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly slices: readonly Slice[];
  readonly coins: number;
  readonly isSpinning: boolean;
  readonly onSpin: () => void;
}

export const WheelPanel = ({ canvas, slices, coins, isSpinning, onSpin }: WheelPanelProps) => {
  const t = useTexts(spinStrings);
  const size = useWheelSize();
  const offline = useOfflineReason();
  const about = coins > 0 ? t(coins === 1 ? 'coinLeft' : 'coinsLeft', { n: formatCount(coins) }) : t('noCoins');
  const reason = coins > 0 ? offline : t('howToEarn');
  const reasonId = useId();
  const button = {
    label: t('spin'),
    about,
    describedBy: reason === null ? undefined : reasonId,
    isBlocked: coins <= 0 || isSpinning || offline !== null,
    onPress: offline === null ? onSpin : () => undefined,
  };
  return (
    <>
      <WheelFace canvas={canvas} slices={slices} size={size} button={button} />
      {reason === null ? null : (
        <p id={reasonId} className={styles['earn']}>
          {reason}
        </p>
      )}
      <ul className="visually-hidden" aria-label={plainText(t('prizes'))}>
        {slices.map(({ code, label }) => (
          <li key={code}>{label}</li>
        ))}
      </ul>
    </>
  );
};
