import { entryTexts } from '#i18n/entry-texts.ts';
import { offerTexts } from '#i18n/category-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { rewardRefusals } from '#i18n/refusals/reward-refusals.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';
import { refusalTexts } from './refusal-texts.ts';

export const bonusStrings = texts({
  saved: sharedTexts.saved,
  close: sharedTexts.close,
  confirm: sharedTexts.confirm,
  bonuses: entryTexts.bonus,
  bonusConditions: productTexts.bonusConditions,
  balanceHidden: productTexts.balanceHidden,
  bonus: productTexts.bonus,
  bonusRuns: productTexts.bonusRuns,
  remaining: rewardRefusals.BONUS_REMAINING,
  promotion: offerTexts.promotion,
  invite: productTexts.inviteBonus,
  refund: productTexts.refund,
  limit: offerTexts.limit,
  day: offerTexts.day,
  week: offerTexts.week,
  current: ['กำลังใช้งาน', 'ກຳລັງໃຊ້ງານ', 'Current'],
  received: ['ได้รับแล้ว', 'ໄດ້ຮັບແລ້ວ', 'Received'],
  receive: ['รับโบนัส', 'ຮັບໂບນັດ', 'Receive bonus'],
  empty: ['ยังไม่มีโบนัสในขณะนี้', 'ຍັງບໍ່ມີໂບນັດໃນຂະນະນີ້', 'No bonuses right now'],
  deposit: productTexts.deposit,
  cancel: ['ยกเลิกโบนัส', 'ຍົກເລີກໂບນັດ', 'Cancel bonus'],
  cancelConfirm: ['ต้องการยกเลิกโบนัสนี้ใช่หรือไม่', 'ຕ້ອງການຍົກເລີກໂບນັດນີ້ແມ່ນບໍ່', 'Cancel this bonus?'],
  cleared: productTexts.bonusCleared,
  keep: ['เก็บโบนัสไว้', 'ເກັບໂບນັດໄວ້', 'Keep the bonus'],
  losesWaiting: [
    'คุณจะไม่ได้รับโบนัส {percent}% สูงสุด {amount} จากการฝากครั้งถัดไป ยอดเงินของคุณไม่เปลี่ยนแปลง',
    'ທ່ານຈະບໍ່ໄດ້ຮັບໂບນັດ {percent}% ສູງສຸດ {amount} ຈາກການຝາກຄັ້ງຕໍ່ໄປ ຍອດເງິນຂອງທ່ານບໍ່ປ່ຽນແປງ',
    'You will not get the bonus of {percent}% of your next deposit, up to {amount}. Your balance stays as it is',
  ],
  paidAlready: ['ยกเลิกตอนนี้ไม่ได้', 'ຍົກເລີກຕອນນີ້ບໍ່ໄດ້', 'It cannot be cancelled now'],
  cancelsLater: [
    'โบนัสนี้จ่ายแล้ว จึงยกเลิกได้เมื่อยอดเงินรวมเหลือ {fail} หรือน้อยกว่า ขณะนี้ยอดเงินรวมคือ {total}',
    'ໂບນັດນີ້ຈ່າຍແລ້ວ ຈຶ່ງຍົກເລີກໄດ້ເມື່ອຍອດເງິນລວມເຫຼືອ {fail} ຫຼື ໜ້ອຍກວ່າ ຕອນນີ້ຍອດເງິນລວມແມ່ນ {total}',
    'This bonus has been paid. You can cancel it once your total balance is {fail} or less; it is {total} now',
  ],
  conditionMet: productTexts.conditionMet,
  conditionLost: ['เงื่อนไขสิ้นสุดแล้ว', 'ເງື່ອນໄຂສິ້ນສຸດແລ້ວ', 'Condition ended'],
  metText: ['ตอนนี้คุณถอนเงินได้แล้ว', 'ຕອນນີ້ທ່ານຖອນເງິນໄດ້ແລ້ວ', 'You can withdraw now'],
  lostText: [
    'ยอดเงินรวมของคุณเหลือ {fail} หรือน้อยกว่า เงื่อนไขจึงสิ้นสุด คุณถอนเงินที่เหลือและรับโบนัสใหม่ได้',
    'ຍອດເງິນລວມຂອງທ່ານເຫຼືອ {fail} ຫຼື ໜ້ອຍກວ່າ ເງື່ອນໄຂຈຶ່ງສິ້ນສຸດ ທ່ານຖອນເງິນທີ່ເຫຼືອ ແລະ ຮັບໂບນັດໃໝ່ໄດ້',
    'Your total balance fell to {fail} or less, so the condition ended. You can withdraw what is left and receive another bonus',
  ],
  promotionCode: ['รหัสโปรโมชัน', 'ລະຫັດໂປຣໂມຊັນ', 'Promotion code'],
  codeRequired: ['กรุณากรอกรหัสโปรโมชัน', 'ກະລຸນາປ້ອນລະຫັດໂປຣໂມຊັນ', 'Enter a promotion code'],
  codeSigns: ['รหัสมีเฉพาะ A–Z 0–9 - และ _', 'ລະຫັດມີສະເພາະ A–Z 0–9 - ແລະ _', 'Use only A to Z, 0 to 9, - and _'],
  search: entryTexts.search,
  searching: ['กำลังค้นหาโปรโมชัน', 'ກຳລັງຄົ້ນຫາໂປຣໂມຊັນ', 'Searching for the promotion'],
  notFound: refusalTexts.NO_PROMOTION,
  full: refusalTexts.BONUS_FULL,
  failNotice: [
    'เงื่อนไขสิ้นสุดเมื่อยอดเงินรวมเหลือ %percentFail%% ของยอดเริ่มต้น',
    'ເງື່ອນໄຂສິ້ນສຸດເມື່ອຍອດເງິນລວມເຫຼືອ %percentFail%% ຂອງຍອດເລີ່ມຕົ້ນ',
    'The condition ends when your total balance is down to %percentFail%% of the starting amount',
  ],
  exampleHeading: ['คุณได้อะไร และต้องทำอะไร', 'ທ່ານໄດ້ຫຍັງ ແລະ ຕ້ອງເຮັດຫຍັງ', 'What you get and what you need to do'],
  example: ['ฝาก {deposit}', 'ຝາກ {deposit}', 'Deposit {deposit}'],
  contract: [
    'คุณได้ {amount} จะถอนได้เมื่อยอดเงินรวมถึง {success} หรือเหลือ {fail}',
    'ທ່ານໄດ້ {amount} ຈະຖອນໄດ້ເມື່ອຍອດເງິນລວມເຖິງ {success} ຫຼື ເຫຼືອ {fail}',
    'You get {amount}. You can withdraw once your total balance reaches {success} or falls to {fail}',
  ],
  accepted: ['คุณกดรับ {name} แล้ว', 'ທ່ານກົດຮັບ {name} ແລ້ວ', 'You accepted {name}'],
  acceptedNext: ['ดูได้ที่หน้านี้', 'ເບິ່ງໄດ້ຢູ່ໜ້ານີ້', 'You can see it on this screen'],
  paidAtOnce: [
    'เงิน {amount} เข้ากระเป๋าเงินหลักแล้ว ถอนได้เมื่อทำเงื่อนไขครบ ดูได้ที่หน้านี้',
    'ເງິນ {amount} ເຂົ້າກະເປົາເງິນຫຼັກແລ້ວ ຖອນໄດ້ເມື່ອເຮັດຕາມເງື່ອນໄຂຄົບ ເບິ່ງໄດ້ຢູ່ໜ້ານີ້',
    '{amount} is in your main wallet. You can withdraw once its condition is met: see this screen',
  ],
  base: [
    'เงินฝากระหว่างที่มีเงื่อนไขจะรวมในยอดเริ่มต้น ยอดเป้าหมายและยอดที่ทำให้เงื่อนไขสิ้นสุดจึงเพิ่มตาม',
    'ເງິນຝາກລະຫວ່າງທີ່ມີເງື່ອນໄຂຈະລວມໃນຍອດເລີ່ມຕົ້ນ ຍອດເປົ້າໝາຍ ແລະ ຍອດທີ່ເຮັດໃຫ້ເງື່ອນໄຂສິ້ນສຸດຈຶ່ງເພີ່ມຕາມ',
    'Deposits made while the condition runs are added to the starting amount, so the target and the amount at which the condition ends both rise',
  ],
  ownAdded: [
    'เงินที่คุณมีอยู่แล้วจะบวกเพิ่มในยอดเป้าหมาย',
    'ເງິນທີ່ທ່ານມີຢູ່ແລ້ວຈະບວກເພີ່ມໃນຍອດເປົ້າໝາຍ',
    'Money that you already have is added to the target',
  ],
  ownIncluded: [
    'ยอดเป้าหมายรวมเงินของคุณเอง {own} แล้ว',
    'ຍອດເປົ້າໝາຍລວມເງິນຂອງທ່ານເອງ {own} ແລ້ວ',
    'The target includes {own} of your own money',
  ],
  waits: [
    'ฝากครั้งถัดไปตั้งแต่ {minimum} ขึ้นไป จะได้รับโบนัส {percent}% สูงสุด {amount}',
    'ຝາກຄັ້ງຕໍ່ໄປຕັ້ງແຕ່ {minimum} ຂຶ້ນໄປ ຈະໄດ້ຮັບໂບນັດ {percent}% ສູງສຸດ {amount}',
    'Your next deposit of {minimum} or more earns a bonus of {percent}%, up to {amount}',
  ],
  runs: [
    'ยอดเงินรวม {total} จะถอนได้เมื่อถึง {success} หรือเหลือ {fail}',
    'ຍອດເງິນລວມ {total} ຈະຖອນໄດ້ເມື່ອເຖິງ {success} ຫຼື ເຫຼືອ {fail}',
    'Total balance {total}. You can withdraw once it reaches {success} or falls to {fail}',
  ],
  readLater: [
    'เงื่อนไขจะจบเมื่อเกมของคุณแจ้งยอดล่าสุดแล้ว เงินฝากและการเล่นจนถึงตอนนั้นยังนับอยู่',
    'ເງື່ອນໄຂຈະຈົບເມື່ອເກມຂອງທ່ານແຈ້ງຍອດຫຼ້າສຸດແລ້ວ ເງິນຝາກ ແລະ ການຫຼິ້ນຈົນເຖິງຕອນນັ້ນຍັງນັບຢູ່',
    'The condition ends once your games have reported their balances. Deposits and play until then still count',
  ],
  progress: ['ความคืบหน้าของเงื่อนไข', 'ຄວາມຄືບໜ້າຂອງເງື່ອນໄຂ', 'Progress of the condition'],
  waitingBonus: ['รอเงินฝากของคุณ: {type}', 'ລໍຖ້າເງິນຝາກຂອງທ່ານ: {type}', 'Waiting for your deposit: {type}'],
  activeBonus: ['กำลังใช้งาน: {type}', 'ກຳລັງໃຊ້ງານ: {type}', 'Active: {type}'],
});
