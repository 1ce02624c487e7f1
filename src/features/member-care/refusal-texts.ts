import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  MEMBER_UNSETTLED: [
    'ลบข้อมูลได้เมื่อระงับสมาชิกแล้ว ไม่มีเงินเหลือ ไม่มีรายการค้าง และไม่มีความเคลื่อนไหวใน 7 วัน',
    'ລຶບຂໍ້ມູນໄດ້ເມື່ອລະງັບສະມາຊິກແລ້ວ ບໍ່ມີເງິນເຫຼືອ ບໍ່ມີລາຍການຄ້າງ ແລະ ບໍ່ມີການເຄື່ອນໄຫວໃນ 7 ວັນ',
    'A member is erased only when suspended, without money or open work, and without a move for 7 days',
  ],
});
