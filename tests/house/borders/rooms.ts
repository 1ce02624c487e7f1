import { posix } from 'node:path';
import type { Door, Room } from './border-table.ts';
import { serverDoors } from './server-doors.ts';

export interface Place {
  readonly path: string;
  readonly room: Room;
  readonly feature: string | null;
}

const srcRooms: ReadonlySet<string> = new Set<Room>([
  'ledger',
  'members',
  'play',
  'conditions',
  'providers',
  'sandbox',
  'server',
  'database',
  'money',
  'contract',
  'ask',
  'ui',
  'i18n',
  'member-app',
  'office-app',
]);

const featureRoom = (inside: string): Room | null => {
  const named = /^(contract|office-contract|rules|strings|refusal-texts)(\.test)?\.ts$/.exec(inside)?.[1];
  if (named) return `feature ${named.replace('-', ' ')}` as Room;
  const folder = /^(server|member|office)\//.exec(inside)?.[1];
  return folder ? (`feature ${folder}` as Room) : null;
};

// The room of a path; null if no room should be there.
export const placeOf = (path: string): Place | null => {
  const [, feature = '', inside = ''] = /^src\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (feature !== '') {
    const room = featureRoom(inside);
    return room && { path, room, feature };
  }
  const src = /^src\/([^/]+)\//.exec(path)?.[1] ?? '';
  if (srcRooms.has(src)) return { path, room: src as Room, feature: null };
  const tests = /^tests\/(support|house|journeys|verify)\//.exec(path)?.[1];
  if (tests) return { path, room: `tests/${tests}` as Room, feature: null };
  if (path.startsWith('bench/')) return { path, room: 'bench', feature: null };
  return /^(tests\/)?[^/]+$/.test(path) ? { path, room: 'top', feature: null } : null;
};

// The path an import refers to, null for a package, or the # name itself if package.json does not export it.
export const targetOf = (from: string, specifier: string, names: Readonly<Record<string, string>>): string | null => {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), plain));
  if (!plain.startsWith('#')) return null;
  for (const [name, target] of Object.entries(names)) {
    if (name === plain) return posix.normalize(target);
    const stem = name.replace(/\*$/, '');
    if (name.endsWith('*') && plain.startsWith(stem))
      return posix.normalize(target.replace('*', plain.slice(stem.length)));
  }
  return plain;
};

const roomDoors: Partial<Record<Room, Door>> = {
  'feature contract': 'any contract',
  'feature office contract': 'any office contract',
  'feature rules': 'any rules',
  'feature strings': 'any strings',
  'feature refusal texts': 'any refusal texts',
  'feature member': 'any member',
  'feature office': 'any office',
  money: 'money',
  members: 'members',
  play: 'play',
  conditions: 'conditions',
  contract: 'contract',
  database: 'database',
  ask: 'ask',
  ui: 'ui',
  i18n: 'i18n',
  'tests/support': 'support',
};

const ownDoors: Partial<Record<Room, Door>> = {
  'feature contract': 'own contract',
  'feature office contract': 'own office contract',
  'feature rules': 'own rules',
  'feature strings': 'own strings',
  'feature refusal texts': 'own refusal texts',
};

const pathDoors: readonly (readonly [RegExp, Door])[] = [
  [/^src\/ledger\/public\.ts$/, 'ledger door'],
  [/^src\/providers\/([^/]+\/port|slips\/slip-proof|payments\/(lao-qr|prompt-pay)|outcome)\.ts$/, 'ports'],
  [
    /^src\/providers\/([^/]+\/(choose|[a-z]+-settings)|games\/settings\/(game-provider|demo-games)|outbound)\.ts$/,
    'provider wiring',
  ],
  [/^tests\/support\/(server-process|whole-system\/launch-browser)\.ts$/, 'server process'],
  [/^tests\/support\/requirements\/(requirement-list|proves-of-journey|in-full)\.ts$/, 'requirement list'],
  [/^bench\/(median|weigh\/login-bytes|weigh\/route-scripts)\.ts$/, 'figures'],
  [/^src\/contract\/refusal-codes\.ts$/, 'refusal codes'],
  [/^src\/contract\/games\.ts$/, 'game catalogue'],
  [new RegExp(`^src/server/(${serverDoors.map((door) => door.replace('.', '\\.')).join('|')})$`), 'server doors'],
];

// The server imports features from its list of them, and where a person starts something: at start-up, in a command.
// Nothing that answers a call, runs a job or writes a record may, or features would be mixed into their own foundation.
const shellDoors: readonly (readonly [to: RegExp, from: RegExp, door: Door])[] = [
  [/^src\/features\/[^/]+\/server\/feature\.ts$/, /^src\/server\/features\/all-features\.ts$/, 'any feature'],
  [/^src\/features\/[^/]+\/server\/public\.ts$/, /^src\/server\/(start|operator)\/|\.test\.ts$/, 'any feature door'],
];

// A part of the member's screen that staff see before they publish it.
const isPreview = (path: string): boolean => /^src\/features\/[^/]+\/member\/previews\//.test(path);

const isOwnRoom = (from: Place, to: Place): boolean => {
  if (from.room !== to.room || from.feature !== to.feature) return false;
  if (from.room !== 'providers') return true;
  const kind = (path: string) => /^src\/providers\/([^/]+)\//.exec(path)?.[1] ?? null;
  return kind(to.path) === null || kind(from.path) === null || kind(from.path) === kind(to.path);
};

// The names under which `from` may reach `to`: permitted if its row lists one of them.
export const doorsTo = (from: Place, to: Place): Set<Door> => {
  const doors = new Set<Door>(['everything']);
  const roomDoor = roomDoors[to.room];
  if (roomDoor) doors.add(roomDoor);
  for (const [pattern, door] of pathDoors) if (pattern.test(to.path)) doors.add(door);
  for (const [pattern, mayEnter, door] of shellDoors)
    if (pattern.test(to.path) && mayEnter.test(from.path)) doors.add(door);
  if (isOwnRoom(from, to)) doors.add('own room');
  const isOwnFeature = from.feature !== null && from.feature === to.feature;
  const ownDoor = ownDoors[to.room];
  if (isOwnFeature && ownDoor) doors.add(ownDoor);
  if (isOwnFeature && isPreview(to.path)) doors.add('own previews');
  if (to.feature !== null && !isOwnFeature && to.path.endsWith('/server/public.ts')) doors.add('feature door');
  return doors;
};
