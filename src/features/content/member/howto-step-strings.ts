import { texts } from '#i18n/texts.ts';

// What each video shows, in written steps: for who cannot watch it. A word in “ ” is the label of a button or screen.
export const howtoStepStrings = texts({
  inSteps: ['ทีละขั้นตอน', 'ເທື່ອລະຂັ້ນຕອນ', 'Step by step'],
  walletIn: [
    'กด “ฝากเงิน” แล้วโอนตามวิธีที่แสดง เงินจะเข้ากระเป๋าเงินของคุณ',
    'ກົດ “ຝາກເງິນ” ແລ້ວໂອນຕາມວິທີທີ່ສະແດງ ເງິນຈະເຂົ້າກະເປົາເງິນຂອງທ່ານ',
    'Press “Deposit” and pay as shown. The money arrives in your wallet',
  ],
  walletMove: [
    'กด “โอนเงิน” เพื่อย้ายเงินเข้าเกม และย้ายกลับเมื่อเล่นเสร็จ',
    'ກົດ “ໂອນເງິນ” ເພື່ອຍ້າຍເງິນເຂົ້າເກມ ແລະ ຍ້າຍກັບເມື່ອຫຼິ້ນແລ້ວ',
    'Press “Transfer” to move money to a game, and back when you have played',
  ],
  walletOut: [
    'กด “ถอนเงิน” เพื่อรับเงินจากกระเป๋าเข้าบัญชีธนาคารที่คุณลงทะเบียนไว้',
    'ກົດ “ຖອນເງິນ” ເພື່ອຮັບເງິນຈາກກະເປົາເຂົ້າບັນຊີທະນາຄານທີ່ທ່ານລົງທະບຽນໄວ້',
    'Press “Withdraw” to receive money from the wallet in your registered bank account',
  ],
  playOpen: [
    'เลือกเกมในหน้าหลัก ครั้งแรกให้กด “เปิดบัญชี” ก่อน',
    'ເລືອກເກມໃນໜ້າຫຼັກ ຄັ້ງທຳອິດໃຫ້ກົດ “ເປີດບັນຊີ” ກ່ອນ',
    'Choose a game on the home screen. The first time, press “Open account”',
  ],
  playEnter: [
    'กด “ดูข้อมูล” ของเกม แล้วกด “โอนเงินและเข้าเล่น” เพื่อนำเงินในกระเป๋าเข้าไปด้วย',
    'ກົດ “ເບິ່ງຂໍ້ມູນ” ຂອງເກມ ແລ້ວກົດ “ໂອນເງິນ ແລະ ເຂົ້າຫຼິ້ນ” ເພື່ອນຳເງິນໃນກະເປົາເຂົ້າໄປນຳ',
    'Press “View details” of the game, then “Transfer and play” to take the money in your wallet with you',
  ],
  playBack: [
    'เล่นเสร็จแล้วกลับมาที่นี่ กด “โอนเงิน” เพื่อย้ายเงินกลับกระเป๋า',
    'ຫຼິ້ນແລ້ວກັບມາທີ່ນີ້ ກົດ “ໂອນເງິນ” ເພື່ອຍ້າຍເງິນກັບກະເປົາ',
    'When you have played, come back here and press “Transfer” to move the money to your wallet',
  ],
  balanceTop: [
    'ด้านบนของหน้าหลักแสดงเงินในกระเป๋าและเงินในเกม',
    'ດ້ານເທິງຂອງໜ້າຫຼັກສະແດງເງິນໃນກະເປົາ ແລະ ເງິນໃນເກມ',
    'The top of the home screen shows the money in your wallet and in your games',
  ],
  balanceCheck: [
    'กด “ตรวจสอบยอดเงิน” เพื่อดูยอดล่าสุด ข้างใต้บอกเวลาที่อัปเดต',
    'ກົດ “ກວດສອບຍອດເງິນ” ເພື່ອເບິ່ງຍອດຫຼ້າສຸດ ຂ້າງລຸ່ມບອກເວລາທີ່ອັບເດດ',
    'Press “Check balance” for the latest figure. The time of the last update is below it',
  ],
  balanceStatement: [
    'ดูทุกรายการเข้าออกได้ที่ “รายการเดินบัญชี”',
    'ເບິ່ງທຸກລາຍການເຂົ້າອອກໄດ້ທີ່ “ລາຍການເຄື່ອນໄຫວ”',
    'Your “Statement” lists everything that came in and went out',
  ],
  bonusRead: [
    'เปิด “โบนัส” เลือกรายการที่ต้องการ แล้วอ่านเงื่อนไข',
    'ເປີດ “ໂບນັດ” ເລືອກລາຍການທີ່ຕ້ອງການ ແລ້ວອ່ານເງື່ອນໄຂ',
    'Open “Bonuses”, choose one and read its conditions',
  ],
  bonusReceive: [
    'กด “รับโบนัส” แล้วฝากเงิน โบนัสจะเข้าพร้อมยอดฝาก',
    'ກົດ “ຮັບໂບນັດ” ແລ້ວຝາກເງິນ ໂບນັດຈະເຂົ້າພ້ອມຍອດຝາກ',
    'Press “Receive bonus”, then deposit. The bonus comes with your deposit',
  ],
  bonusMeet: [
    'ทำเงื่อนไขให้ครบก่อนถอนเงิน หน้าโบนัสแสดงว่าทำไปแล้วเท่าไร',
    'ເຮັດຕາມເງື່ອນໄຂໃຫ້ຄົບກ່ອນຖອນເງິນ ໜ້າໂບນັດສະແດງວ່າເຮັດໄປແລ້ວເທົ່າໃດ',
    'Meet its condition before you withdraw. The bonus screen shows how far you are',
  ],
  cancelOpen: [
    'เปิด “โบนัส” โบนัสที่ใช้งานอยู่แสดงอยู่ด้านบน',
    'ເປີດ “ໂບນັດ” ໂບນັດທີ່ໃຊ້ງານຢູ່ສະແດງຢູ່ດ້ານເທິງ',
    'Open “Bonuses”. The active one is at the top',
  ],
  cancelPress: ['กด “ยกเลิกโบนัส” แล้วยืนยัน', 'ກົດ “ຍົກເລີກໂບນັດ” ແລ້ວຢືນຢັນ', 'Press “Cancel bonus” and confirm'],
  cancelPaid: [
    'ถ้าโบนัสจ่ายแล้ว จะยกเลิกได้เมื่อยอดเงินรวมเหลือไม่เกินยอดที่แสดง',
    'ຖ້າໂບນັດຈ່າຍແລ້ວ ຈະຍົກເລີກໄດ້ເມື່ອຍອດເງິນລວມເຫຼືອບໍ່ເກີນຍອດທີ່ສະແດງ',
    'A bonus that has been paid can be cancelled once your total balance is down to the amount shown there',
  ],
});
