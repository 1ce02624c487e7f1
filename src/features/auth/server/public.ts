// The door by which other server rooms enter: who a token belongs to, passwords, sessions.
export { addStaff } from './staff/add-staff.ts';
export { insertCredential } from './credentials-table.ts';
export { demoStaff, seedDemoStaff } from './staff/demo-staff.ts';
export { memberOfToken } from './member-of-token.ts';
export { openSession } from './open-session.ts';
export { hashPassword } from './password-hash.ts';
export { openStaffSession } from './staff/staff-log-in.ts';
export { staffOfToken } from './staff/staff-of-token.ts';
export { staffPasswordIsRight } from './staff/staff-password-is-right.ts';
