import { texts } from '#i18n/texts.ts';

export const officeTexts = texts({
  onlyRoles: ['ทำได้เฉพาะ: {roles}', 'ເຮັດໄດ້ສະເພາະ: {roles}', 'Only for: {roles}'],
});

export const roleTexts = texts({
  support: ['ฝ่ายบริการ', 'ຝ່າຍບໍລິການ', 'support'],
  finance: ['ฝ่ายการเงิน', 'ຝ່າຍການເງິນ', 'finance'],
  manager: ['ผู้จัดการ', 'ຜູ້ຈັດການ', 'manager'],
  auditor: ['ผู้ตรวจสอบ', 'ຜູ້ກວດສອບ', 'auditor'],
});
