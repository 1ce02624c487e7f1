import { useId, useState } from 'react';
import { formatDate } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import type { Currency } from '#money/currency.ts';
import { type Translate, useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { type Column, DataTable } from '#ui/lists/data-table.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import type { Coupon } from '../contract.ts';
import { spinStrings } from '../strings.ts';
import styles from './spin.module.css';

const pageSize = 3;

export interface CouponListProps {
  readonly coupons: readonly Coupon[];
  readonly currency: Currency;
  readonly isClaiming: boolean;
  // Nothing is paid until the condition of the bonus has ended.
  readonly isConditionRunning: boolean;
  readonly onClaim: (coupon: Coupon) => void;
}

interface Line {
  readonly coupon: Coupon;
  readonly number: number;
}

type Listing = Omit<CouponListProps, 'coupons'> & {
  readonly t: Translate<typeof spinStrings>;
  readonly reasonId: string;
};

// A coupon ends as a day begins, and can be claimed until the day before.
const lastDayOf = (endsAt: string): string => formatDate(new Date(Date.parse(endsAt) - 1));

const columnsOf = ({ t, currency, isClaiming, isConditionRunning, reasonId, onClaim }: Listing): Column<Line>[] => [
  { key: 'number', head: t('number'), cell: ({ number }) => number },
  {
    key: 'prize',
    head: t('prize'),
    cell: ({ coupon: { prize, endsAt } }) => (
      <>
        <strong>{prize.slice.label}</strong> {prize.name}
        {endsAt === undefined ? null : (
          <span className={styles['beneath']}>{t('claimBy', { date: lastDayOf(endsAt) })}</span>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    head: t('amount'),
    isAmount: true,
    cell: ({ coupon }) => formatMoney(coupon.amount, currency),
  },
  {
    key: 'claim',
    head: t('claim'),
    cell: ({ coupon }) => (
      <Button
        isBusy={isClaiming}
        isDisabled={isConditionRunning}
        aria-describedby={isConditionRunning ? reasonId : undefined}
        onClick={() => onClaim(coupon)}
      >
        {t('claim')}
      </Button>
    ),
  },
];

export const CouponList = ({ coupons, ...listing }: CouponListProps) => {
  const t = useTexts(spinStrings);
  const reasonId = useId();
  const [asked, setAsked] = useState(1);
  const pageCount = Math.max(1, Math.ceil(coupons.length / pageSize));
  const page = Math.min(asked, pageCount);
  const first = (page - 1) * pageSize;
  const shown = coupons.slice(first, first + pageSize).map((coupon, index) => ({ coupon, number: first + index + 1 }));
  if (coupons.length === 0) {
    return (
      <div className={styles['none']}>
        <p>{t('noCoupon')}</p>
        <p>{t('winsComeHere')}</p>
      </div>
    );
  }
  return (
    <>
      {listing.isConditionRunning ? (
        <div className={styles['blocked']}>
          <p id={reasonId}>{t('bonusRuns')}</p>
          <ButtonLink to="/user/bonus">{t('bonusConditions')}</ButtonLink>
        </div>
      ) : null}
      <DataTable
        caption={t('coupons')}
        items={shown}
        keyOf={({ coupon, number }) => `${coupon._id} ${String(number)}`}
        columns={columnsOf({ t, reasonId, ...listing })}
      />
      <Pagination page={page} pageCount={pageCount} onPage={setAsked} />
    </>
  );
};
