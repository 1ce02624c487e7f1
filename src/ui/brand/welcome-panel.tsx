import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '../class-names.ts';
import styles from './brand.module.css';
import { BrandMark } from './brand-mark.tsx';
import { brandTexts } from './brand-texts.ts';

const Coin = ({ at: [x, y], size = 1 }: { readonly at: readonly [number, number]; readonly size?: number }) => (
  <g transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}>
    <circle r="15" className={styles['coin']} />
    <circle r="10.5" className={styles['coin-ring']} />
    <path d="M-3 -5v10M4 -5l-7 6M-0.5 -1l5 6" className={styles['coin-letter']} />
  </g>
);

const Sparkle = ({ at: [x, y] }: { readonly at: readonly [number, number] }) => (
  <path
    transform={`translate(${String(x)} ${String(y)})`}
    d="M0-9C1-2 2-1 9 0 2 1 1 2 0 9-1 2-2 1-9 0-2-1-1-2 0-9Z"
    className={styles['sparkle']}
  />
);

// The pouch among coins, in front of a card and a statement.
const WelcomeArt = () => (
  <svg viewBox="0 0 240 200" aria-hidden="true" className={styles['drawing']}>
    <g className={styles['rings']}>
      <circle cx="120" cy="106" r="62" />
      <circle cx="120" cy="106" r="88" />
      <circle cx="120" cy="106" r="114" />
    </g>
    <g transform="rotate(-13 84 96)">
      <rect x="36" y="62" width="104" height="66" rx="10" className={styles['sheet']} />
      <rect x="36" y="76" width="104" height="12" className={styles['sheet-line']} />
      <rect x="48" y="102" width="34" height="8" rx="4" className={styles['sheet-line']} />
    </g>
    <g transform="rotate(11 166 96)">
      <rect x="128" y="44" width="70" height="98" rx="10" className={styles['sheet']} />
      <rect x="140" y="58" width="30" height="7" rx="3.5" className={styles['sheet-line']} />
      <rect x="140" y="74" width="46" height="7" rx="3.5" className={styles['sheet-line']} />
      <rect x="140" y="90" width="38" height="7" rx="3.5" className={styles['sheet-line']} />
    </g>
    <svg x="72" y="64" width="100" height="104" viewBox="6 5 52 54" overflow="visible">
      <BrandMark isOnBrand />
    </svg>
    <g className={styles['coins']}>
      <Coin at={[122, 34]} />
      <Coin at={[64, 50]} size={0.72} />
      <Coin at={[192, 150]} size={0.84} />
      <Sparkle at={[40, 150]} />
      <Sparkle at={[206, 40]} />
    </g>
  </svg>
);

export interface WelcomePanelProps {
  // On a phone the form alone, as where something is filled in step by step.
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

// What a visitor meets first: the brand beside a form, or above it on a phone.
export const WelcomePanel = ({ isQuiet = false, children }: WelcomePanelProps) => {
  const t = useTexts(brandTexts);
  return (
    <div className={classNames(styles['welcome'], isQuiet && styles['quiet'])}>
      <div className={styles['art']}>
        <p className={styles['line']}>{t('welcome')}</p>
        <WelcomeArt />
      </div>
      <div className={styles['card']}>{children}</div>
    </div>
  );
};
