import { type StaffRole, staffRoles } from '#contract/staff-roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { callsIn, type ContractModule } from './contracts.ts';
import { isTest, type SourceFile } from './source-tree.ts';
import { violationAt, type Violation } from './violation.ts';

// Whether each role is offered only what the gate lets it do. Calls and screens are known by their names in the code.

export type StaffCall = Pick<Endpoint, 'may' | 'effect'>;
export type StaffCalls = ReadonlyMap<string, StaffCall>;

export const staffCallsOf = (modules: readonly ContractModule[]): StaffCalls =>
  new Map(
    modules.flatMap(({ exported }) =>
      Object.entries(exported).flatMap(([object, value]) =>
        callsIn(value).flatMap(([name, call]): [string, StaffCall][] =>
          call.who === 'staff' ? [[`${object}.${name}`, call]] : [],
        ),
      ),
    ),
  );

const officeRoom = /^src\/features\/([^/]+)\/office\//;
const sent = /\b(?:press|answerOf|ask\w*)\(\s*(\w+OfficeCalls\.\w+)/g;
// A control or a part that asks whether the person may.
const guard = /call=\{[^}]*\}|(?:call: |useMay\(|useWhyNot\()\w+\.\w+/g;
const named = /\w+OfficeCalls\.\w+/g;
// Shown only to those who may make another call of the same roles.
const guardedBy: Readonly<Record<string, string>> = {
  'chatOfficeCalls.addNote': 'chatOfficeCalls.answer',
  'chatOfficeCalls.upload': 'chatOfficeCalls.answer',
  'chatOfficeCalls.removeReply': 'chatOfficeCalls.saveReply',
  'operatorOfficeCalls.checkSetting': 'operatorOfficeCalls.proposeChange',
};
const screen = /path: '(\/[^']+)',[\s\S]*?call: (\w+OfficeCalls\.\w+)/g;
const link = /<GoLink to=(?:"|\{`)(\/[a-z-]+)/g;

const roomsOf = (files: readonly SourceFile[]): Map<string, SourceFile[]> =>
  Map.groupBy(
    files.filter(({ path }) => officeRoom.test(path) && !isTest(path)),
    ({ path }) => officeRoom.exec(path)?.[1] ?? '',
  );

const guardedIn = (files: readonly SourceFile[]): Set<string> =>
  new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(guard)].flatMap(([whole]) => [...whole.matchAll(named)].map(([name]) => name)),
    ),
  );

const sameRoles = (calls: StaffCalls, one: string, other: string): boolean =>
  calls.get(one)?.may.join() === calls.get(other)?.may.join();

interface Screen {
  readonly path: string;
  readonly call: string;
}

const screensOf = (files: readonly SourceFile[]): Screen[] =>
  files
    .filter(({ path }) => path.endsWith('/screens.tsx'))
    .flatMap(({ text }) => [...text.matchAll(screen)].map(([, path = '', call = '']) => ({ path, call })));

// The roles that see a screen of the feature.
const seeing = (calls: StaffCalls, files: readonly SourceFile[]): StaffRole[] =>
  staffRoles.filter((role) => screensOf(files).some(({ call }) => calls.get(call)?.may.includes(role)));

const shutOut = (calls: StaffCalls, call: string, roles: readonly StaffRole[]): StaffRole[] =>
  roles.filter((role) => calls.get(call)?.may.includes(role) === false);

// Calls of a feature's screens that some role, though it sees the screens, would be refused.
export const refusedCallViolations = (files: readonly SourceFile[], calls: StaffCalls): Violation[] =>
  [...roomsOf(files).values()].flatMap((room) => {
    const roles = seeing(calls, room);
    const guarded = guardedIn(room);
    const isGuarded = (name: string): boolean => {
      const other = guardedBy[name] ?? name;
      return guarded.has(other) && sameRoles(calls, name, other);
    };
    return room.flatMap((file) =>
      [...file.text.matchAll(sent)].flatMap(({ index, 1: name = '' }) => {
        const refused = shutOut(calls, name, roles);
        return refused.length === 0 || isGuarded(name)
          ? []
          : [
              violationAt(file, index, {
                rule: `${name} is sent by a screen that ${refused.join(' and ')} may see, who are refused.`,
                instead:
                  'an ActionButton with that call, or useMay of #ui/office/office-staff.tsx around what sends it',
              }),
            ];
      }),
    );
  });

// Links to a screen that some role, though it sees the link, may not open.
export const closedLinkViolations = (files: readonly SourceFile[], calls: StaffCalls): Violation[] => {
  const rooms = roomsOf(files);
  const callOf = new Map(screensOf([...rooms.values()].flat()).map(({ path, call }) => [path, call]));
  return [...rooms.values()].flatMap((room) => {
    const roles = seeing(calls, room);
    return room.flatMap((file) =>
      [...file.text.matchAll(link)].flatMap(({ index, 1: path = '' }) => {
        const refused = shutOut(calls, callOf.get(path) ?? '', roles);
        return refused.length === 0
          ? []
          : [
              violationAt(file, index, {
                rule: `${path} is closed for ${refused.join(' and ')}, who may see this link.`,
                instead: 'ScreenLink of #ui/office/screen-link.tsx, which is plain text for them',
              }),
            ];
      }),
    );
  });
};
