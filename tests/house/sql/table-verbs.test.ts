import { expect, it } from 'vitest';
import { miniature, tree } from '../source-tree.ts';
import { expectNone, reported } from '../violation.ts';
import { rowFieldViolations, tableVerbViolations } from './table-verbs.ts';

const path = 'src/features/a/server/as-table.ts';

it('a function of a table begins with one of few verbs', () => expectNone(tableVerbViolations(tree)));
it('the fields of a row are named as everything else is', () => expectNone(rowFieldViolations(tree)));

it('another verb and a column’s name are found, and what does not ask the database is let through', () => {
  const said = (text: string): string => reported(tableVerbViolations(miniature({ [path]: text })));
  expect(said('export const rememberIt = (sql: Sql) => sql.rows("select 1");')).toContain('rememberIt does not say');
  expect(said('export const upsertIt = (sql: Sql) => sql.rows("select 1");')).toBe('');
  expect(said('export const plainOf = (text: string) => text;')).toBe('');
  const row = miniature({ [path]: 'interface Row { readonly member_id: string }' });
  expect(reported(rowFieldViolations(row))).toContain("member_id is a column's name");
  expect(reported(rowFieldViolations(miniature({ [path]: 'interface Row { readonly memberId: string }' })))).toBe('');
});
