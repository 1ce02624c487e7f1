import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#i18n/texts.ts';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import type { WalletAnswer } from '#features/wallet/contract.ts';
import { BalanceCard } from '#features/wallet/member/balance-card.tsx';
import { useCheckBalance } from '#features/wallet/member/use-check-balance.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { totalBalance } from '#features/wallet/rules.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { useIsPainted } from '#ui/frame/use-is-painted.ts';
import { useModals } from '../use-modals.ts';
import { useSlipsUnderWay } from '../modals/slips-under-way-part.tsx';
import { ActiveBonusPart } from '../screens/active-bonus-part.tsx';
import { HomeBannersPart } from '../screens/home-banners-part.tsx';
import { BringHomePart, useIsBringHomeComing } from '../screens/bring-home-part.tsx';
import { AgreementDialog } from './agreement-dialog.tsx';
import { GameCarousels } from './game-carousels.tsx';
import styles from './home.module.css';
import { HomeActions } from './home-actions.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { NoticePart } from './notice-part.tsx';
import { RecentPart } from './recent-part.tsx';
import { ReferralStrip } from './referral-strip.tsx';
import { homeStrings } from './strings.ts';
import { useFirstLoad } from './use-first-load.ts';
import { useWideScreen } from './use-wide-screen.ts';

interface HomeContentProps {
  // null if it could not be read: the screen keeps its layout.
  readonly wallet: WalletAnswer | null;
  readonly readAt: number;
}

const HomeContent = ({ wallet, readAt }: HomeContentProps) => {
  const modals = useModals();
  const checking = useCheckBalance();
  const isWide = useWideScreen();
  const slips = useSlipsUnderWay();
  // The money comes first: a slow phone takes long to draw the games.
  const isPainted = useIsPainted();
  const currency = currencyOf(wallet);
  return (
    <div className={styles['content']}>
      <div className={styles['money']}>
        <BalanceCard
          total={wallet === null ? null : totalBalance(wallet)}
          main={wallet?.wallet.amount ?? null}
          inProgress={wallet?.inProgress ?? null}
          slips={slips === null ? undefined : { ...slips, onView: () => modals.open('slips') }}
          currency={currency}
          readAt={readAt}
          checking={checking}
          onTransfer={() => modals.open('transfer')}
        />
        <HomeActions checking={checking} />
        {wallet === null ? null : <BringHomePart wallet={wallet} />}
        <ActiveBonusPart currency={currency} />
        <ReferralStrip amount={wallet?.invite.amount ?? null} currency={currency} />
      </div>
      {isWide ? <RecentPart currency={currency} /> : null}
      {isPainted && wallet !== null ? (
        <GameCarousels games={wallet.slots} currency={currency} onReturn={() => void checking.check()} />
      ) : null}
      {isPainted ? <HomeBannersPart /> : null}
    </div>
  );
};

export const HomeScreen = () => {
  const t = useTexts(homeStrings);
  const { data = null, dataUpdatedAt, isPending } = useQuery({ ...walletQuery, refetchOnReconnect: true });
  const isBringHomeComing = useIsBringHomeComing(data);
  const { isLoading, notice } = useFirstLoad({ isWalletComing: isPending, isBringHomeComing });
  return (
    <div className={styles['home']}>
      <h1 tabIndex={-1} className={styles['greeting']}>
        {t('greeting')}{' '}
        {data === null ? null : (
          <GoLink to="/user/profile" className={styles['name']}>
            {data.profile.name}
          </GoLink>
        )}
      </h1>
      {isLoading ? (
        <HomeSkeleton />
      ) : (
        <>
          <NoticePart {...notice} />
          <HomeContent wallet={data} readAt={dataUpdatedAt} />
        </>
      )}
      {data === null ? null : <AgreementDialog profileId={data.profile._id} />}
    </div>
  );
};
