import type { PersonalData } from '#database/schema/personal-data.ts';

export const personal: PersonalData = {
  // A win that nobody has accepted yet may still become money, unless two people have written it off.
  isOpen: async (sql, memberId) =>
    (await sql.one(
      `select held_id from held_play where member_id = $1 and ended_at is null and status <> 'WRITTEN_OFF' limit 1`,
      [memberId],
    )) !== null,
  // The username stays: it says nothing about the person, and the provider knows the account by it.
  erase: async (sql, { memberId }) => {
    await sql.rows(
      `update game_account set sealed_password = '', is_active = false, next_password = null, password_due_at = null,
         password_wanted_at = null, late_password = null, late_until = null
       where member_id = $1`,
      [memberId],
    );
  },
};
