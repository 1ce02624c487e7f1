import { expect, it } from 'vitest';
import { readCodes, sheetOfCodes, writtenCodes } from './code-list.ts';

it('codes are read from lines, cells of a sheet and CSV, however they are typed', () => {
  const text = 'ny-1\r\n NY 2 , 50\n"NY-3";"๑๐"\nNY-4\t3\n\n';
  expect(readCodes(text)).toEqual({
    codes: [
      { code: 'NY-1', quota: null },
      { code: 'NY2', quota: 50 },
      { code: 'NY-3', quota: 10 },
      { code: 'NY-4', quota: 3 },
    ],
    bad: [],
  });
});

it('lines that are no code, come twice, or may be used no times are named', () => {
  const { codes, bad } = readCodes(['รหัส', 'OK', 'ok', 'A/B', 'NONE, 0', 'MINUS, -1', 'X'.repeat(10_000)].join('\n'));
  expect(codes).toEqual([{ code: 'OK', quota: null }]);
  expect(bad).toEqual(['รหัส', 'ok', 'A/B', 'NONE, 0', 'MINUS, -1', 'X'.repeat(60)]);
});

it('a number after a space could be part of the code or its quota, so the line is named', () => {
  expect(readCodes('NY 50\nNY ๕๐\nNY 50, 2')).toEqual({ codes: [{ code: 'NY50', quota: 2 }], bad: ['NY 50', 'NY ๕๐'] });
});

it('what is written is read again as it was', () => {
  const codes = [
    { code: 'A', quota: null },
    { code: 'B', quota: 7 },
  ];
  expect(readCodes(writtenCodes(codes))).toEqual({ codes, bad: [] });
});

it('a sheet has each code with its quota and how often it was received, and is read again', () => {
  const codes = [
    { code: 'NY-1', quota: null, taken: 12 },
    { code: 'NY-2', quota: 50, taken: 0 },
  ];
  const sheet = sheetOfCodes(codes);
  expect(sheet).toBe('code,quota,taken\r\nNY-1,,12\r\nNY-2,50,0\r\n');
  expect(readCodes(sheet).codes).toEqual(codes.map(({ code, quota }) => ({ code, quota })));
});
