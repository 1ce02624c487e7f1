import { useQuery } from '@tanstack/react-query';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Panel } from '#ui/figures/panel.tsx';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { bonusCalls, EndedCondition } from '../contract.ts';
import { isRunning, shareOfWay } from '../rules.ts';
import { bonusStrings } from '../strings.ts';
import { activeBonusQuery } from './active-bonus-query.ts';
import styles from './bonus.module.css';

export type ActiveBonus = AnswerOf<typeof bonusCalls.checkActive>;

interface ConditionProps {
  readonly active: ActiveBonus;
  readonly currency: Currency;
  // The member hides the balance, which the numbers of a condition would show.
  readonly isHidden?: boolean;
}

const hiddenFigures = '••••';

const HiddenSentence = ({ children }: { readonly children: string }) => {
  const t = useTexts(bonusStrings);
  return (
    <p>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{t('balanceHidden')}</span>
    </p>
  );
};

// What the active bonus waits for, or how far its condition is, in a sentence with its numbers.
export const ConditionProgress = ({ active, currency, isHidden = false }: ConditionProps) => {
  const t = useTexts(bonusStrings);
  const locale = useLocale();
  const { waits, runs } = active.condition ?? {};
  const money = (amount: bigint | null) => spokenMoney(amount, currency, locale);
  if (waits !== undefined)
    return (
      <p>{t('waits', { minimum: money(waits.minimum), percent: waits.percent, amount: money(waits.amountMax) })}</p>
    );
  if (runs === undefined) return null;
  const hidden = { total: hiddenFigures, success: hiddenFigures, fail: hiddenFigures };
  if (isHidden) return <HiddenSentence>{t('runs', hidden)}</HiddenSentence>;
  const share = shareOfWay(runs);
  const reported = t('runs', { total: money(runs.total), success: money(runs.success), fail: money(runs.fail) });
  return (
    <>
      <p>{reported}</p>
      {runs.total === null || isRunning(runs) ? null : <p>{t('readLater')}</p>}
      {(runs.own ?? 0n) > 0n ? <p>{t('ownIncluded', { own: money(runs.own ?? 0n) })}</p> : null}
      <progress className={styles['progress']} max={100} value={share} aria-label={plainText(t('progress'))} />
    </>
  );
};

// One that waits for a deposit is not active yet.
export const ActiveBonusHeading = ({ active }: Pick<ConditionProps, 'active'>) => {
  const t = useTexts(bonusStrings);
  const isWaiting = active.condition?.waits !== undefined;
  return <h2>{t(isWaiting ? 'waitingBonus' : 'activeBonus', { type: t(active.type ?? 'bonus') })}</h2>;
};

interface EndNoteProps extends Omit<ConditionProps, 'active'> {
  readonly ended: EndedCondition;
}

// How the last condition ended; without a word it would just be gone.
export const EndNote = ({ ended, currency, isHidden = false }: EndNoteProps) => {
  const t = useTexts(bonusStrings);
  const locale = useLocale();
  const lost = t('lostText', { fail: isHidden ? hiddenFigures : spokenMoney(ended.fail, currency, locale) });
  return (
    <Panel className={styles['ended']} aria-label={plainText(t('bonusConditions'))}>
      <h2>{t(ended.as === 'met' ? 'conditionMet' : 'conditionLost')}</h2>
      <p className={styles['title']}>{ended.title}</p>
      {ended.as === 'met' ? <p>{t('metText')}</p> : isHidden ? <HiddenSentence>{lost}</HiddenSentence> : <p>{lost}</p>}
    </Panel>
  );
};

// The active bonus wherever money is looked at, or how the last one ended.
export const ActiveBonusNote = (shown: Omit<ConditionProps, 'active'>) => {
  const t = useTexts(bonusStrings);
  const { data } = useQuery(activeBonusQuery);
  if (data?.ended !== undefined) return <EndNote ended={data.ended} {...shown} />;
  if (data?.status !== true || data.type === null) return null;
  return (
    <section className={styles['active']} aria-label={plainText(t('bonusConditions'))}>
      <ActiveBonusHeading active={data} />
      {data.condition === undefined ? null : <p className={styles['title']}>{data.condition.title}</p>}
      <ConditionProgress active={data} {...shown} />
    </section>
  );
};
