import type { Actor } from '../../context.ts';
import { networkOf } from '../network-of.ts';
import { createUploadRoom, type UploadPlace } from './upload-room.ts';

const megabyte = 1024 * 1024;
const perCallerMax = 12;
// An upload may hold its room for minutes. What visitors hold is room that no member's slip needs.
const ofVisitors = { bytesMax: 64 * megabyte, perCallerMax, perCallerBytesMax: 32 * megabyte };
const ofKnown = { bytesMax: 192 * megabyte, perCallerMax, perCallerBytesMax: 128 * megabyte };

export interface UploadRooms {
  // Null for a caller who has too many under way. A visitor is counted by the network.
  enter(actor: Actor | undefined, address: string): UploadPlace | null;
}

export const createUploadRooms = (): UploadRooms => {
  const [visitors, known] = [createUploadRoom(ofVisitors), createUploadRoom(ofKnown)];
  return {
    enter: (actor, address) => {
      if (actor?.kind === 'member') return known.enter(actor.memberId);
      return actor?.kind === 'staff' ? known.enter(actor.staffId) : visitors.enter(networkOf(address));
    },
  };
};
