import { texts } from '#i18n/texts.ts';
import { listTexts } from '../../lists/list-texts.ts';

export const inAppTexts = texts({
  inAppBrowser: [
    'เปิดในเบราว์เซอร์เพื่อการใช้งานที่สมบูรณ์',
    'ເປີດໃນບຣາວເຊີເພື່ອການໃຊ້ງານທີ່ສົມບູນ',
    'Open in your browser for the full experience',
  ],
  byMenu: [
    'กด ⋯ ที่มุมจอ แล้วเลือกเปิดในเบราว์เซอร์ หรือคัดลอกลิงก์ไปวางใน Safari',
    'ກົດ ⋯ ທີ່ມຸມຈໍ ແລ້ວເລືອກເປີດໃນບຣາວເຊີ ຫຼື ຄັດລອກລິ້ງໄປວາງໃສ່ Safari',
    'Press ⋯ in the corner of the screen and choose to open this page in your browser, or copy the link and paste it into Safari',
  ],
  copyLink: ['คัดลอกลิงก์', 'ຄັດລອກລິ້ງ', 'Copy link'],
  copiedAddress: [
    'คัดลอกลิงก์แล้ว เปิด Safari แล้ววางในช่องที่อยู่เว็บ',
    'ຄັດລອກລິ້ງແລ້ວ ເປີດ Safari ແລ້ວວາງໃສ່ຊ່ອງທີ່ຢູ່ເວັບ',
    'Link copied. Open Safari and paste it into the address bar',
  ],
  copiedSession: [
    'คัดลอกลิงก์แล้ว เปิด Safari แล้ววางในช่องที่อยู่เว็บภายใน 1 นาที จะไม่ต้องเข้าสู่ระบบอีก ลิงก์นี้ใช้ได้ครั้งเดียว ห้ามส่งให้ผู้อื่น',
    'ຄັດລອກລິ້ງແລ້ວ ເປີດ Safari ແລ້ວວາງໃສ່ຊ່ອງທີ່ຢູ່ເວັບພາຍໃນ 1 ນາທີ ຈະບໍ່ຕ້ອງເຂົ້າສູ່ລະບົບອີກ ລິ້ງນີ້ໃຊ້ໄດ້ເທື່ອດຽວ ຫ້າມສົ່ງໃຫ້ຜູ້ອື່ນ',
    'Link copied. Open Safari and paste it into the address bar within 1 minute, and you need not log in again. It works once. Do not share it',
  ],
  copyFailed: listTexts.copyFailed,
});
