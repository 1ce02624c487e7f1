import type { CSSProperties } from 'react';
import { fixedColours, type Scheme, schemes, type Theme, themeTokens, usualTheme } from '#contract/theme.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import { contentFieldTexts } from '../content-strings.ts';
import { themeOf } from './theme-of.ts';
import { themeStrings } from './theme-strings.ts';
import styles from './theme.module.css';
import { useThemeFaults } from './use-theme-faults.ts';

const example = 123_450n;

// Every token the preview uses, in its own scheme, whatever the scheme of the back office is.
const tokensOf = (theme: Theme, scheme: Scheme): CSSProperties => {
  const fixed = fixedColours[scheme];
  const { brand, on, gold } = usualTheme[scheme];
  return {
    '--bg-canvas': fixed.canvas,
    '--bg-surface': fixed.surface,
    '--text-primary': fixed.text,
    '--border-control': fixed.control,
    '--balance-text': fixed.balanceText,
    '--balance-secondary': fixed.balanceSecondary,
    '--brand-solid': brand,
    '--brand-on': on,
    '--brand-text': scheme === 'dark' ? '#6ccbd9' : brand,
    '--balance-from': scheme === 'dark' ? '#123a44' : brand,
    '--balance-to': scheme === 'dark' ? '#0e2a32' : '#083f4c',
    '--gold-solid': gold,
    ...themeTokens(theme, scheme),
  } as CSSProperties;
};

const Shown = ({ theme, scheme }: { readonly theme: Theme; readonly scheme: Scheme }) => {
  const t = useTexts(themeStrings);
  const nameOf = useTexts(contentFieldTexts);
  return (
    <figure className={styles['shown']} style={tokensOf(theme, scheme)}>
      <figcaption className={styles['caption']}>
        <span className={styles['logo']}>
          <BrandMark />
        </span>
        {nameOf(scheme)}
      </figcaption>
      <div className={styles['balance']}>
        <span className={styles['small']}>{t('balance')}</span>
        <strong className={`money ${styles['amount'] ?? ''}`}>{formatMoney(example, 'BAHT')}</strong>
      </div>
      <div className={styles['row']}>
        <span className={styles['filled']}>{t('deposit')}</span>
        <span className={styles['outlined']}>{t('withdraw')}</span>
        <span className={styles['prize']}>+{formatMoney(example, 'BAHT')}</span>
      </div>
      <span className={styles['link']}>{t('viewStatement')}</span>
    </figure>
  );
};

// The draft as members would see it, in the light and in the dark, with what some of them could not read.
export const ThemePreview = ({ value }: { readonly value: unknown }) => {
  const faultsOf = useThemeFaults();
  const theme = themeOf(value);
  if (theme === null) return null;
  const faults = faultsOf(theme);
  return (
    <>
      {faults.length === 0 ? null : (
        <ul className={styles['faults']}>
          {faults.map(({ field, text }) => (
            <li key={field + text}>{text}</li>
          ))}
        </ul>
      )}
      {schemes.map((scheme) => (
        <Shown key={scheme} theme={theme} scheme={scheme} />
      ))}
    </>
  );
};
