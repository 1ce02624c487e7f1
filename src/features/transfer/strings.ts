import { productTexts } from '#i18n/product-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const transferStrings = texts({
  transfer: productTexts.transfer,
  transferAmount: ['โอนเงิน {amount}', 'ໂອນເງິນ {amount}', 'Transfer {amount}'],
  swap: ['สลับบัญชีต้นทางและปลายทาง', 'ສະຫຼັບບັນຊີຕົ້ນທາງ ແລະ ປາຍທາງ', 'Swap the two accounts'],
  all: sharedTexts.all,
  presets: productTexts.chooseAmount,
  checkBalance: productTexts.checkBalance,
  selectAccount: ['กรุณาเลือกบัญชี', 'ກະລຸນາເລືອກບັນຊີ', 'Select account'],
  cannotTransfer: ['ไม่สามารถโอนเงินได้', 'ບໍ່ສາມາດໂອນເງິນໄດ້', 'Cannot transfer'],
  cannotTransferSameHint: [
    'บัญชีต้นทางและปลายทางต้องไม่ซ้ำกัน',
    'ບັນຊີຕົ້ນທາງ ແລະ ປາຍທາງຕ້ອງບໍ່ຊ້ຳກັນ',
    'Choose two different accounts',
  ],
  gameClosed: [
    'ตอนนี้โอนเงินเข้าเกมนี้ไม่ได้ กรุณาเลือกปลายทางอื่น',
    'ຕອນນີ້ໂອນເງິນເຂົ້າເກມນີ້ບໍ່ໄດ້ ກະລຸນາເລືອກປາຍທາງອື່ນ',
    'You cannot transfer into this game for now. Please choose another account',
  ],
  twoDecimals: productTexts.twoDecimals,
  minAmount: productTexts.minAmount,
  notEnough: productTexts.notEnough,
  transferSuccess: ['โอนเงินสำเร็จ', 'ໂອນເງິນສຳເລັດ', 'Transfer complete'],
  transferPending: [
    'กำลังโอนเงิน ระบบจะโอนให้สำเร็จหรือคืนเงินให้โดยอัตโนมัติ',
    'ກຳລັງໂອນເງິນ ລະບົບຈະໂອນໃຫ້ສຳເລັດ ຫຼື ຄືນເງິນໃຫ້ໂດຍອັດຕະໂນມັດ',
    'Transfer in progress. It will be completed, or the money returned, automatically',
  ],
  resting: ['เงินในเกมที่ไม่ได้เปิดเกิน 1 วัน', 'ເງິນໃນເກມທີ່ບໍ່ໄດ້ເປີດເກີນ 1 ມື້', 'Money in games you have not opened for a day'],
  othersToo: [
    'เงินในเกมอื่นจะกลับมาด้วย: {games}',
    'ເງິນໃນເກມອື່ນຈະກັບມານຳ: {games}',
    'Money in your other games is transferred too: {games}',
  ],
  homeAll: ['โอนทั้งหมดกลับกระเป๋าเงินหลัก', 'ໂອນທັງໝົດກັບກະເປົາເງິນຫຼັກ', 'Transfer everything to the main wallet'],
  homeDone: ['เงินกลับกระเป๋าเงินหลักแล้ว', 'ເງິນກັບກະເປົາເງິນຫຼັກແລ້ວ', 'Your money is back in the main wallet'],
  homeFailed: [
    'ยังโอนเงินกลับไม่ได้ เงินยังอยู่ในเกมครบ กรุณาลองใหม่ภายหลัง',
    'ຍັງໂອນເງິນກັບບໍ່ໄດ້ ເງິນຍັງຢູ່ໃນເກມຄົບ ກະລຸນາລອງໃໝ່ພາຍຫຼັງ',
    'The money could not be transferred now. It is still in the games. Please try again later',
  ],
  outFailed: [
    'โอนเงินไม่สำเร็จ เงินยังอยู่ในเกม กรุณาลองใหม่ภายหลัง',
    'ໂອນເງິນບໍ່ສຳເລັດ ເງິນຍັງຢູ່ໃນເກມ ກະລຸນາລອງໃໝ່ພາຍຫຼັງ',
    'The transfer failed. The money is still in the game. Please try again later',
  ],
  betweenFailed: [
    'โอนเงินไม่สำเร็จ เงินอยู่ในเกมเดิมหรือกระเป๋าเงินหลัก กรุณาตรวจสอบยอดเงิน',
    'ໂອນເງິນບໍ່ສຳເລັດ ເງິນຢູ່ໃນເກມເດີມ ຫຼື ກະເປົາເງິນຫຼັກ ກະລຸນາກວດສອບຍອດເງິນ',
    'The transfer failed. The money is in the first game or in your main wallet. Please check your balance',
  ],
  betweenPending: [
    'ยังไม่ทราบผล เราถามเกมต่อเอง เงินผ่านกระเป๋าเงินหลัก ถ้าจบแล้วเงินอยู่ที่นั่น กรุณาโอนต่อไปยัง {game}',
    'ຍັງບໍ່ຮູ້ຜົນ ພວກເຮົາຖາມເກມຕໍ່ເອງ ເງິນຜ່ານກະເປົາເງິນຫຼັກ ຖ້າຈົບແລ້ວເງິນຢູ່ບ່ອນນັ້ນ ກະລຸນາໂອນຕໍ່ໄປຫາ {game}',
    "We don't know the result yet and keep asking the game. The money goes through your main wallet. If it ends up there, please transfer it on to {game}",
  ],
  homePartly: [
    'เงินใน {games} ยังโอนกลับไม่ได้ และยังอยู่ในเกม ระบบไม่โอนให้ซ้ำเอง กรุณากดใหม่ภายหลัง',
    'ເງິນໃນ {games} ຍັງໂອນກັບບໍ່ໄດ້ ແລະ ຍັງຢູ່ໃນເກມ ລະບົບບໍ່ໂອນໃຫ້ຊ້ຳເອງ ກະລຸນາກົດໃໝ່ພາຍຫຼັງ',
    'The money in {games} could not be transferred and is still in the game. We do not try again automatically. Please press again later',
  ],
  homePending: [
    '{games} ยังไม่ตอบชัดเจน เราถามซ้ำเอง ปกติภายใน 15 นาที แล้วเงินจะเข้ากระเป๋าเงินหลักหรือยังอยู่ในเกม ดูได้ที่รายการเดินบัญชี',
    '{games} ຍັງບໍ່ຕອບຊັດເຈນ ພວກເຮົາຖາມຊ້ຳເອງ ປົກກະຕິພາຍໃນ 15 ນາທີ ແລ້ວເງິນຈະເຂົ້າກະເປົາເງິນຫຼັກ ຫຼື ຍັງຢູ່ໃນເກມ ເບິ່ງໄດ້ທີ່ລາຍການເຄື່ອນໄຫວ',
    '{games} gave no clear answer. We keep asking, and usually know within 15 minutes. The money is then in your main wallet or still in the game. Follow it in your statement',
  ],
  homeBusy: [
    'รายการโอนก่อนหน้ากับ {games} ยังไม่จบ เงินที่เหลือยังอยู่ในเกม เมื่อรายการนั้นจบแล้ว กรุณากดใหม่',
    'ລາຍການໂອນກ່ອນໜ້ານີ້ກັບ {games} ຍັງບໍ່ຈົບ ເງິນທີ່ເຫຼືອຍັງຢູ່ໃນເກມ ເມື່ອລາຍການນັ້ນຈົບແລ້ວ ກະລຸນາກົດໃໝ່',
    'An earlier transfer with {games} is still in progress. The rest of the money stays in the game. Press again once that transfer has ended',
  ],
  homeAllBusy: [
    'รายการโอนก่อนหน้ากับเกมของคุณยังไม่จบ เงินที่เหลือยังอยู่ในเกม เมื่อรายการนั้นจบแล้ว กรุณากดใหม่',
    'ລາຍການໂອນກ່ອນໜ້ານີ້ກັບເກມຂອງທ່ານຍັງບໍ່ຈົບ ເງິນທີ່ເຫຼືອຍັງຢູ່ໃນເກມ ເມື່ອລາຍການນັ້ນຈົບແລ້ວ ກະລຸນາກົດໃໝ່',
    'An earlier transfer with your games is still in progress. The rest of the money stays in the games. Press again once that transfer has ended',
  ],
  anotherOpen: [
    'ยังมีรายการโอนกับเกมนี้ที่ยังไม่จบ เริ่มรายการใหม่ได้เมื่อรายการนั้นจบ',
    'ຍັງມີລາຍການໂອນກັບເກມນີ້ທີ່ຍັງບໍ່ຈົບ ເລີ່ມລາຍການໃໝ່ໄດ້ເມື່ອລາຍການນັ້ນຈົບ',
    'An earlier transfer with this game is still in progress. You can start a new one once it has ended',
  ],
  newBalance: productTexts.newBalance,
  nextInGame: ['ขั้นต่อไป: เปิด {account} แล้วเล่นได้เลย', 'ຂັ້ນຕໍ່ໄປ: ເປີດ {account} ແລ້ວຫຼິ້ນໄດ້ເລີຍ', 'Next: open {account} and play'],
  nextInWallet: productTexts.nextInWallet,
});
