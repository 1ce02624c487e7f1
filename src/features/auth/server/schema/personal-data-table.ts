import type { PersonalData } from '#database/schema/personal-data.ts';
import { forgetFailuresOf } from '../login-failures-table.ts';
import { forgetPlacesOf } from '../login-places-table.ts';

export const personal: PersonalData = {
  erase: async (sql, { memberId }) => {
    await sql.rows(`select erase_logins_of($1)`, [memberId]);
    await forgetFailuresOf(sql, `member ${memberId}`);
    await forgetPlacesOf(sql, memberId);
  },
};
