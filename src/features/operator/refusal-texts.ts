import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  CHANGE_MOVED_ON: [
    'ข้อมูลถูกแก้ไขไปแล้วหลังจากที่ขอเปลี่ยน กรุณาถอนคำขอนี้แล้วขอใหม่',
    'ຂໍ້ມູນຖືກແກ້ໄຂໄປແລ້ວຫຼັງຈາກທີ່ຂໍປ່ຽນ ກະລຸນາຖອນຄຳຂໍນີ້ແລ້ວຂໍໃໝ່',
    'This was changed after the request was made. Take back the request and make a new one',
  ],
  FACTOR_IN_USE: [
    'เปลี่ยนหน่วยของเกมไม่ได้ ขณะที่ยังมีเงินของสมาชิกอยู่ในเกมหรือกำลังโอน',
    'ປ່ຽນໜ່ວຍຂອງເກມບໍ່ໄດ້ ຂະນະທີ່ຍັງມີເງິນຂອງສະມາຊິກຢູ່ໃນເກມ ຫຼື ກຳລັງໂອນ',
    'The unit of a game cannot change while members have money there or on its way',
  ],
  ACCOUNT_UNREADABLE: [
    'ระบบอ่านรายการเงินเข้าของบัญชีนี้ไม่ได้ จึงยังแสดงให้สมาชิกไม่ได้',
    'ລະບົບອ່ານລາຍການເງິນເຂົ້າຂອງບັນຊີນີ້ບໍ່ໄດ້ ຈຶ່ງຍັງສະແດງໃຫ້ສະມາຊິກບໍ່ໄດ້',
    'The receipts of this account cannot be read, so it cannot be shown to members yet',
  ],
});
