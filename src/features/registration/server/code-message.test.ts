import { expect, it } from 'vitest';
import { codeMessage } from './code-message.ts';

const oneTime = { code: '123456', reference: 'ABCD' };

it('the message of a code names the app’s address in its last line, so that a browser fills the code in there alone', () => {
  const lines = codeMessage({ isLaos: false, PUBLIC_ORIGIN: 'https://wallet.example/' }, oneTime).split('\n');
  expect(lines.at(-1)).toBe('@wallet.example #123456');
  expect(lines[0]).toContain('123456 (Ref: ABCD)');
});

it('a caller that names no language gets the country’s', () => {
  const said = (isLaos: boolean) => codeMessage({ isLaos, PUBLIC_ORIGIN: undefined }, oneTime);
  expect([said(false), said(true)]).toEqual([expect.stringContaining('รหัส'), expect.stringContaining('ລະຫັດ')]);
});

it('without an address of the app the message is one line', () => {
  expect(codeMessage({ isLaos: true, PUBLIC_ORIGIN: undefined }, oneTime)).not.toContain('\n');
});
