import { encode } from 'uqr';
import type { QrCodeRecord } from '../../contract.ts';
import type { QrCode } from './qr-codes-table.ts';

const quietZone = 4;

// Drawn from the payload alone, so that no markup of a gateway ever reaches a member.
export const drawQr = (payload: string): string => {
  const { data, size } = encode(payload, { ecc: 'M', border: quietZone });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${squares.join('')}" fill="#000"/></svg>`
  );
};

export const noQr = (message?: 'QR_FAIL'): QrCodeRecord => ({
  hasQrcode: false,
  ...(message === undefined ? {} : { message }),
});

export const recordOf = (qr: QrCode): QrCodeRecord => ({
  qrcodeId: qr.qrcodeId,
  hasQrcode: true,
  qrcode: drawQr(qr.payload ?? ''),
  amount: qr.amount,
  expireIn: qr.expiresAt.toISOString(),
});
