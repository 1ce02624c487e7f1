import type { AnswerOf } from '#contract/endpoint.ts';
import { useTexts } from '#i18n/texts.ts';
import type { bonusCalls } from '../../contract.ts';
import { bonusName, isReceived } from '../../rules.ts';
import { bonusStrings } from '../../strings.ts';
import { BonusPicture } from './bonus-picture.tsx';
import styles from '../bonus.module.css';

export type Bonus = AnswerOf<typeof bonusCalls.list>[number];

const stateOf = (bonus: Bonus): 'current' | 'received' | null => {
  if (bonus.userBonus?.isActive === true) return 'current';
  const times = (bonus.userBonus?.received ?? []).map(({ updatedAt }) => new Date(updatedAt));
  return isReceived(bonus, times, new Date()) ? 'received' : null;
};

export const BonusCard = ({ bonus, onOpen }: { readonly bonus: Bonus; readonly onOpen: () => void }) => {
  const t = useTexts(bonusStrings);
  const state = stateOf(bonus);
  const isBlocked = state === 'received';
  return (
    <button
      type="button"
      className={styles['card']}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? undefined : onOpen}
    >
      <BonusPicture image={bonus.banners[0]?.image} code={bonus.code} />
      {state === null ? null : <span className={styles['corner']}>{t(state)}</span>}
      <span className={styles['name']}>{bonusName(bonus)}</span>
      <span className={styles['type']}>{t(bonus.type)}</span>
    </button>
  );
};
