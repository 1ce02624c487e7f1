// The door by which other server rooms enter: passwords, sessions, staff.
export { addStaff } from './staff/add-staff.ts';
export { endMemberLogins } from './end-member-logins.ts';
export { insertCredential } from './passwords/credentials-table.ts';
export { demoStaff, seedDemoStaff } from './staff/demo-staff.ts';
export { resetStaff } from './staff/reset-staff.ts';
export { hashPassword } from './passwords/password-hash.ts';
export { listOpenSessions } from './sessions-table.ts';
