import type { PersonalData } from '#database/schema/personal-data.ts';

export const personal: PersonalData = {
  erase: async (sql, { phone }) => {
    await sql.rows(`delete from otp where phone = $1`, [phone]);
    await sql.rows(`delete from otp_code where phone = $1`, [phone]);
  },
};
