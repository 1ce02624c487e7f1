import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';

const fonts = createRequire(import.meta.url);
const thai = {
  name: 'Noto Sans Thai',
  plain: fonts.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  bold: fonts.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
};
const lao = {
  name: 'Noto Sans Lao',
  plain: fonts.resolve('@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf'),
  bold: fonts.resolve('@expo-google-fonts/noto-sans-lao/700Bold/NotoSansLao_700Bold.ttf'),
};

export interface Writing {
  text: string;
  left: number;
  top: number;
  // A longer text is made smaller until it fits.
  widthMax: number;
  size: number;
  colour: string;
  isBold: boolean;
  align: 'left' | 'centre' | 'right';
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const leftOf = ({ left, widthMax, align }: Writing, width: number): number => {
  const spare = Math.max(0, widthMax - width);
  return Math.round(left + (align === 'centre' ? spare / 2 : align === 'right' ? spare : 0));
};

export const writeText = async (writing: Writing): Promise<OverlayOptions> => {
  const font = /[\u0e80-\u0eff]/.test(writing.text) ? lao : thai;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${writing.colour}">${escaped(writing.text)}</span>`,
      font: `${font.name} ${writing.isBold ? 'Bold ' : ''}${writing.size}`,
      fontfile: writing.isBold ? font.bold : font.plain,
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width > writing.widthMax)
    return writeText({ ...writing, size: Math.floor((writing.size * writing.widthMax) / info.width) });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, top: writing.top, left: leftOf(writing, width) };
};
