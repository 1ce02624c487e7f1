// The door by which other server rooms enter: who a token belongs to, passwords, sessions.
export { insertCredential } from './credentials-table.ts';
export { memberOfToken } from './member-of-token.ts';
export { openSession } from './open-session.ts';
export { hashPassword } from './password-hash.ts';
export { staffOfToken } from './staff-of-token.ts';
