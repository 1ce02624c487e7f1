import type { Endpoint } from '#contract/endpoint.ts';
import { type RefusalCode, statusesOf } from '#contract/refusal-codes.ts';
import type { SourceFile } from './source-tree.ts';
import type { Violation } from './violation.ts';

export interface DeclaredCall {
  // The file that declares it, and its name there, such as `withdrawCalls.request`.
  readonly file: string;
  readonly name: string;
  readonly endpoint: Pick<Endpoint, 'at' | 'path' | 'who' | 'refuses'>;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

// With the status beside the code: `refused('NO_BANK', 404)`, `[404, 'NO_BANK']` or `status: 404, body: { message: 'NO_BANK' }`.
const isAnswered = (test: SourceFile, code: RefusalCode, statuses: readonly number[]): boolean => {
  const [quoted, status] = [`['"\`]${escaped(code)}['"\`]`, `\\b(${statuses.join('|')})\\b`];
  return new RegExp(`${status}[^;'"\`]{0,60}${quoted}|${quoted},\\s*${status}`).test(test.text);
};

// A test asks a call by the name of its declaration, or by its path with the fields filled in.
const asks = (test: SourceFile, { name, endpoint }: DeclaredCall): boolean => {
  const path = endpoint.path
    .split(/\{\w+\}/)
    .map((part) => escaped(part))
    .join('[^\'"`?]+');
  return new RegExp(`\\b${escaped(name)}\\b|${path}(?=['"\`?])`).test(test.text);
};

const plain = (where: string, rule: string, instead: string): Violation => ({ where, line: '', rule, instead });

export interface PlacedText {
  readonly path: string;
  readonly key: string;
}

export const textlessViolations = (codes: readonly string[], texts: readonly PlacedText[]): Violation[] =>
  codes
    .filter((code) => !texts.some(({ key }) => key === code))
    .map((code) =>
      plain(
        'src/contract/refusal-codes.ts',
        `The code ${code} has no text.`,
        `${code}: [th, la, en] in the refusal-texts.ts of the feature that refuses`,
      ),
    );

const featureOf = (path: string): string | null => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

// Each code has one text: in the only feature that refuses with it, or among the shared ones.
export const misplacedTextViolations = (
  { codes, texts }: { codes: readonly string[]; texts: readonly PlacedText[] },
  calls: readonly DeclaredCall[],
): Violation[] =>
  codes.flatMap((code) => {
    const refusing = new Set(
      calls.filter(({ endpoint }) => endpoint.refuses.some((one) => one === code)).map(({ file }) => featureOf(file)),
    );
    const [only = null] = refusing.size === 1 ? refusing : [];
    const wanted = only === null ? 'src/i18n/refusals/' : `src/features/${only}/refusal-texts.ts`;
    const places = texts.filter(({ key }) => key === code).map(({ path }) => path);
    if (places.length <= 1 && places.every((path) => path.startsWith(wanted))) return [];
    const givenBy = only === null ? 'several features give it, or any call may' : `the feature ${only} alone gives it`;
    return [
      plain(places.join(' and '), `The text of ${code} stands elsewhere than with who gives it: ${givenBy}.`, wanted),
    ];
  });

export const unprovokedCodeViolations = (codes: readonly RefusalCode[], tests: readonly SourceFile[]): Violation[] =>
  codes
    .flatMap((code) => statusesOf(code).map((status) => ({ code, status })))
    .filter(({ code, status }) => !tests.some((test) => isAnswered(test, code, [status])))
    .map(({ code, status }) =>
      plain(
        'src/contract/refusal-codes.ts',
        `No test provokes ${code} with the status ${String(status)}.`,
        `a test that asks and is answered refused('${code}', ${String(status)})`,
      ),
    );

export const unprovokedViolations = (calls: readonly DeclaredCall[], tests: readonly SourceFile[]): Violation[] =>
  calls.flatMap((call) =>
    call.endpoint.refuses
      .filter((code) => !tests.some((test) => isAnswered(test, code, statusesOf(code)) && asks(test, call)))
      .map((code) =>
        plain(
          `${call.file}, ${call.name}`,
          `${call.endpoint.at} says it may refuse with ${code}, and no test makes it, with the status beside the code.`,
          `a test of the feature that asks this call and is answered refused('${code}', ${statusesOf(code).join(' or ')}), or a declaration without it`,
        ),
      ),
  );

export interface RoutedCall {
  readonly origin: 'member' | 'office';
  readonly endpoint: DeclaredCall['endpoint'];
}

// The route must use the declared value itself, so that nothing is stated twice.
export const unroutedViolations = (calls: readonly DeclaredCall[], routed: readonly RoutedCall[]): Violation[] => {
  const missing = calls
    .filter((call) => !routed.some(({ endpoint }) => endpoint === call.endpoint))
    .map((call) =>
      plain(
        `${call.file}, ${call.name}`,
        `${call.endpoint.at} is declared, and nothing answers it.`,
        "its verb in the feature's server/routes.ts and the feature's line in src/server/features/all-features.ts",
      ),
    );
  const unknown = routed
    .filter(({ endpoint }) => !calls.some((call) => call.endpoint === endpoint))
    .map(({ endpoint }) =>
      plain(
        'src/server/features/all-parts.ts',
        `${endpoint.at} is answered and nowhere declared.`,
        'the calls of a feature, in its contract.ts or office-contract.ts',
      ),
    );
  const names = routed.map(({ origin, endpoint }) => `${endpoint.at} of the ${origin}'s origin`);
  const twice = names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => plain('src/server/features/all-parts.ts', `${name} is routed twice.`, 'one answer to one call'));
  return [...missing, ...unknown, ...twice];
};

const coversAll = (test: SourceFile): boolean =>
  ['memberRoutes', 'officeRoutes'].every((name) => new RegExp(`\\b${name}\\b`).test(test.text));

// Covered by a test that goes through the whole table, or by a test of the call itself.
export const strangerViolations = (calls: readonly DeclaredCall[], tests: readonly SourceFile[]): Violation[] => {
  const withStrangers = tests.filter((test) => /['"`][^'"`\n]*\bstranger\b/.test(test.text));
  if (withStrangers.some((test) => coversAll(test))) return [];
  return calls
    .filter((call) => call.endpoint.who !== 'anyone' && !withStrangers.some((test) => asks(test, call)))
    .map((call) =>
      plain(
        `${call.file}, ${call.name}`,
        `${call.endpoint.at} is never asked by a stranger.`,
        'a test named so, for this call or for all of src/server/features/all-parts.ts',
      ),
    );
};
