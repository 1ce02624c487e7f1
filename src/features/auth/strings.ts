import { screenNames } from '#i18n/screen-names.ts';
import { memberTexts } from '#i18n/member-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const authStrings = texts({
  logIn: screenNames.logIn,
  phone: memberTexts.phone,
  password: memberTexts.password,
  remember: ['จดจำการเข้าสู่ระบบ', 'ຈື່ການເຂົ້າສູ່ລະບົບ', 'Remember me'],
  required: sharedTexts.required,
  forgotten: screenNames.resetPassword,
  newHere: ['ยังไม่มีบัญชี', 'ຍັງບໍ່ມີບັນຊີ', 'No account yet?'],
  register: screenNames.register,
  sessionEnded: memberTexts.sessionEnded,
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
