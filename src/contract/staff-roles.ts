// What a person of the staff is employed for. Which calls a role may make is declared by each call (`may`).
export const staffRoles = ['support', 'finance', 'manager', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((known) => known === role);

// The one question the gate and the screens ask about a role.
export const mayCall = (role: StaffRole, call: { readonly may: readonly StaffRole[] }): boolean =>
  call.may.includes(role);
