import { texts } from '#i18n/texts.ts';

export const fieldTexts = texts({
  errorSummary: ['กรุณาตรวจสอบข้อมูล {n} รายการ', 'ກະລຸນາກວດສອບຂໍ້ມູນ {n} ລາຍການ', 'Please check {n} fields'],
  showPassword: ['แสดงรหัสผ่าน', 'ສະແດງລະຫັດຜ່ານ', 'Show password'],
  search: ['ค้นหา', 'ຄົ້ນຫາ', 'Search'],
  noMatch: ['ไม่พบรายการที่ค้นหา', 'ບໍ່ພົບລາຍການທີ່ຄົ້ນຫາ', 'Nothing matches'],
});
