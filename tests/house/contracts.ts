import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#contract/endpoint.ts';
import { targetOf } from './borders/rooms.ts';
import { isCode, isTest, root, tree, type SourceFile } from './source-tree.ts';
import { syntaxOf } from './syntax.ts';
import { violationAt, type Violation } from './violation.ts';

const contract = /^src\/features\/([^/]+)\/(office-)?contract\.ts$/;

export interface ContractModule {
  readonly path: string;
  readonly exported: Readonly<Record<string, unknown>>;
}

export const contractModules = (): Promise<ContractModule[]> =>
  Promise.all(
    tree
      .filter(({ path }) => contract.test(path))
      .map(async ({ path }) => ({
        path,
        exported: (await import(pathToFileURL(join(root, path)).href)) as ContractModule['exported'],
      })),
  );

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'at' in value && 'refuses' in value;

// The calls in an object of calls, with their names.
export const callsIn = (value: unknown): [name: string, call: Endpoint][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

const camel = (kebab: string): string => kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const instead = (name: string): string => `all calls of the file as members of its one object, ${name}`;

// A file of calls exports one object of them, named after the feature and the app that makes them.
export const callObjectViolations = ({ path, exported }: ContractModule): Violation[] => {
  const [, feature = '', isOffice] = contract.exec(path) ?? [];
  const name = `${camel(feature)}${isOffice ? 'Office' : ''}Calls`;
  const violation = (rule: string): Violation => ({ where: path, line: '', rule, instead: instead(name) });
  return Object.entries(exported).flatMap(([key, value]) => {
    if (isEndpoint(value)) return [violation(`${key} is a call that is exported alone.`)];
    const calls = callsIn(value);
    if (calls.length === 0) return [];
    return [
      ...(key === name ? [] : [violation(`The calls are called ${key}.`)]),
      ...calls
        .filter(([, { who }]) => who === (isOffice ? 'member' : 'staff'))
        .map(([call]) => violation(`${key}.${call} is a call of the other app.`)),
    ];
  });
};

// One name per call everywhere, so that a search for it finds every caller, verb and test.
export const contractAliasViolations = (
  files: readonly SourceFile[],
  names: Readonly<Record<string, string>>,
): Violation[] =>
  files
    .filter((file) => isCode(file))
    .flatMap((file) =>
      syntaxOf(file)
        .module.staticImports.filter((one) => contract.test(targetOf(file.path, one.moduleRequest.value, names) ?? ''))
        .flatMap((one) => one.entries)
        .filter(({ importName, localName }) => importName.kind !== 'Name' || importName.name !== localName.value)
        .map(({ localName }) =>
          violationAt(file, localName.start, {
            rule: `${localName.value} is another name for what a contract exports.`,
            instead: 'the name it has there, such as withdrawCalls.request',
          }),
        ),
    );

// A verb refuses with the function it receives, which knows the codes of its call; the shell's own accepts any code.
export const untypedRefuseViolations = (
  files: readonly SourceFile[],
  names: Readonly<Record<string, string>>,
): Violation[] =>
  files
    .filter((file) => /^src\/features\/[^/]+\/server\//.test(file.path) && isCode(file) && !isTest(file.path))
    .flatMap((file) =>
      syntaxOf(file)
        .module.staticImports.filter(
          (one) => targetOf(file.path, one.moduleRequest.value, names) === 'src/server/refuse.ts',
        )
        .flatMap((one) => one.entries)
        .filter(({ importName }) => importName.kind !== 'Name' || importName.name === 'refuse')
        .map(({ localName }) =>
          violationAt(file, localName.start, {
            rule: 'This refuse takes any code, whatever the call declares.',
            instead:
              "the verb's own refuse, which a helper takes as a parameter: Refusing<'NO_GAME'> of #server/verb.ts",
          }),
        ),
    );

const browserRooms = /^src\/(features\/[^/]+\/(member|office)|member-app|office-app|ui)\//;

// The upload of a slip shows its progress and keeps its key with the picture (#ask/waiting-picture.ts).
const pressedOtherwise = ['slipCalls.upload'];

// Calls that move money or claim something, asked for without a press: nothing would keep their key.
export const unpressedViolations = (files: readonly SourceFile[], keyed: readonly string[]): Violation[] =>
  files
    .filter(({ path }) => browserRooms.test(path) && !isTest(path))
    .flatMap((file) =>
      [...file.text.matchAll(/\b(?:answerOf|ask\w*)\(\s*(\w+\.\w+)/g)]
        .filter(([, name = '']) => keyed.includes(name) && !pressedOtherwise.includes(name))
        .map(({ index, 1: name = '' }) =>
          violationAt(file, index, {
            rule: `${name} is a keyed call and is not sent by a press, so a lost answer could do it twice.`,
            instead: 'press() of usePress or usePressWithDialogs (#ui/press/use-press.ts)',
          }),
        ),
    );
