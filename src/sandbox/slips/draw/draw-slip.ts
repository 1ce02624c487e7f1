import sharp, { type OverlayOptions } from 'sharp';
import { renderSVG } from 'uqr';
import type { Transfer } from '../../bank/bank.ts';
import { slipCodeOf } from '../../bank/slip-code.ts';
import { layOutSlip, type SlipLayout } from './lay-out-slip.ts';
import type { SlipStyle } from './slip-styles.ts';
import { writeText } from './write-text.ts';

const frameOf = (style: SlipStyle, layout: SlipLayout): Buffer => {
  const { width, colours } = style;
  const { height, cardTop, bandHeight } = layout;
  const rules = layout.rules.map((top) => `M56 ${top} H${width - 56}`).join(' ');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="${colours.page}"/>
  <rect x="24" y="${cardTop}" width="${width - 48}" height="${height - 2 * cardTop}" rx="24" fill="${colours.card}"/>
  <path d="M24 ${cardTop + bandHeight} v-${bandHeight - 24} q0 -24 24 -24 h${width - 96} q24 0 24 24 v${bandHeight - 24} z" fill="${colours.band}"/>
  <path d="${rules}" fill="none" stroke="${colours.line}" stroke-width="2"/>
</svg>`);
};

const drawCode = async (
  style: SlipStyle,
  { text, left, top, size }: SlipLayout['codes'][number],
): Promise<OverlayOptions> => {
  const { ecc, isInverted } = style.code;
  const [whiteColor, blackColor] = isInverted ? [style.colours.card, style.colours.ink] : ['#ffffff', '#000000'];
  const input = await sharp(Buffer.from(renderSVG(text, { ecc, border: 2, whiteColor, blackColor })))
    .resize(size, size, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return { input, left, top };
};

// The picture a sender shows, as a PNG. A transfer may be changed before it is drawn, like an edited slip, and the codes
// may be none, those of another slip, or several.
export const drawSlip = async (
  transfer: Transfer,
  style: SlipStyle,
  codes: readonly string[] = [slipCodeOf(transfer)].filter((code) => code !== null),
): Promise<Buffer> => {
  const layout = layOutSlip(transfer, style, codes);
  const parts = await Promise.all([
    ...layout.writings.map((writing) => writeText(writing)),
    ...layout.codes.map((code) => drawCode(style, code)),
  ]);
  return sharp(frameOf(style, layout)).composite(parts).png().toBuffer();
};
