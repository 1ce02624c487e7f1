import { expect, it } from 'vitest';
import { miniature, type SourceFile, tree } from './source-tree.ts';
import {
  fullHeightViolations,
  hoverViolations,
  lineHeightViolations,
  motionViolations,
  pasteViolations,
  placeViolations,
} from './style-rules.ts';
import { expectNone, type Violation } from './violation.ts';

type Check = (files: readonly SourceFile[]) => Violation[];

it.each<[string, Check]>([
  ['every line is high enough for Thai and Lao', lineHeightViolations],
  ['no height is 100vh', fullHeightViolations],
  ['a pointer above something shows nothing that is hidden otherwise', hoverViolations],
  ['nothing flashes or plays automatically', motionViolations],
  ['what is pasted reaches its field', pasteViolations],
  ['no style depends on a place among elements without a class', placeViolations],
])('%s', (_, check) => expectNone(check(tree)));

it.each<[Check, string, string, boolean]>([
  [lineHeightViolations, 'a.css', '.a { line-height: 1.5; }', true],
  [lineHeightViolations, 'a.css', '.a { line-height: var(--size); }', true],
  [lineHeightViolations, 'a.css', '.a { line-height: 22px; }', true],
  [lineHeightViolations, 'a.css', '.a { font-family: var(--figures); line-height: 1.2; }', false],
  [lineHeightViolations, 'a.css', '.a { line-height: var(--line-body); }', false],
  [lineHeightViolations, 'a.css', ':root:lang(lo) { --line-body: 1.65; }', true],
  [lineHeightViolations, 'a.css', ':root:lang(th) { --line-body: 1.55; }', false],
  [fullHeightViolations, 'a.css', '.a { min-height: 100vh; }', true],
  [fullHeightViolations, 'a.css', '.a { min-height: 100dvh; }', false],
  [hoverViolations, 'a.css', '@media (hover: hover) { .a:hover .b { opacity: 1; } }', true],
  [hoverViolations, 'a.css', '.a:hover { background: red; }', false],
  [hoverViolations, 'a.tsx', '<div onMouseEnter={show}>', true],
  [hoverViolations, 'a.tsx', '<div onMouseEnter={show} onFocus={show}>', false],
  [hoverViolations, 'a.tsx', '<span lang="th" title={name}>…</span>', true],
  [hoverViolations, 'a.tsx', '<span title={name}>{name}</span>', false],
  [hoverViolations, 'a.tsx', '<Dialog title={name}>…</Dialog>', false],
  [motionViolations, 'a.css', '.a { animation: blink 250ms infinite; }', true],
  [motionViolations, 'a.css', '.a { animation: turn 0.8s linear infinite; }', false],
  [motionViolations, 'a.css', '.a { animation: fade 90ms; }', false],
  [motionViolations, 'a.tsx', '<video autoPlay />', true],
  [motionViolations, 'a.ts', 'void player.play();', true],
  [placeViolations, 'a.css', '.a > :nth-child(n + 3) svg { color: red; }', true],
  [placeViolations, 'a.css', '.a path:first-of-type { color: red; }', true],
  [placeViolations, 'a.css', '.a li + li { color: red; }', true],
  [placeViolations, 'a.css', '.a > * ~ * { color: red; }', true],
  [placeViolations, 'a.css', '.a > .b:nth-child(2n + 1), .c + .d { color: red; }', false],
  [placeViolations, 'a.css', '.a:not(:has(~ .b > :nth-child(4):not(:empty))) .c { color: red; }', false],
  [pasteViolations, 'a.tsx', '<input onPaste={(event) => event.preventDefault()} />', true],
  [pasteViolations, 'a.tsx', 'const paste = () => writeIntoField(input, ""); <input onPaste={paste} />', false],
])('%o of %s: %s', (check, name, text, isBroken) => {
  expect(check(miniature({ [`src/ui/${name}`]: text }))).toHaveLength(isBroken ? 1 : 0);
});
