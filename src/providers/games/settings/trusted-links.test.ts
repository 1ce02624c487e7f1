import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { trustedLinks } from './trusted-links.ts';

const script = ['javascript', 'alert(1)'].join(':');

it('a link opens only a page on a host of the settings, by https', () => {
  proves('OP-133');
  const isTrusted = trustedLinks({ url: 'https://api.game.example/v1', hosts: ['play.example'], allowsHttp: false });
  expect(['https://api.game.example/x', 'https://play.example/x?token=1'].map(isTrusted)).toEqual([true, true]);
  const others = [
    'https://elsewhere.example/x',
    'https://api.game.example.elsewhere.example/x',
    'https://play.example:8443/x',
    'https://play.example@elsewhere.example/x',
    'https://someone:else@play.example/x',
    'http://play.example/x',
    script,
    'data:text/html,x',
    '//play.example/x',
    '/x',
    '',
  ];
  expect(others.filter(isTrusted)).toEqual([]);
});

it('a link of the sandbox is http, and of the sandbox alone', () => {
  const isTrusted = trustedLinks({ url: 'http://localhost:8082/joker', hosts: [], allowsHttp: true });
  expect(['http://localhost:8082/x', 'http://localhost:8083/x', 'http://play.example/x'].map(isTrusted)).toEqual([
    true,
    false,
    false,
  ]);
});
