import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Flag,
  Gift,
  type LucideIcon,
  ReceiptText,
} from 'lucide-react';
import type { StatementLine } from '../contract.ts';
import type { statementTypeTexts } from '#i18n/statement-texts.ts';
import { statementNoteTexts } from '../strings.ts';

interface LineStyle {
  readonly text: keyof typeof statementTypeTexts;
  readonly icon: LucideIcon;
}

const styles: Readonly<Record<string, LineStyle>> = {
  deposit: { text: 'deposit', icon: ArrowDownToLine },
  bonus: { text: 'bonus', icon: Gift },
  finish_bonus: { text: 'finish_bonus', icon: Flag },
  withdraw: { text: 'withdraw', icon: ArrowUpFromLine },
  transfer: { text: 'transfer', icon: ArrowLeftRight },
};
const otherStyle: LineStyle = { text: 'other', icon: ReceiptText };

export const styleOf = ({ statementType }: StatementLine): LineStyle =>
  Object.hasOwn(styles, statementType) ? (styles[statementType] ?? otherStyle) : otherStyle;

// From the line's only source.
export const descriptionOf = (line: StatementLine): string =>
  (line.bonus ?? line.promotion ?? line.invite ?? line.refund ?? line.luckydraw)?.description ?? '';

export const isKnownNote = (note: string): note is keyof typeof statementNoteTexts =>
  Object.hasOwn(statementNoteTexts, note);
