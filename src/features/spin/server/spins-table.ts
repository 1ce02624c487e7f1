import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

interface Spin {
  readonly memberId: string;
  readonly spinId: string;
  readonly epoch: number;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly sliceCode: string;
  readonly spunAt: Date;
}

export const insertSpin = async (sql: Sql, spin: Spin): Promise<void> => {
  await sql.rows(
    `insert into spin (member_id, spin_id, epoch, nonce, client_seed, slice_code, spun_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [spin.memberId, spin.spinId, spin.epoch, spin.nonce, spin.clientSeed, spin.sliceCode, spin.spunAt],
  );
};

export interface SpunSpin extends Spin {
  readonly commitment: string;
  readonly wheelHash: string;
  readonly seed: string | null;
}

// As many as one seed draws, so that the newest is complete.
const lastMax = 1_000;

export const listSpins = (sql: Sql, memberId: string): Promise<SpunSpin[]> =>
  sql.rows<SpunSpin>(
    `select s.member_id as "memberId", s.spin_id as "spinId", s.epoch, s.nonce, s.client_seed as "clientSeed",
       s.slice_code as "sliceCode", s.spun_at as "spunAt", e.commitment, e.wheel_hash as "wheelHash",
       e.revealed_seed as seed
     from spin s join spin_seed e on e.member_id = s.member_id and e.epoch = s.epoch
     where s.member_id = $1 order by s.epoch desc, s.nonce desc limit ${lastMax}`,
    [memberId],
  );

export interface CouponRow {
  readonly memberId: string;
  readonly couponId: string;
  readonly wheelHash: string;
  readonly sliceCode: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly wonAt: Date;
  readonly endsAt: Date;
  readonly claimedAt: Date | null;
}

const columns = `member_id as "memberId", coupon_id as "couponId", wheel_hash as "wheelHash", slice_code as "sliceCode",
  amount, currency, won_at as "wonAt", ends_at as "endsAt", claimed_at as "claimedAt"`;

export const insertCoupon = async (sql: Sql, coupon: Omit<CouponRow, 'claimedAt'>): Promise<void> => {
  await sql.rows(
    `insert into spin_coupon (member_id, coupon_id, wheel_hash, slice_code, amount, currency, won_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      coupon.memberId,
      coupon.couponId,
      coupon.wheelHash,
      coupon.sliceCode,
      coupon.amount,
      coupon.currency,
      coupon.wonAt,
      coupon.endsAt,
    ],
  );
};

// More than members keep; the rest appear once these are claimed.
const shownMax = 300;

// Ids begin with their time, so they order coupons by it.
export const listOpenCoupons = (sql: Sql, memberId: string, now: Date): Promise<CouponRow[]> =>
  sql.rows<CouponRow>(
    `select ${columns} from spin_coupon where member_id = $1 and claimed_at is null and ends_at > $2
     order by coupon_id desc limit ${shownMax}`,
    [memberId, now],
  );

export const findCoupon = (sql: Sql, memberId: string, couponId: string): Promise<CouponRow | null> =>
  sql.one<CouponRow>(`select ${columns} from spin_coupon where member_id = $1 and coupon_id = $2`, [
    memberId,
    couponId,
  ]);

// False if it was claimed or has ended.
export const claimCouponOnce = async (
  sql: Sql,
  { memberId, couponId }: CouponRow,
  claim: { readonly claimId: string; readonly at: Date },
): Promise<boolean> =>
  (await sql.one(
    `update spin_coupon set claimed_at = $3, claim_id = $4
     where member_id = $1 and coupon_id = $2 and claimed_at is null and ends_at > $3 returning coupon_id`,
    [memberId, couponId, claim.at, claim.claimId],
  )) !== null;
