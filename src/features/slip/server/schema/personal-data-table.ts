import type { PersonalData } from '#database/schema/personal-data.ts';

export const personal: PersonalData = {
  isOpen: async (sql, memberId) =>
    (await sql.one(`select slip_id from slip where member_id = $1 and ended_at is null limit 1`, [memberId])) !== null,
  erase: async (sql, { memberId, at }) => {
    await sql.rows(`select erase_slips_of($1)`, [memberId]);
    // The store is no part of the transaction: a job removes the pictures.
    await sql.rows(`update slip_picture set remove_at = $2 where member_id = $1`, [memberId, at]);
  },
};
