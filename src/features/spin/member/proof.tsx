import { ExternalLink, FileDown } from 'lucide-react';
import { languageTag, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { spinStrings } from '../strings.ts';
import styles from './spin.module.css';
import { useProof } from './use-proof.ts';
import type { WheelReading } from './use-wheel.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface ProofProps {
  readonly seed: NonNullable<WheelReading['odds']>['seed'];
  readonly reload: () => Promise<unknown>;
}

// The code that binds the operator, and the proof for the member's device.
export const Proof = ({ seed, reload }: ProofProps) => {
  const t = useTexts(spinStrings);
  const locale = useLocale();
  const { isSaving, isSaved, save } = useProof(reload);
  return (
    <div className={styles['proof']}>
      <p>{t('proofNote')}</p>
      <p>
        <code className={styles['code']}>{seed.commitment}</code>
      </p>
      <p>{t('proofSpins', { n: seed.spins })}</p>
      <Button icon={<FileDown {...icon} />} isBusy={isSaving} onClick={() => void save()}>
        {t('saveProof')}
      </Button>
      <p role="status">{isSaved ? t('proofSaved') : ''}</p>
      <a href={`/spin-check.html#${languageTag(locale)}`} target="_blank" rel="noreferrer" className={styles['check']}>
        <ExternalLink {...icon} />
        {t('openCheck')}
      </a>
    </div>
  );
};
