import { expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import { createUploadRooms } from './upload-rooms.ts';

const visitor: Actor = { kind: 'visitor' };
const member: Actor = { kind: 'member', memberId: 'm', sessionId: 's' };
const megabyte = 1024 * 1024;

it('however many visitors send, from however many networks, a member has room for a slip', () => {
  const rooms = createUploadRooms();
  const taken = Array.from({ length: 300 }, (_, nth) =>
    rooms.enter(visitor, `198.51.100.${String(nth)}`)?.take(10 * megabyte),
  );
  expect(taken.filter((isTaken) => isTaken === true).length).toBeLessThan(10);
  expect(rooms.enter(member, '198.51.100.1')?.take(10 * megabyte)).toBe(true);
});

it('the addresses that one connection is given are one visitor, who leaves room for another', () => {
  const rooms = createUploadRooms();
  const places = Array.from({ length: 13 }, (_, nth) => rooms.enter(visitor, `2001:db8:1:2::${String(nth)}`));
  expect(places.filter((place) => place !== null)).toHaveLength(12);
  for (const place of places) place?.take(10 * megabyte);
  expect(rooms.enter(visitor, '2001:db8:1:3::1')?.take(10 * megabyte)).toBe(true);
});
