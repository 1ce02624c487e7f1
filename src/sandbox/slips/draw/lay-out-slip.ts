import type { Party, Transfer } from '../../bank/bank.ts';
import { maskedNo, shortName } from '../masking.ts';
import type { SlipStyle } from './slip-styles.ts';
import { slipAmount, slipBankName, slipTime, wordsOf } from './slip-words.ts';
import type { Writing } from './write-text.ts';

interface PlacedCode {
  text: string;
  left: number;
  top: number;
  size: number;
}

export interface SlipLayout {
  height: number;
  cardTop: number;
  bandHeight: number;
  rules: readonly number[];
  writings: readonly Writing[];
  codes: readonly PlacedCode[];
}

const margin = 56;
const bandHeight = 96;

// A pen that writes down the page and knows where it is.
const createPen = (style: SlipStyle, top: number) => {
  const writings: Writing[] = [];
  const rules: number[] = [];
  let place = top;
  const base = {
    left: margin,
    widthMax: style.width - 2 * margin,
    align: style.isCentred ? 'centre' : 'left',
  } as const;
  return {
    writings,
    rules,
    get place() {
      return place;
    },
    skip: (pixels: number): void => {
      place += pixels;
    },
    write: (text: string, writing: Partial<Writing> & { size: number }): void => {
      if (text !== '')
        writings.push({ ...base, text, top: place, colour: style.colours.ink, isBold: false, ...writing });
      place += Math.round(writing.size * 1.7);
    },
    rule: (): void => {
      rules.push(place + 8);
      place += 32;
    },
  };
};
type Pen = ReturnType<typeof createPen>;

const writeParty = (pen: Pen, style: SlipStyle, { title, party }: { title: string; party: Party }): void => {
  pen.write(title, { size: 22, colour: style.colours.faint });
  pen.write(party.name === party.accountNo ? '' : shortName(party), { size: 30, isBold: true });
  pen.write(slipBankName(party.bankCode, style.language), { size: 24 });
  pen.write(maskedNo(party), { size: 26 });
  pen.skip(16);
};

const writeAmount = (pen: Pen, style: SlipStyle, transfer: Transfer): void => {
  pen.write(wordsOf(style.language).amount, { size: 22, colour: style.colours.faint });
  pen.write(slipAmount(transfer, style.language), { size: 46, isBold: true });
};

// The codes stand in a row, each with a quiet border; a code at the top moves no text.
const placeCodes = (pen: Pen, style: SlipStyle, codes: readonly string[]): PlacedCode[] => {
  const { size, place } = style.code;
  const placed: PlacedCode[] = [];
  const below = place === 'top-right' ? codes.slice(1) : codes;
  const [first] = codes;
  if (place === 'top-right' && first !== undefined)
    placed.push({ text: first, left: style.width - margin - size, top: bandHeight + 64, size });
  const rowWidth = below.length * size + Math.max(0, below.length - 1) * 32;
  const spare = style.width - 2 * margin - rowWidth;
  const start = place === 'bottom-left' ? 0 : place === 'bottom-right' || place === 'top-right' ? spare : spare / 2;
  for (const [nth, text] of below.entries())
    placed.push({ text, left: Math.round(margin + start + nth * (size + 32)), top: pen.place, size });
  if (below.length === 0) return placed;
  pen.skip(size + 4);
  const { scan } = wordsOf(style.language);
  const [left = margin] = placed.slice(-below.length).map((code) => code.left);
  pen.write(scan, { size: 20, colour: style.colours.faint, align: 'centre', left, widthMax: rowWidth });
  return placed;
};

// Where everything stands. Everything but the code is decoration: it proves nothing.
export const layOutSlip = (transfer: Transfer, style: SlipStyle, codes: readonly string[]): SlipLayout => {
  const words = wordsOf(style.language);
  const pen = createPen(style, 48);
  pen.write(slipBankName(style.bankCode, style.language), { size: 32, isBold: true, colour: style.colours.onBand });
  pen.skip(bandHeight + 64 - pen.place);
  const narrow = style.code.place === 'top-right' ? { widthMax: style.width - 2 * margin - style.code.size - 24 } : {};
  pen.write(words.done, { size: 38, isBold: true, ...narrow });
  pen.write(slipTime(transfer.at, style.language), { size: 24, colour: style.colours.faint, ...narrow });
  if (style.code.place === 'top-right') pen.skip(Math.max(0, style.code.size - 90));
  pen.rule();
  if (style.amountFirst) writeAmount(pen, style, transfer);
  writeParty(pen, style, { title: words.from, party: transfer.from });
  writeParty(pen, style, { title: words.to, party: transfer.to });
  pen.rule();
  if (!style.amountFirst) writeAmount(pen, style, transfer);
  pen.write(`${words.fee} ${slipAmount({ ...transfer, amount: 0n }, style.language)}`, { size: 22 });
  pen.write(words.reference, { size: 22, colour: style.colours.faint });
  pen.write(transfer.slipReference, { size: 26 });
  pen.rule();
  const placed = placeCodes(pen, style, codes);
  return {
    height: pen.place + 64,
    cardTop: 24,
    bandHeight,
    rules: pen.rules,
    writings: pen.writings,
    codes: placed,
  };
};
