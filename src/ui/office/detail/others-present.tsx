import { formatTime } from '#i18n/formats.ts';
import type { ReactNode } from 'react';
import type { OtherPresent } from '#contract/shapes/fields.ts';
import { useTexts } from '#i18n/texts.ts';
import { officeTexts } from '../office-texts.ts';
import { StampLine } from './detail-parts.tsx';

// Who else has the item open, and who decided it, are seen within two seconds.
export const readItemAgainMs = 1_500;

export interface OthersPresentProps {
  readonly others: readonly OtherPresent[];
  // Further lines.
  readonly children?: ReactNode;
}

export const OthersPresent = ({ others, children }: OthersPresentProps) => {
  const t = useTexts(officeTexts);
  return (
    <div role="status">
      {others.map(({ name, openedAt }) => (
        <StampLine key={name}>{t('openSince', { name, time: formatTime(openedAt) })}</StampLine>
      ))}
      {children}
    </div>
  );
};
