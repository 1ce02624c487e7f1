import { describe, expect, it } from 'vitest';
import { isRefusalCode, refusalStatus } from '#contract/refusal-codes.ts';
import { callsIn, contractModules } from './contracts.ts';
import {
  misplacedTextViolations,
  strangerViolations,
  textlessViolations,
  unprovokedCodeViolations,
  unprovokedViolations,
  unroutedViolations,
  type DeclaredCall,
  type RoutedCall,
} from './refusals.ts';
import { isTest, miniature, tree } from './source-tree.ts';
import { textRows } from './text-rows.ts';
import { expectNone, reported } from './violation.ts';

const declaredCalls = async (): Promise<DeclaredCall[]> =>
  (await contractModules()).flatMap(({ path, exported }) =>
    Object.entries(exported).flatMap(([object, value]) =>
      callsIn(value).map(([name, endpoint]) => ({ file: path, name: `${object}.${name}`, endpoint })),
    ),
  );

const routedCalls = async (): Promise<RoutedCall[]> => {
  const { memberRoutes, officeRoutes } = await import('#server/features/all-parts.ts');
  return [
    ...memberRoutes.map(({ endpoint }) => ({ origin: 'member' as const, endpoint })),
    ...officeRoutes.map(({ endpoint }) => ({ origin: 'office' as const, endpoint })),
  ];
};

const tests = tree.filter(
  (file) =>
    (isTest(file.path) && /^src\/(.+\/)?server\//.test(file.path)) ||
    (file.path.startsWith('tests/') && !file.path.startsWith('tests/house/')),
);
const codes = Object.keys(refusalStatus).filter((code) => isRefusalCode(code));
const texts = textRows(
  tree.filter(({ path }) => /^src\/(i18n\/refusals\/|features\/[^/]+\/refusal-texts\.ts$)/.test(path)),
).map(({ file, key }) => ({ path: file.path, key }));

describe('refusal codes', () => {
  it('every code of the catalogue has a text in three languages', () => expectNone(textlessViolations(codes, texts)));
  it('the text of a code that only one feature uses lives in that feature', async () =>
    expectNone(misplacedTextViolations({ codes, texts }, await declaredCalls())));
  it('every code of the catalogue is provoked by a test', () => expectNone(unprovokedCodeViolations(codes, tests)));
  it('every code a call declares is provoked on that call', async () =>
    expectNone(unprovokedViolations(await declaredCalls(), tests)));
  it('every declared call is routed exactly once, and nothing else is', async () =>
    expectNone(unroutedViolations(await declaredCalls(), await routedCalls())));
  it('every call is asked by a stranger', async () => expectNone(strangerViolations(await declaredCalls(), tests)));
});

const call = (fields: Partial<DeclaredCall['endpoint']> = {}): DeclaredCall => ({
  file: 'src/features/a/contract.ts',
  name: 'aCalls.doIt',
  endpoint: { at: 'POST /api/a/{id}/do', path: '/api/a/{id}/do', who: 'member', refuses: ['NO_BANK'], ...fields },
});
const testOf = (text: string) => miniature({ 'src/features/a/server/a.test.ts': text });

describe('the rules about refusal codes can fail', () => {
  it('a code without a text', () => {
    const texts = [{ path: 'src/i18n/refusals/money-refusals.ts', key: 'NO_BANK' }];
    expect(reported(textlessViolations(['NO_BANK', 'NO_USER'], texts))).toContain('The code NO_USER has no text');
    expect(textlessViolations(['NO_BANK'], texts)).toEqual([]);
  });

  it('a text outside the feature that uses the code, or a text given twice', () => {
    const said = (paths: readonly string[], calls: readonly DeclaredCall[]) =>
      reported(
        misplacedTextViolations({ codes: ['NO_BANK'], texts: paths.map((path) => ({ path, key: 'NO_BANK' })) }, calls),
      );
    const [own, shared] = ['src/features/a/refusal-texts.ts', 'src/i18n/refusals/money-refusals.ts'];
    const other = { ...call(), file: 'src/features/b/contract.ts' };
    expect(said([own], [call()])).toBe('');
    expect(said([shared], [call(), other])).toBe('');
    expect(said([shared], [call()])).toContain('the feature a alone gives it');
    expect(said([own], [call(), other])).toContain('several features give it');
    expect(said([own, own], [call()])).toContain('stands elsewhere');
  });

  it('a code no test provokes', () => {
    const quoting = testOf("toMatchObject(refused('NO_BANK', 404)); refused('INVALID_BANK', 400); // NO_DATA");
    const found = reported(unprovokedCodeViolations(['NO_BANK', 'NO_DATA', 'INVALID_BANK'], quoting));
    expect(found).toContain('No test provokes NO_DATA with the status 404');
    expect(found).toContain('No test provokes INVALID_BANK with the status 403');
    expect(unprovokedCodeViolations(['NO_BANK'], quoting)).toEqual([]);
  });

  it.each([
    ["ask('/api/a/1/do'); refused('NO_BANK', 404);", true],
    ["ask(`/api/a/${id}/do`); toEqual([404, 'NO_BANK']);", true],
    ["ask(aCalls.doIt, {}); toEqual({ status: 404, body: { message: 'NO_BANK' } });", true],
    ["ask('/api/a/1/do/more'); refused('NO_BANK', 404);", false],
    ["ask(aCalls.doItElse, {}); refused('NO_BANK', 404);", false],
    ["ask(aCalls.doIt, {}); refused('NO_DATA', 404);", false],
    ["ask(aCalls.doIt, {}); refused('NO_BANK', 400);", false],
    ["ask(aCalls.doIt, {}); toBe('NO_BANK');", false],
    ["ask(aCalls.doIt, {}); expect(status).toBe(404); toBe('NO_BANK');", false],
  ])('a declared code on its call: %s', (text, isProvoked) => {
    expect(reported(unprovokedViolations([call()], testOf(text)))).toContain(
      isProvoked ? '' : 'may refuse with NO_BANK',
    );
    expect(unprovokedViolations([call()], testOf(text))).toHaveLength(isProvoked ? 0 : 1);
  });

  it('a call nothing answers, an answer nothing declares, a call answered twice', () => {
    const declared = call();
    const routed: RoutedCall = { origin: 'member', endpoint: declared.endpoint };
    const undeclared: RoutedCall = { origin: 'member', endpoint: call({ at: 'GET /api/b' }).endpoint };
    expect(unroutedViolations([declared], [routed])).toEqual([]);
    expect(reported(unroutedViolations([declared], []))).toContain('declared, and nothing answers it');
    expect(reported(unroutedViolations([declared], [routed, undeclared]))).toContain(
      'GET /api/b is answered and nowhere',
    );
    expect(reported(unroutedViolations([declared], [routed, routed]))).toContain("the member's origin is routed twice");
    expect(unroutedViolations([declared], [routed, { ...routed, origin: 'office' }])).toEqual([]);
  });

  it('a call no stranger has asked', () => {
    const own = testOf("it('a stranger is refused', () => ask(aCalls.doIt, {}));");
    const all = testOf("it('asked by a stranger: %s', [...memberRoutes, ...officeRoutes]);");
    expect(reported(strangerViolations([call()], testOf("it('works', () => ask(aCalls.doIt, {}));")))).toContain(
      'by a stranger',
    );
    expect(strangerViolations([call()], own)).toEqual([]);
    expect(strangerViolations([call()], all)).toEqual([]);
    expect(strangerViolations([call({ who: 'anyone' })], [])).toEqual([]);
  });
});
