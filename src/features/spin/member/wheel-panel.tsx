import { type RefObject, useEffect } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Slice } from '../contract.ts';
import { spinStrings } from '../strings.ts';
import { drawWheel } from './draw-wheel.ts';
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
  useEffect(() => {
    let isCurrent = true;
    const draw = (): void => {
      if (isCurrent && canvas.current !== null) drawWheel(canvas.current, slices, size);
    };
    draw();
    // A canvas does not fetch the fonts of its labels, whatever language they are in.
    if (canvas.current !== null && 'fonts' in document) {
      const font = `600 15px ${getComputedStyle(canvas.current).fontFamily}`;
      void document.fonts.load(font, slices.map(({ label }) => label).join('')).then(draw, draw);
    }
    return () => {
      isCurrent = false;
    };
  }, [canvas, slices, size]);
  const left = coins > 0 ? t('coinsLeft', { n: coins }) : t('noCoins');
  return (
    <div className={styles['wheel']} style={{ width: size, height: size }}>
      <canvas ref={canvas} className={styles['canvas']} style={{ width: size, height: size }} aria-hidden="true" />
      <span className={styles['pointer']} aria-hidden="true" />
      <button type="button" className={styles['centre']} aria-disabled={coins <= 0 || isSpinning} onClick={onSpin}>
        <strong>{t('spin')}</strong> <span>{left}</span>
      </button>
      <ul className="visually-hidden" aria-label={plainText(t('prizes'))}>
        {slices.map(({ code, label }) => (
          <li key={code}>{label}</li>
        ))}
      </ul>
    </div>
  );
};
