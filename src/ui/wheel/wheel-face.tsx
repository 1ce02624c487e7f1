import { type RefObject, useEffect } from 'react';
import { drawWheel, type FaceSlice } from './draw-wheel.ts';
import styles from './wheel.module.css';

export interface WheelFaceProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly slices: readonly FaceSlice[];
  readonly size: number;
  // In the middle of the wheel.
  readonly button: {
    readonly label: string;
    readonly about: string;
    readonly isBlocked: boolean;
    // The id of what says why it is blocked.
    readonly describedBy?: string | undefined;
    readonly onPress: () => void;
  };
}

// The wheel as a picture, with the button that turns it. What lies on it is told elsewhere in words.
export const WheelFace = ({ canvas, slices, size, button }: WheelFaceProps) => {
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
  return (
    <div className={styles['wheel']} style={{ width: size, height: size }}>
      <canvas ref={canvas} className={styles['canvas']} style={{ width: size, height: size }} aria-hidden="true" />
      <span className={styles['pointer']} aria-hidden="true" />
      <button
        type="button"
        className={styles['centre']}
        aria-disabled={button.isBlocked}
        aria-describedby={button.describedBy}
        onClick={button.onPress}
      >
        <strong>{button.label}</strong> <span>{button.about}</span>
      </button>
    </div>
  );
};
