import type { PersonalData } from '#database/schema/personal-data.ts';
import { deleteFailuresOf } from '../login-failures-table.ts';
import { deletePlacesOf } from '../login-places-table.ts';

export const personal: PersonalData = {
  erase: async (sql, { memberId }) => {
    await sql.rows(`select erase_logins_of($1)`, [memberId]);
    await deleteFailuresOf(sql, `member ${memberId}`);
    await deletePlacesOf(sql, memberId);
  },
};
