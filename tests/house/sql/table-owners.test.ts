import { describe, expect, it } from 'vitest';
import { allFeatures } from '#server/features/all-features.ts';
import { allMigrations } from '#server/features/all-migrations.ts';
import { miniature, tree } from '../source-tree.ts';
import { expectNone, reported } from '../violation.ts';
import { productStatements, touches } from './sql-rules.ts';
import { ownerViolations, readsAcross, roomOf, tableOwners } from './table-owners.ts';

const owners = tableOwners(allMigrations, allFeatures);

describe('owners of tables', () => {
  it('every table has a room that owns it', () => {
    expect(owners.get('book')).toBe('ledger');
    expect(owners.get('member')).toBe('members');
    expect(owners.get('withdrawal')).toBe('withdraw');
    const rooms = new Set([
      'ledger',
      'members',
      'play',
      'conditions',
      'server',
      ...allFeatures.map(({ name }) => name),
    ]);
    for (const [table, owner] of owners) expect(rooms.has(owner), `${table} of ${owner}`).toBe(true);
  });
  it('a table is read by its owner or a listed reader, and written only by its owner', () =>
    expectNone(ownerViolations(tree, { owners, across: readsAcross })));
  it('every listed reader reads, and says why', () => {
    const statements = productStatements(tree);
    for (const { room, table, reason } of readsAcross) {
      const isRead = statements.some(({ file, text }) => roomOf(file.path) === room && touches(text, table));
      expect(isRead, `${room} ${table}`).toBe(true);
      expect(reason).toMatch(/\w+ \w+ \w+/);
    }
  });
});

const saidOf = (statement: string, across = readsAcross): string =>
  reported(
    ownerViolations(miniature({ 'src/features/profile/server/as-table.ts': `${statement};` }), { owners, across }),
  );

describe('the rule of owners can fail', () => {
  it('a read and a write by another room are reported with the owner', () => {
    expect(saidOf("sql.rows('select name from member where member_id = $1')")).toContain('profile reads member, which');
    expect(saidOf("sql.rows('update member set name = $2 where member_id = $1')")).toContain('profile writes member');
    expect(saidOf("sql.rows('delete from phone_claim where phone = $1')")).toContain('profile writes phone_claim');
  });
  it('a listed read passes, a write never does', () => {
    const across = [{ room: 'profile', table: 'member', reason: 'for this proof only' }];
    expect(saidOf("sql.rows('select name from member where member_id = $1')", across)).toBe('');
    expect(saidOf("sql.rows('update member set name = $2 where member_id = $1')", across)).not.toBe('');
  });
});
