import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Flag,
  Gift,
  type LucideIcon,
  ReceiptText,
} from 'lucide-react';
import type { Direction } from '#i18n/formats.ts';
import type { StatementLine } from '../contract.ts';
import type { statementTypeTexts } from '#i18n/statement-texts.ts';
import { statementNoteTexts } from '../strings.ts';

interface LineStyle {
  readonly text: keyof typeof statementTypeTexts;
  readonly direction: Direction;
  readonly icon: LucideIcon;
}

// The sign depends only on the type, whatever the outcome of the line.
const styles: Readonly<Record<string, LineStyle>> = {
  deposit: { text: 'deposit', direction: 'in', icon: ArrowDownToLine },
  bonus: { text: 'bonus', direction: 'in', icon: Gift },
  finish_bonus: { text: 'finish_bonus', direction: 'in', icon: Flag },
  withdraw: { text: 'withdraw', direction: 'out', icon: ArrowUpFromLine },
  transfer: { text: 'transfer', direction: 'none', icon: ArrowLeftRight },
};
const otherStyle: LineStyle = { text: 'other', direction: 'none', icon: ReceiptText };

export const styleOf = ({ statementType }: StatementLine): LineStyle =>
  Object.hasOwn(styles, statementType) ? (styles[statementType] ?? otherStyle) : otherStyle;

// The money of a bonus was credited before, by a line of its own. What ends is its condition.
export const isFreed = ({ statementType }: StatementLine): boolean => statementType === 'finish_bonus';

// Null while nobody knows it yet, as for a gift shared by several.
export const shownAmount = ({ amount, status }: StatementLine): bigint | null =>
  amount === 0n && status !== 'SUCCESS' ? null : amount;

// From the line's only source.
export const descriptionOf = (line: StatementLine): string =>
  (line.bonus ?? line.promotion ?? line.invite ?? line.refund ?? line.luckydraw)?.description ?? '';

export const isKnownNote = (note: string): note is keyof typeof statementNoteTexts =>
  Object.hasOwn(statementNoteTexts, note);
