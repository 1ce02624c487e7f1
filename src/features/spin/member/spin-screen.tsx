import { Suspense } from 'react';
import type { Currency } from '#money/currency.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RefreshButton } from '#ui/buttons/refresh-button.tsx';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { FreshWallet } from '#ui/press/money-result.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { Slice } from '../contract.ts';
import { spinStrings } from '../strings.ts';
import { CouponList } from './coupon-list.tsx';
import { OddsPanel } from './odds-panel.tsx';
import styles from './spin.module.css';
import { ProofPanel } from './proof-panel.tsx';
import { useClaim } from './use-claim.ts';
import { useSpin } from './use-spin.ts';
import { useWheel, type WheelReading } from './use-wheel.ts';
import { WheelPanel } from './wheel-panel.tsx';

// Fetched while the member is asked whether to claim.
const result = lazyPart(() => import('#ui/press/received-money.tsx'), 'ReceivedMoneyDialog');

interface PrizeModalProps {
  readonly title: string;
  readonly slice: Slice;
  readonly isPrize: boolean;
  readonly isConditionRunning: boolean;
  readonly onClose: () => void;
}

const PrizeModal = ({ title, slice, isPrize, isConditionRunning, onClose }: PrizeModalProps) => {
  const t = useTexts(spinStrings);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button kind="filled" isMain isWide onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {slice.htmlDescription ? (
        <div className={styles['prize']}>
          <ServerMarkup html={slice.htmlDescription} />
        </div>
      ) : isPrize && !isConditionRunning ? (
        <p>{t('nextAfterPrize')}</p>
      ) : null}
      {isPrize && isConditionRunning ? <p>{t('nextAfterBonus')}</p> : null}
    </Dialog>
  );
};

interface WheelProps extends Pick<PrizeModalProps, 'isConditionRunning'> {
  readonly wheel: WheelReading;
}

const Wheel = ({ wheel, isConditionRunning }: WheelProps) => {
  const t = useTexts(spinStrings);
  const { canvas, coins, isSpinning, stoppedAt, isPrize, start, close, slices } = useSpin(wheel);
  const label = stoppedAt?.label ?? '';
  const told = isPrize ? t('won', { prize: label }) : t('wonNothing', { slice: label });
  return (
    <section className={styles['turning']}>
      <WheelPanel canvas={canvas} slices={slices} coins={coins} isSpinning={isSpinning} onSpin={() => void start()} />
      <p role="status" className="visually-hidden">
        {isSpinning ? t('spinning') : stoppedAt === null ? '' : told}
      </p>
      {stoppedAt === null ? null : (
        <PrizeModal title={told} slice={stoppedAt} {...{ isPrize, isConditionRunning }} onClose={close} />
      )}
    </section>
  );
};

export interface SpinScreenProps {
  readonly currency: Currency;
  // Null until it was read.
  readonly wallet: FreshWallet | null;
  // A bonus was paid and its condition has not ended. False if the backend does not say.
  readonly isConditionRunning: boolean;
}

export const SpinScreen = ({ currency, wallet, isConditionRunning }: SpinScreenProps) => {
  const t = useTexts(spinStrings);
  const wheel = useWheel();
  const { isClaiming, claim, claimed, close } = useClaim({ currency, reload: wheel.reload });
  const isClosed = wheel.setup !== undefined && wheel.setup.activeSpinwheel === null;
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {wheel.isLoading ? <Skeleton className={styles['wheel-place']} /> : null}
      {isClosed ? <p>{t('unavailable')}</p> : null}
      <div className={styles['parts']}>
        {wheel.setup?.activeSpinwheel ? <Wheel {...{ wheel, isConditionRunning }} /> : null}
        {!wheel.isWhole || wheel.coupons === undefined ? null : (
          <section className={styles['coupons']}>
            <h2>{t('coupons')}</h2>
            <CouponList
              coupons={wheel.coupons}
              currency={currency}
              {...{ isClaiming, isConditionRunning }}
              onClaim={(coupon) => {
                void result.prepare();
                void claim(coupon);
              }}
            />
          </section>
        )}
        {wheel.isWhole && wheel.setup?.activeSpinwheel && wheel.odds !== null ? (
          <section className={styles['fairness']}>
            <OddsPanel odds={wheel.odds} currency={currency} />
            <ProofPanel seed={wheel.odds.seed} reload={wheel.reload} />
          </section>
        ) : null}
      </div>
      {wheel.isWhole && (!wheel.setup?.activeSpinwheel || wheel.coupons === undefined) ? (
        <div>
          <RefreshButton isBusy={wheel.isReading} onPress={() => void wheel.reload()} />
        </div>
      ) : null}
      {claimed === null || wallet === null ? null : (
        <Suspense fallback={null}>
          <result.Part
            {...claimed}
            wallet={wallet}
            title={t('claimed')}
            next={t('nextInWallet')}
            onClose={() => void close()}
          />
        </Suspense>
      )}
    </div>
  );
};
