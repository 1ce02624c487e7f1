import { randomUUIDv7 } from 'node:crypto';
import type { Sql } from '#database/database.ts';
import { type AccountName, balancesOf, type EntryKind, type Move, type MoveResult, openBook, postMove } from '#ledger';
import { isCurrency } from '#money/currency.ts';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';

// Money histories in a notation a bookkeeper can read, such as "Anan opens BAHT", "Anan has wallet 5.00, held 0.00" or
// "Anan  wallet -> held  900.00  reserve w1  too-little": who, from where, to where, how much, kind, operation, answer.
export interface LedgerScript {
  // Plays the lines in order and throws if an answer or a balance differs from the line.
  play(lines: string): Promise<void>;
  memberId(name: string): string;
  operationId(name: string): string;
}

const opening = /^(\w+) opens (\w+)$/;
const moving = /^(\w+) +(\S+) -> (\S+) +([\d.]+) +(\w+) +(\w+)(?: +(\S+))?$/;
const having = /^(\w+) has (.+)$/;
const at = new Date('2026-11-20T03:00:00Z');

const idsByName = () => {
  const ids = new Map<string, string>();
  return (name: string): string => {
    const id = ids.get(name) ?? randomUUIDv7();
    ids.set(name, id);
    return id;
  };
};

const amountOf = (text: string): bigint => {
  const amount = fromDecimalText(text);
  if (amount === null) throw new Error(`${text} is not an amount`);
  return amount;
};

const wayOut = ['settle', 'release'];

export const ledgerScript = (sql: Sql): LedgerScript => {
  const memberId = idsByName();
  const operationId = idsByName();

  const readMove = (parts: RegExpExecArray): Move => {
    const [, member = '', from = '', to = '', amount = '', kind = '', operation = ''] = parts;
    return {
      memberId: memberId(member),
      operationId: operationId(operation),
      step: wayOut.includes(kind) ? 1 : 0,
      from: from as AccountName,
      to: to as AccountName,
      amount: amountOf(amount),
      kind: kind as EntryKind,
      at,
    };
  };
  const requireAnswer = (line: string, wanted: string, { status }: MoveResult) => {
    if (status !== wanted) throw new Error(`"${line}" returned ${status}`);
  };
  const requireBalances = async (member: string, wanted: string) => {
    const { balances } = await balancesOf(sql, memberId(member));
    const found = wanted.split(/, */).map((part) => {
      const [name = ''] = part.split(' ');
      return `${name} ${toDecimalText(balances.get(name as AccountName) ?? 0n)}`;
    });
    if (found.join(', ') !== wanted) throw new Error(`${member} has ${found.join(', ')}, not ${wanted}`);
  };
  const playLine = async (line: string) => {
    const [, member = '', currency] = opening.exec(line) ?? [];
    if (isCurrency(currency)) return openBook(sql, { memberId: memberId(member), currency });
    const move = moving.exec(line);
    if (move !== null) return requireAnswer(line, move[7] ?? 'posted', await postMove(sql, readMove(move)));
    const [, owner = '', balances = ''] = having.exec(line) ?? [];
    if (balances === '') throw new Error(`"${line}" is not a line of the notation`);
    return requireBalances(owner, balances);
  };

  return {
    memberId,
    operationId,
    play: async (lines) => {
      for (const line of lines.split('\n').map((one) => one.trim())) if (line !== '') await playLine(line);
    },
  };
};
