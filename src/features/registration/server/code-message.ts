import type { CallLanguage } from '#server/context.ts';
import type { Settings } from '#server/settings.ts';
import type { OneTimeCode } from './one-time-code.ts';

type Place = Pick<Settings, 'isLaos' | 'PUBLIC_ORIGIN'>;

// Its last line lets a phone's browser write the code into the page of this address, and of no other.
const lastLine = ({ PUBLIC_ORIGIN }: Place, code: string): string =>
  PUBLIC_ORIGIN === undefined ? '' : `\n\n@${new URL(PUBLIC_ORIGIN).hostname} #${code}`;

type Said = Pick<OneTimeCode, 'code' | 'reference'>;

const texts: Readonly<Record<CallLanguage, (said: Said) => string>> = {
  th: ({ code, reference }) => `รหัส OTP ของคุณคือ ${code} (Ref: ${reference}) ใช้ได้ 5 นาที ห้ามบอกผู้อื่น`,
  lo: ({ code, reference }) => `ລະຫັດ OTP ຂອງທ່ານແມ່ນ ${code} (Ref: ${reference}) ໃຊ້ໄດ້ 5 ນາທີ ຫ້າມບອກຜູ້ອື່ນ`,
  en: ({ code, reference }) => `Your OTP code is ${code} (Ref: ${reference}). Valid for 5 minutes. Tell nobody.`,
};

// In the language of the caller's app; in the country's for a caller that names none.
export const codeMessage = (place: Place, said: Said, language?: CallLanguage): string =>
  texts[language ?? (place.isLaos ? 'lo' : 'th')](said) + lastLine(place, said.code);
