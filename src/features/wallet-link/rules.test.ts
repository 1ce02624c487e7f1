import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { hashOfGiftLink, linkInText } from './rules.ts';

const hash = '0123456789abcdefABCDEF';

it.each([
  `https://gift.truemoney.com/campaign/?v=${hash}`,
  `https://gift.truemoney.com/campaign?v=${hash}`,
  `  HTTPS://Gift.TrueMoney.com/campaign/?v=${hash}\n`,
  `https://gift.truemoney.com/campaign/?utm=line&v=${hash}#/voucher_detail/`,
])('a gift link of the provider gives its hash: %s', (text) => {
  proves('OP-101');
  expect(hashOfGiftLink(text)).toBe(hash);
});

it.each([
  '',
  hash,
  `http://gift.truemoney.com/campaign/?v=${hash}`,
  `ftp://gift.truemoney.com/campaign/?v=${hash}`,
  `javascript:https://gift.truemoney.com/campaign/?v=${hash}`,
  `//gift.truemoney.com/campaign/?v=${hash}`,
  `https://127.0.0.1/campaign/?v=${hash}`,
  `https://localhost/campaign/?v=${hash}`,
  `https://gift.truemoney.com.evil.example/campaign/?v=${hash}`,
  `https://evil.example/gift.truemoney.com/campaign/?v=${hash}`,
  `https://evilgift.truemoney.com/campaign/?v=${hash}`,
  `https://gift-truemoney.com/campaign/?v=${hash}`,
  `https://giftXtruemoney.com/campaign/?v=${hash}`,
  `https://gift.truemoney.co/campaign/?v=${hash}`,
  `https://gіft.truemoney.com/campaign/?v=${hash}`,
  `https://gift。truemoney。com/campaign/?v=${hash}`,
  `https://gift.truemoney.com@127.0.0.1/campaign/?v=${hash}`,
  `https://user:pass@gift.truemoney.com/campaign/?v=${hash}`,
  `https://gift.truemoney.com:443/campaign/?v=${hash}`,
  `https://gift.truemoney.com:8443/campaign/?v=${hash}`,
  `https://gift.truemoney.com./campaign/?v=${hash}`,
  `https:\\\\gift.truemoney.com\\campaign\\?v=${hash}`,
  `https:/gift.truemoney.com/campaign/?v=${hash}`,
  `https://gift.truemoney.com/?v=${hash}`,
  `https://gift.truemoney.com/campaign/../other/?v=${hash}`,
  `https://gift.truemoney.com/campaign/vouchers/?v=${hash}`,
  `https://gift.truemoney.com/campaign/?v=`,
  `https://gift.truemoney.com/campaign/?w=${hash}`,
  `https://gift.truemoney.com/campaign/?v=${hash}&v=${hash}`,
  `https://gift.truemoney.com/campaign/?v=../../${hash}`,
  `https://gift.truemoney.com/campaign/?v=${hash}%2f..`,
  `https://gift.truemoney.com/campaign/?v=${hash} evil`,
  `https://gift.truemoney.com/campaign/?v=${'a'.repeat(65)}`,
  `https://gift.truemoney.com/campaign/?v=${hash}#${'x'.repeat(600)}`,
])('nothing else is one: %s', (text) => {
  proves('OP-101');
  expect(hashOfGiftLink(text)).toBeNull();
});

it('whatever is sent, a hash has letters and digits only, so that it names one place below the provider’s address', () => {
  const anyLink = fc.string({ unit: 'grapheme-ascii' }).map((text) => `https://gift.truemoney.com/campaign/?v=${text}`);
  fc.assert(
    fc.property(anyLink, (text) => {
      expect(hashOfGiftLink(text) ?? 'abcdefgh').toMatch(/^[0-9A-Za-z]{8,64}$/);
    }),
  );
});

it('the link is found in the message that a wallet’s app shares', () => {
  expect(linkInText(`สมชายส่งซองของขวัญให้คุณ https://gift.truemoney.com/campaign/?v=${hash}\nภายใน 72 ชั่วโมง`)).toBe(
    `https://gift.truemoney.com/campaign/?v=${hash}`,
  );
  expect(linkInText('  no link ')).toBe('no link');
});
