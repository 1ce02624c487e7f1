import { entryTexts } from '#i18n/entry-texts.ts';
import { memberTexts } from '#i18n/member-texts.ts';
import { texts } from '#i18n/texts.ts';

export const authStrings = texts({
  logIn: entryTexts.logIn,
  phone: memberTexts.phone,
  password: memberTexts.password,
  remember: ['จดจำการเข้าสู่ระบบ', 'ຈື່ການເຂົ້າສູ່ລະບົບ', 'Remember me'],
  required: entryTexts.required,
  forgotten: entryTexts.resetPassword,
  newHere: ['ยังไม่มีบัญชี', 'ຍັງບໍ່ມີບັນຊີ', 'No account yet?'],
  register: entryTexts.register,
  sessionEnded: memberTexts.sessionEnded,
  againIn: ['ลองใหม่ได้ในอีก {time}', 'ລອງໃໝ່ໄດ້ໃນອີກ {time}', 'Try again in {time}'],
});

// Separate from the texts above, which the first screen of a visit loads.
export const passwordStrings = texts({
  changePassword: memberTexts.changePassword,
  oldPassword: memberTexts.oldPassword,
  newPassword: memberTexts.newPassword,
  confirmPassword: memberTexts.confirmPassword,
  passwordMismatch: memberTexts.passwordMismatch,
  passwordHint: memberTexts.passwordForm,
});
