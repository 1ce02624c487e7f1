// The door by which other server rooms enter.
export { createMember, type MemberToCreate } from './create-member.ts';
