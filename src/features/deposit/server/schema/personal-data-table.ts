import type { PersonalData } from '#database/schema/personal-data.ts';
import { accounts } from '#ledger';
import { deleteReservedAmountsOf } from '../own-qr/reserved-amounts-table.ts';
import { mayComeBack } from '../suspense/payouts/may-come-back.ts';
import { isWaitedFor } from '../suspense/suspense-table.ts';

export const personal: PersonalData = {
  // A QR code that can still be paid, or suspended money that may be theirs, also as a payout that came back.
  isOpen: async (sql, memberId) =>
    (await sql.one(`select qrcode_id from qr_code where member_id = $1 and ended_at is null limit 1`, [memberId])) !==
      null ||
    (await isWaitedFor(sql, Object.values(accounts.house), memberId)) ||
    (await mayComeBack(sql, memberId)),
  erase: async (sql, { memberId }) => {
    await sql.rows(`select erase_deposits_of($1)`, [memberId]);
    await sql.rows(`select erase_rejects_booked_to($1)`, [memberId]);
    await sql.rows(`select erase_suspense_named_to($1)`, [memberId]);
    await sql.rows(`select erase_gateway_customers_of($1)`, [memberId]);
    await deleteReservedAmountsOf(sql, memberId);
  },
};
