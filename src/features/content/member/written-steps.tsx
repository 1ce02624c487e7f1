import { useTexts } from '#i18n/texts.ts';
import type { VideoName } from '../contract.ts';
import styles from './howto-screen.module.css';
import { howtoStepStrings } from './howto-step-strings.ts';

const stepsOf = {
  wallet: ['walletIn', 'walletMove', 'walletOut'],
  play: ['playOpen', 'playEnter', 'playBack'],
  balance: ['balanceTop', 'balanceCheck', 'balanceStatement'],
  bonus: ['bonusRead', 'bonusReceive', 'bonusMeet'],
  bonusCancel: ['cancelOpen', 'cancelPress', 'cancelPaid'],
} as const satisfies Record<VideoName, readonly (keyof typeof howtoStepStrings)[]>;

export const WrittenSteps = ({ of }: { readonly of: VideoName }) => {
  const t = useTexts(howtoStepStrings);
  return (
    <section className={styles['steps']}>
      <h3>{t('inSteps')}</h3>
      <ol>
        {stepsOf[of].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  );
};
