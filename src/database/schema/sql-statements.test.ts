import { expect, it } from 'vitest';
import { sqlStatements } from './sql-statements.ts';

it('returns each statement without its semicolon and without comments', () => {
  const text = `-- What is; what was.
    create table a (b text);

    -- Only a comment; nothing else.
    insert into a values (1), -- one; two
      (2);
  `;
  const [table, rows, ...others] = sqlStatements(text);
  expect(table).toBe('create table a (b text)');
  expect(rows?.replaceAll(/\s+/g, ' ')).toBe('insert into a values (1), (2)');
  expect(others).toEqual([]);
  expect(sqlStatements(' -- nothing\n')).toEqual([]);
});

it.each([
  `select 'a; -- b', 'it''s; so'`,
  `select "odd; -- name", "a""; b"`,
  `create function a() returns int language sql as $$ select 1; -- why; so\n select '$'; $$`,
  `create function a() returns int language sql as $body$ select $$;$$; $body$`,
  `do $$ begin perform 'a'; end $$`,
])('keeps whole: %s', (statement) => {
  expect(sqlStatements(`${statement};select 2;`)).toEqual([statement, 'select 2']);
});

it.each([
  [`select 1;\nselect 'a;`, /line 2 .*'/],
  ['select "a;', /line 1 .*"/],
  ['create function a() as $$ begin; end;', /line 1 .*\$\$/],
  ['create function a() as $a$ begin; end $b$;', /line 1 .*\$a\$/],
  [`select E'it\\'s;'`, /line 1 .*E'/],
  ['select 1; /* a; b */', /line 1 .*\/\*/],
  ['select 1; select 2', /lacks its semicolon/],
])('refuses ambiguous text: %s', (text, said) => {
  expect(() => sqlStatements(text)).toThrow(said);
});
