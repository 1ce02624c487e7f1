// The job of a staff member. Each call declares which roles may make it (`may`).
export const staffRoles = ['support', 'finance', 'manager', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((known) => known === role);

// The single role check, used by the gate and by the screens.
export const mayCall = (role: StaffRole, call: { readonly may: readonly StaffRole[] }): boolean =>
  call.may.includes(role);
