import type { Settings } from '#server/settings.ts';
import type { OneTimeCode } from './one-time-code.ts';

type Place = Pick<Settings, 'isLaos' | 'PUBLIC_ORIGIN'>;

// Its last line lets a phone's browser write the code into the page of this address, and of no other.
const lastLine = ({ PUBLIC_ORIGIN }: Place, code: string): string =>
  PUBLIC_ORIGIN === undefined ? '' : `\n\n@${new URL(PUBLIC_ORIGIN).hostname} #${code}`;

export const codeMessage = (place: Place, { code, reference }: Pick<OneTimeCode, 'code' | 'reference'>): string => {
  const text = place.isLaos
    ? `ລະຫັດ OTP ຂອງທ່ານແມ່ນ ${code} (Ref: ${reference}) ໃຊ້ໄດ້ 5 ນາທີ ຫ້າມບອກຜູ້ອື່ນ`
    : `รหัส OTP ของคุณคือ ${code} (Ref: ${reference}) ใช้ได้ 5 นาที ห้ามบอกผู้อื่น`;
  return text + lastLine(place, code);
};
