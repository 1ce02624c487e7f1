import { texts } from '#i18n/texts.ts';

export const standingStrings = texts({
  closed: [
    'เกมนี้ปิดให้บริการแล้ว เงินของคุณยังอยู่ กรุณาโอนกลับกระเป๋าเงินหลัก',
    'ເກມນີ້ປິດໃຫ້ບໍລິການແລ້ວ ເງິນຂອງທ່ານຍັງຢູ່ ກະລຸນາໂອນກັບກະເປົາເງິນຫຼັກ',
    'This game is closed. Your money is still there: please transfer it to your main wallet',
  ],
  beingChecked: [
    'เกมแสดงยอดไม่ตรงกับที่เราบันทึกไว้ ส่วนต่างรอเจ้าหน้าที่ตรวจ ระหว่างนี้โอนออกได้ไม่เกินยอดที่แสดงที่นี่ สอบถามได้ที่ฝ่ายบริการ',
    'ເກມສະແດງຍອດບໍ່ກົງກັບທີ່ພວກເຮົາບັນທຶກໄວ້ ສ່ວນຕ່າງລໍຖ້າເຈົ້າໜ້າທີ່ກວດ ລະຫວ່າງນີ້ໂອນອອກໄດ້ບໍ່ເກີນຍອດທີ່ສະແດງຢູ່ນີ້ ສອບຖາມໄດ້ທີ່ຝ່າຍບໍລິການ',
    'The game shows a different balance from our records. Our staff are checking the difference. Until then you can transfer out at most the balance shown here. Contact support if you have a question',
  ],
  notConfirmed: [
    'เกมแสดงยอดไม่ตรงกับที่เราบันทึกไว้ เจ้าหน้าที่ตรวจแล้วและไม่ยืนยันส่วนต่าง โอนออกได้ไม่เกินยอดที่แสดงที่นี่ หากไม่เห็นด้วย กรุณาติดต่อฝ่ายบริการ',
    'ເກມສະແດງຍອດບໍ່ກົງກັບທີ່ພວກເຮົາບັນທຶກໄວ້ ເຈົ້າໜ້າທີ່ກວດແລ້ວ ແລະ ບໍ່ຢືນຢັນສ່ວນຕ່າງ ໂອນອອກໄດ້ບໍ່ເກີນຍອດທີ່ສະແດງຢູ່ນີ້ ຖ້າບໍ່ເຫັນດີ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ',
    'The game shows a different balance from our records. Our staff checked the difference and did not confirm it. You can transfer out at most the balance shown here. If you disagree, contact support',
  ],
  slow: [
    'เกมนี้ตอบช้าในขณะนี้ อาจต้องรอนานกว่าปกติ',
    'ເກມນີ້ຕອບຊ້າໃນຂະນະນີ້ ອາດຕ້ອງລໍຖ້າດົນກວ່າປົກກະຕິ',
    'This game is slow to answer now. Opening it and transfers may take longer than usual',
  ],
  maintenance: [
    'เกมนี้ใช้งานไม่ได้ชั่วคราว เงินในเกมไม่หาย',
    'ເກມນີ້ໃຊ້ບໍ່ໄດ້ຊົ່ວຄາວ ເງິນໃນເກມບໍ່ຫາຍ',
    'This game is not available for now. Money in it is not lost',
  ],
  takesNoMoney: ['เกมนี้งดรับเงินเข้าชั่วคราว', 'ເກມນີ້ງົດຮັບເງິນເຂົ້າຊົ່ວຄາວ', 'You cannot transfer money into this game for now'],
  openAgainAt: ['คาดว่าจะเปิดอีกครั้งวันที่ {time}', 'ຄາດວ່າຈະເປີດອີກຄັ້ງວັນທີ {time}', 'It is expected back on {time}'],
  takesMoneyAt: [
    'คาดว่าจะโอนเงินเข้าได้อีกครั้งวันที่ {time}',
    'ຄາດວ່າຈະໂອນເງິນເຂົ້າໄດ້ອີກຄັ້ງວັນທີ {time}',
    'Transfers into it are expected to work again on {time}',
  ],
  lastWellAt: ['เกมตอบล่าสุดเมื่อ {time}', 'ເກມຕອບຫຼ້າສຸດເມື່ອ {time}', 'The game last answered normally at {time}'],
  moneyHome: [
    'โอนเงินกลับกระเป๋าเงินหลักได้เมื่อเกมตอบ',
    'ໂອນເງິນກັບກະເປົາເງິນຫຼັກໄດ້ເມື່ອເກມຕອບ',
    'You can transfer your money to the main wallet as soon as the game answers',
  ],
  lateAwaited: [
    'เกมนี้ตอบช้า ยอดใหม่จะแสดงเองเมื่อเกมตอบ ไม่ต้องกดอีก',
    'ເກມນີ້ຕອບຊ້າ ຍອດໃໝ່ຈະສະແດງເອງເມື່ອເກມຕອບ ບໍ່ຕ້ອງກົດອີກ',
    'This game is slow to answer. The new balance appears as soon as it does; there is no need to press again',
  ],
  lateEnded: [
    'เกมนี้ไม่ตอบเมื่อตรวจยอดครั้งล่าสุด กดตรวจสอบยอดเงินเพื่อลองอีกครั้ง',
    'ເກມນີ້ບໍ່ຕອບເມື່ອກວດຍອດຄັ້ງຫຼ້າສຸດ ກົດກວດສອບຍອດເງິນເພື່ອລອງໃໝ່',
    'This game gave no answer when its balance was last checked. Press Check balance to try again',
  ],
  confirmedAt: ['ยอดที่แสดงยืนยันเมื่อ {time}', 'ຍອດທີ່ສະແດງຢືນຢັນເມື່ອ {time}', 'The balance shown was confirmed at {time}'],
  neverConfirmed: [
    'ยอดที่แสดงคือเงินที่คุณโอนเข้าเกม',
    'ຍອດທີ່ສະແດງແມ່ນເງິນທີ່ທ່ານໂອນເຂົ້າເກມ',
    'The balance shown is what you transferred there',
  ],
});
