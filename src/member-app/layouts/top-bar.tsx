import type { ReactNode } from 'react';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import { LanguageMenu } from '#ui/frame/language-menu.tsx';
import { ThemeMenu } from '#ui/frame/theme-menu.tsx';
import { useAppName } from '../app-frame.tsx';
import styles from './top-bar.module.css';

export const TopBar = ({ children }: { readonly children?: ReactNode }) => (
  <header className={styles['top']}>
    <span className={styles['brand']}>
      <BrandMark />
    </span>
    <p className={styles['app-name']}>{useAppName()}</p>
    <ThemeMenu />
    <LanguageMenu />
    {children}
  </header>
);
