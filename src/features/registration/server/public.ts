// The door by which other server rooms enter.
export { createMember } from './create-member.ts';
