import { expect, it } from 'vitest';
import { usualTheme } from '#contract/theme.ts';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { changeSetting } from '#support/office-acts.ts';
import { startTestServer } from '#support/test-server.ts';
import { pageStyle } from './theme.ts';

const server = await startTestServer();
const maker = await server.staff({ role: 'manager' });

const propose = (value: unknown) =>
  server.ask(
    operatorOfficeCalls.proposeChange,
    { kind: 'setting', object: 'theme', fields: { value }, because: 'a test', password: maker.password },
    { token: maker.token },
  );

it('a theme that some members could not read is refused, and so are addresses elsewhere and anything but colours', async () => {
  const { light } = usualTheme;
  const refused = [
    { ...usualTheme, light: { ...light, brand: '#6cb7c4' } },
    { ...usualTheme, dark: { ...usualTheme.dark, on: '#4fb9c9' } },
    { ...usualTheme, light: { ...light, gold: '#3a2f10' } },
    { ...usualTheme, light: { ...light, brand: 'red;}body{display:none' } },
    { ...usualTheme, logo: 'https://elsewhere.example/logo.svg' },
    { ...usualTheme, art: '/a.svg"); color: red' },
    { ...usualTheme, roundness: 400 },
  ];
  for (const value of refused)
    expect(await propose(value)).toMatchObject({ status: 400, body: { message: 'CHANGE_INVALID' } });
});

it('a published theme is the style of the pages themselves, and the usual one adds nothing', async () => {
  expect(await pageStyle(server.context)).toBe('');
  const brand = '#5b2a86';
  await changeSetting(server, 'theme', {
    ...usualTheme,
    light: { ...usualTheme.light, brand },
    logo: '/banners/logo.svg',
    roundness: 150,
  });
  server.clock.advance(2_000);
  const style = await pageStyle(server.context);
  expect(style).toContain(`:root:root:root[data-theme='light']{--brand-solid:${brand};`);
  expect(style).toContain('--logo:url("/banners/logo.svg");--mark:none;--radius-scale:1.5');
});

it('what is published for one scheme alone changes nothing in the other', async () => {
  for (const [scheme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    const gold = '#e9c46a';
    await changeSetting(server, 'theme', { ...usualTheme, [scheme]: { ...usualTheme[scheme], gold } });
    server.clock.advance(2_000);
    const style = await pageStyle(server.context);
    const rule = `{--gold-solid:${gold}}`;
    expect(style).toBe(
      `@media (prefers-color-scheme:${scheme}){:root:root:root:not([data-theme='${other}'])${rule}}` +
        `:root:root:root[data-theme='${scheme}']${rule}`,
    );
  }
});
