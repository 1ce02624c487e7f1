// The door by which other server rooms enter: who a token belongs to, passwords, sessions.
export { addStaff } from './staff/add-staff.ts';
export { endMemberLogins } from './end-member-logins.ts';
export { insertCredential } from './credentials-table.ts';
export { demoStaff, seedDemoStaff } from './staff/demo-staff.ts';
export { actorOfToken } from './actor-of-token.ts';
export { openSession } from './open-session.ts';
export { resetStaff } from './staff/reset-staff.ts';
export { hashPassword } from './password-hash.ts';
export { openStaffSession } from './staff/open-staff-session.ts';
export { staffPasswordIsRight } from './staff/staff-password-is-right.ts';
