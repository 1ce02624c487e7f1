import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { renderSVG } from 'uqr';
import { currencies } from '#money/currency.ts';
import { bangkokTime, shownAmount } from '../shown.ts';
import type { Party, Transfer } from './bank.ts';
import { bankOf } from './banks.ts';
import { slipCodeOf } from './slip-code.ts';

const width = 720;
const height = 1180;
const margin = 56;
const qrSize = 240;

const fonts = createRequire(import.meta.url);
const fontFile = {
  plain: fonts.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  bold: fonts.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
};

interface Writing {
  text: string;
  top: number;
  size: number;
  colour?: string;
  isBold?: boolean;
  isCentred?: boolean;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const write = async (writing: Writing): Promise<OverlayOptions> => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${writing.colour ?? '#10222b'}">${escaped(writing.text)}</span>`,
      font: `Noto Sans Thai ${writing.isBold === true ? 'Bold ' : ''}${writing.size}`,
      fontfile: writing.isBold === true ? fontFile.bold : fontFile.plain,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = writing.isCentred === true ? Math.round((width - info.width) / 2) : margin;
  return { input: data, top: writing.top, left };
};

// Slips show only the last digits, like banking apps.
const masked = (accountNo: string): string =>
  accountNo.length <= 4 ? accountNo : `xxx-x-x${accountNo.slice(-5, -1)}-${accountNo.slice(-1)}`;

const partyLines = (title: string, party: Party, top: number): Writing[] => [
  { text: title, top, size: 22, colour: '#5a6c76' },
  { text: party.name, top: top + 32, size: 30, isBold: true },
  { text: `${bankOf(party.bankCode).nameTH}  ${masked(party.accountNo)}`, top: top + 80, size: 24 },
];

const writings = (transfer: Transfer): Writing[] => [
  { text: 'โอนเงินสำเร็จ', top: 128, size: 40, isBold: true, isCentred: true },
  { text: bangkokTime(transfer.at), top: 190, size: 24, colour: '#5a6c76', isCentred: true },
  ...partyLines('จาก / From', transfer.from, 266),
  ...partyLines('ไปยัง / To', transfer.to, 420),
  { text: 'จำนวนเงิน / Amount', top: 594, size: 22, colour: '#5a6c76' },
  {
    text: `${shownAmount(transfer.amount)} ${currencies[transfer.currency].isoCode}`,
    top: 628,
    size: 46,
    isBold: true,
  },
  { text: 'เลขที่รายการ / Reference', top: 724, size: 22, colour: '#5a6c76' },
  { text: transfer.slipReference, top: 758, size: 28 },
  { text: 'สแกนเพื่อตรวจสอบสลิป', top: 1096, size: 22, colour: '#5a6c76', isCentred: true },
];

const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#f5f7f8"/>
  <rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="24" fill="#ffffff" stroke="#dce3e7"/>
  <rect x="24" y="24" width="${width - 48}" height="12" rx="6" fill="#0a5c6b"/>
  <circle cx="${width / 2}" cy="86" r="30" fill="#1b7a3e"/>
  <path d="M${width / 2 - 14} 86 l10 11 l19 -22" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M${margin} 566 H${width - margin} M${margin} 820 H${width - margin}" stroke="#dce3e7" stroke-width="2"/>
</svg>`;

// The picture a sender shows: everything on it is decoration except the mini-QR, which contains bank and reference.
export const drawSlip = async (transfer: Transfer): Promise<Buffer> => {
  const qr = await sharp(
    Buffer.from(renderSVG(slipCodeOf(transfer) ?? transfer.slipReference, { ecc: 'M', border: 2 })),
  )
    .resize(qrSize, qrSize, { kernel: 'nearest' })
    .png()
    .toBuffer();
  const texts = await Promise.all(writings(transfer).map(write));
  return sharp(Buffer.from(frame))
    .composite([...texts, { input: qr, top: 840, left: Math.round((width - qrSize) / 2) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};
