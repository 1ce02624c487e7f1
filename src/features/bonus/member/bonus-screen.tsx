import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { RefreshButton } from '#ui/buttons/refresh-button.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { bonusStrings } from '../strings.ts';
import { ActiveBonusPanel } from './active-bonus-panel.tsx';
import { BonusCard } from './previews/bonus-card.tsx';
import { BonusModal } from './bonus-modal.tsx';
import { EndNote } from './condition-progress.tsx';
import { activeBonusQuery } from './active-bonus-query.ts';
import { bonusesQuery } from './bonuses-query.ts';
import styles from './bonus.module.css';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionModal } from './promotion-modal.tsx';

export interface BonusScreenProps {
  // Null until the wallet was read: an amount is never shown without its currency.
  readonly currency: Currency | null;
  // Opens the deposit that a chosen bonus waits for.
  readonly onDeposit: () => void;
}

const Cards = ({ onOpen }: { readonly onOpen: (code: string) => void }) => {
  const t = useTexts(bonusStrings);
  const { data, isPending } = useQuery(bonusesQuery);
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return null;
  if (data.length === 0) return <EmptyState text={t('empty')} />;
  return (
    <ul className={styles['grid']}>
      {data.map((bonus) => (
        <li key={bonus.code}>
          <BonusCard bonus={bonus} onOpen={() => onOpen(bonus.code)} />
        </li>
      ))}
    </ul>
  );
};

// What the screen shows: the active bonus and those on offer.
const shown = { queryKey: ['bonus'] };

const Screen = ({ currency, onDeposit }: BonusScreenProps & { readonly currency: Currency }) => {
  const { data: active, isPending } = useQuery(activeBonusQuery);
  const { data: bonuses, isPending: isFirst } = useQuery(bonusesQuery);
  const [opened, open] = useState<string | null>(null);
  const [searched, search] = useState<string | null>(null);
  const client = useQueryClient();
  const isReading = useIsFetching(shown) > 0;
  const reloadList = () => void client.invalidateQueries({ queryKey: bonusesQuery.queryKey });
  const bonus = bonuses?.find(({ code }) => code === opened);
  return (
    <>
      {isPending ? <Skeleton shape="block" /> : null}
      {active?.status === true ? (
        <ActiveBonusPanel {...{ active, currency, onDeposit }} onCleared={reloadList} />
      ) : null}
      {active?.ended === undefined ? null : <EndNote ended={active.ended} currency={currency} />}
      {!isPending && active?.status !== true ? <PromotionForm onSearch={search} /> : null}
      <Cards onOpen={open} />
      {/* The cards that come would move it. */}
      {isFirst ? null : (
        <div>
          <RefreshButton isBusy={isReading} onPress={() => void client.refetchQueries(shown)} />
        </div>
      )}
      {bonus === undefined ? null : (
        <BonusModal {...{ bonus, currency, active }} onClose={() => open(null)} onChanged={reloadList} />
      )}
      {searched === null ? null : <PromotionModal code={searched} currency={currency} onClose={() => search(null)} />}
    </>
  );
};

export const BonusScreen = ({ currency, onDeposit }: BonusScreenProps) => {
  const t = useTexts(bonusStrings);
  return (
    <div className={styles['screen']} aria-busy={currency === null}>
      <h1 tabIndex={-1}>{t('bonuses')}</h1>
      {currency === null ? <Skeleton shape="block" /> : <Screen {...{ currency, onDeposit }} />}
    </div>
  );
};
