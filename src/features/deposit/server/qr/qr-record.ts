import { encode } from 'uqr';
import type { QrCodeRecord } from '../../contract.ts';
import type { QrCode } from './qr-codes-table.ts';

const quietZone = 4;

const darkBars = (row: readonly boolean[]): { from: number; length: number }[] => {
  const bars: { from: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = bars.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last.from + last.length === x) last.length += 1;
    else bars.push({ from: x, length: 1 });
  }
  return bars;
};

// Drawn from the payload alone, so that no markup of a gateway ever reaches a member.
export const drawQr = (payload: string): string => {
  const { data, size } = encode(payload, { ecc: 'M', border: quietZone });
  const bars = data.flatMap((row, y) =>
    darkBars(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${bars.join('')}" fill="#000"/></svg>`
  );
};

export const noQr = (message?: 'QR_FAIL'): QrCodeRecord => ({
  hasQrcode: false,
  ...(message === undefined ? {} : { message }),
});

const moneyOf = ({ credited, waiting, waitsAs, paidAt }: QrCode): Partial<QrCodeRecord> => {
  if (paidAt === null) return {};
  if (credited > 0n) return { credited, paidAt: paidAt.toISOString() };
  return waitsAs === null ? {} : { ended: waitsAs, waiting, paidAt: paidAt.toISOString() };
};

// No code on offer, and how the newest one of the method ended.
export const endedRecordOf = (qr: QrCode): QrCodeRecord => {
  const { qrcodeId, amount, status } = qr;
  const ended = { ...noQr(), qrcodeId, amount };
  if (status === 'PAID') return { ...ended, ended: 'PAID', ...moneyOf(qr) };
  return { ...ended, ended: status === 'CANCELLED' ? 'CANCELLED' : 'EXPIRED' };
};

export const recordOf = (qr: QrCode): QrCodeRecord => ({
  qrcodeId: qr.qrcodeId,
  hasQrcode: true,
  qrcode: drawQr(qr.payload ?? ''),
  amount: qr.amount,
  expireIn: qr.expiresAt.toISOString(),
});
