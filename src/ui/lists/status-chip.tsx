import { CircleCheck, CircleX, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '../class-names.ts';
import styles from './lists.module.css';
import { listTexts } from './list-texts.ts';

export type ChipKind = 'success' | 'failed' | 'waiting' | 'info';

export const statusIcons = { success: CircleCheck, failed: CircleX, waiting: Clock, info: Info };

export interface StatusChipProps {
  readonly kind: ChipKind;
  readonly children: ReactNode;
}

// Icon, word and colour together: colour is never the only sign of the state.
export const StatusChip = ({ kind, children }: StatusChipProps) => {
  const Icon = statusIcons[kind];
  return (
    <span className={classNames(styles['chip'], styles[kind])}>
      <Icon size={16} strokeWidth={2} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
};

// SUCCESS, FAILED; anything else is in progress.
export const OutcomeChip = ({ status }: { readonly status: string }) => {
  const t = useTexts(listTexts);
  if (status === 'SUCCESS') return <StatusChip kind="success">{t('success')}</StatusChip>;
  if (status === 'FAILED') return <StatusChip kind="failed">{t('failed')}</StatusChip>;
  return <StatusChip kind="waiting">{t('inProgress')}</StatusChip>;
};
