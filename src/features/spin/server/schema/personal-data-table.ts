import type { PersonalData } from '#database/schema/personal-data.ts';

export const personal: PersonalData = {
  erase: async (sql, { memberId }) => {
    await sql.rows(`select erase_spins_of($1)`, [memberId]);
  },
};
