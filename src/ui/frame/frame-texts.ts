import { entryTexts } from '#i18n/entry-texts.ts';
import { texts } from '#i18n/texts.ts';

export const frameTexts = texts({
  language: ['ภาษา', 'ພາສາ', 'Language'],
  theme: ['ธีม', 'ຮູບແບບສີ', 'Theme'],
  themeAuto: ['ตามอุปกรณ์', 'ຕາມອຸປະກອນ', 'Match device'],
  themeLight: ['สว่าง', 'ແຈ້ງ', 'Light'],
  themeDark: ['มืด', 'ມືດ', 'Dark'],
  skipToContent: ['ข้ามไปยังเนื้อหา', 'ຂ້າມໄປເນື້ອຫາ', 'Skip to content'],
  offline: ['ไม่มีการเชื่อมต่ออินเทอร์เน็ต', 'ບໍ່ມີການເຊື່ອມຕໍ່ອິນເຕີເນັດ', 'You are offline'],
  backOnline: ['กลับมาออนไลน์แล้ว', 'ກັບມາອອນລາຍແລ້ວ', 'Back online'],
  crashed: ['เกิดข้อผิดพลาด', 'ເກີດຂໍ້ຜິດພາດ', 'Something went wrong'],
  crashId: ['รหัสอ้างอิง {ref}', 'ລະຫັດອ້າງອີງ {ref}', 'Ref. {ref}'],
  newVersion: ['มีเวอร์ชันใหม่ กรุณาโหลดหน้าใหม่', 'ມີເວີຊັນໃໝ່ ກະລຸນາໂຫຼດໜ້າໃໝ່', 'A new version is ready. Please reload'],
  reload: entryTexts.reload,
  noAnswer: entryTexts.noAnswer,
});
