import type { TimelineNext, TimelineReason, TimelineStep } from '#contract/money-timeline.ts';
import { productTexts } from './product-texts.ts';
import { payoutReturnTexts } from './statement-texts.ts';
import { type Row, texts } from './texts.ts';

// The words of a money timeline as the member reads them; staff read the same.

export const timelineStepTexts = texts({
  TRANSFER_SENT: ['เริ่มโอนจาก {place}', 'ເລີ່ມໂອນຈາກ {place}', 'Transfer from {place} started'],
  TRANSFER_ARRIVED: ['ถึง {place} แล้ว', 'ຮອດ {place} ແລ້ວ', 'Arrived in {place}'],
  TRANSFER_RETURNED: ['คืนเข้า {place} แล้ว', 'ຄືນເຂົ້າ {place} ແລ້ວ', 'Returned to {place}'],
  SENT_ON: ['ส่งต่อไปยัง {place}', 'ສົ່ງຕໍ່ໄປຫາ {place}', 'Sent on to {place}'],
  WITHDRAWAL_REQUESTED: [
    'ส่งคำขอถอน เงินถูกกันไว้ให้คุณ',
    'ສົ່ງຄຳຂໍຖອນ ເງິນຖືກກັນໄວ້ໃຫ້ທ່ານ',
    'You requested the withdrawal. The amount is set aside',
  ],
  WITHDRAWAL_FIRST_CHECK: ['ผ่านการตรวจขั้นแรก', 'ຜ່ານການກວດຂັ້ນທຳອິດ', 'Passed the first check'],
  WITHDRAWAL_APPROVED: ['อนุมัติแล้ว', 'ອະນຸມັດແລ້ວ', 'Approved'],
  PAYOUT_SENT: ['ส่งคำสั่งโอนไปยัง {place}', 'ສົ່ງຄຳສັ່ງໂອນໄປຫາ {place}', 'Payment order sent to {place}'],
  PAYOUT_PAID: ['โอนเงินเข้าบัญชี {place} ของคุณแล้ว', 'ໂອນເງິນເຂົ້າບັນຊີ {place} ຂອງທ່ານແລ້ວ', 'Paid to your account at {place}'],
  PAYOUT_RETURNED: payoutReturnTexts.returned,
  WITHDRAWAL_RETURNED: ['คืนเข้ากระเป๋าเงินหลักแล้ว', 'ຄືນເຂົ້າກະເປົາເງິນຫຼັກແລ້ວ', 'Returned to your main wallet'],
  DEPOSIT_REPORTED: ['คุณแจ้งว่าโอนเงินแล้ว', 'ທ່ານແຈ້ງວ່າໂອນເງິນແລ້ວ', 'You reported that you paid'],
  SLIP_SENT: ['คุณส่งสลิป', 'ທ່ານສົ່ງສະລິບ', 'You sent the slip'],
  SLIP_WITH_STAFF: ['ส่งสลิปต่อให้เจ้าหน้าที่ตรวจ', 'ສົ່ງສະລິບຕໍ່ໃຫ້ເຈົ້າໜ້າທີ່ກວດ', 'The slip was passed to our staff'],
  LINK_SENT: ['คุณส่งลิงก์ซองของขวัญ', 'ທ່ານສົ່ງລິ້ງຊອງຂອງຂວັນ', 'You sent the wallet link'],
  PAID: ['โอนเงินจากธนาคารแล้ว', 'ໂອນເງິນຈາກທະນາຄານແລ້ວ', 'Payment made'],
  SEEN: ['เราเห็นเงินเข้าบัญชีแล้ว', 'ພວກເຮົາເຫັນເງິນເຂົ້າບັນຊີແລ້ວ', 'We saw the money arrive'],
  CREDITED: ['เข้า {place} แล้ว', 'ເຂົ້າ {place} ແລ້ວ', 'Credited to {place}'],
  NOT_CREDITED: ['จบโดยไม่มีเงินเข้ากระเป๋าเงิน', 'ຈົບໂດຍບໍ່ມີເງິນເຂົ້າກະເປົາເງິນ', 'Ended. No money went into your wallet'],
  BONUS_ACCEPTED: ['คุณรับโบนัส', 'ທ່ານຮັບໂບນັດ', 'You accepted the bonus'],
  CONDITION_MET: productTexts.conditionMet,
  CONDITION_LOST: [
    'ยอดเงินรวมลดถึงเกณฑ์ เงื่อนไขจึงสิ้นสุด',
    'ຍອດເງິນລວມຫຼຸດເຖິງເກນ ເງື່ອນໄຂຈຶ່ງສິ້ນສຸດ',
    'The condition ended because your total balance fell to its limit',
  ],
}) satisfies Record<TimelineStep, Row>;

export const timelineNextTexts = texts({
  GAME_ANSWERS: ['รอเกมตอบรับ', 'ລໍຖ້າເກມຕອບຮັບ', 'The game confirms the transfer'],
  GAME_QUERIED: [
    'เราถามเกมซ้ำเองจนได้คำตอบ แล้วโอนให้สำเร็จหรือคืนเงินให้ หรือส่งให้เจ้าหน้าที่ดู',
    'ພວກເຮົາຖາມເກມຊ້ຳເອງຈົນໄດ້ຄຳຕອບ ແລ້ວໂອນໃຫ້ສຳເລັດ ຫຼື ຄືນເງິນໃຫ້ ຫຼື ສົ່ງໃຫ້ເຈົ້າໜ້າທີ່ເບິ່ງ',
    'We keep asking the game. Then the transfer is completed, the money is returned, or our staff take over',
  ],
  RETURNED_UNLESS_FOUND: [
    'เกมยังไม่มีรายการโอนนี้ ถ้ายังไม่พบ เงินจะกลับไปอยู่ที่เดิม',
    'ເກມຍັງບໍ່ມີລາຍການໂອນນີ້ ຖ້າຍັງບໍ່ພົບ ເງິນຈະກັບໄປຢູ່ບ່ອນເດີມ',
    'The game has no record of this transfer so far. If it finds none, the money goes back to where it was',
  ],
  STAFF_CHECK: [
    'เจ้าหน้าที่ตรวจสอบ ถ้าผ่านจะโอนเงินให้คุณ ถ้าไม่ผ่านเงินจะคืนเข้ากระเป๋าเงินหลัก',
    'ເຈົ້າໜ້າທີ່ກວດສອບ ຖ້າຜ່ານຈະໂອນເງິນໃຫ້ທ່ານ ຖ້າບໍ່ຜ່ານເງິນຈະຄືນເຂົ້າກະເປົາເງິນຫຼັກ',
    'Our staff check it. If it passes, it is paid to you; if not, it is returned to your main wallet',
  ],
  STAFF_DECIDE: ['เจ้าหน้าที่ตรวจสอบและตัดสิน', 'ເຈົ້າໜ້າທີ່ກວດສອບ ແລະ ຕັດສິນ', 'Our staff check it and decide'],
  PAYOUT_LEAVES: ['โอนเงินไปยังธนาคารของคุณ', 'ໂອນເງິນໄປຫາທະນາຄານຂອງທ່ານ', 'The money is sent to your bank'],
  BANK_CONFIRMS: ['รอธนาคารยืนยันการโอน', 'ລໍຖ້າທະນາຄານຢືນຢັນການໂອນ', 'The bank confirms the payment'],
  GIFT_QUERIED: [
    'เราถามผู้ให้บริการซองของขวัญซ้ำเองจนได้คำตอบ',
    'ພວກເຮົາຖາມຜູ້ໃຫ້ບໍລິການຊອງຂອງຂວັນຊ້ຳເອງຈົນໄດ້ຄຳຕອບ',
    'We keep asking the gift service until it answers',
  ],
}) satisfies Record<TimelineNext, Row>;

export const timelineReasonTexts = texts({
  GAME_SILENT: [
    'ยังไม่แน่ใจว่าเกมทำรายการนี้แล้วหรือไม่ จึงกันเงินไว้ให้คุณก่อน',
    'ຍັງບໍ່ແນ່ໃຈວ່າເກມເຮັດລາຍການນີ້ແລ້ວ ຫຼື ບໍ່ ຈຶ່ງກັນເງິນໄວ້ໃຫ້ທ່ານກ່ອນ',
    'It is not certain yet whether the game carried out this transfer. Until then the money is set aside for you',
  ],
  GAME_UNCLEAR: [
    'คำตอบของเกมยังไม่ชัดเจน เจ้าหน้าที่จึงต้องตรวจสอบ เงินถูกกันไว้ให้คุณ',
    'ຄຳຕອບຂອງເກມຍັງບໍ່ຊັດເຈນ ເຈົ້າໜ້າທີ່ຈຶ່ງຕ້ອງກວດສອບ ເງິນຖືກກັນໄວ້ໃຫ້ທ່ານ',
    'The game’s answer is still not clear, so our staff check it. The money is set aside for you',
  ],
  GAME_REFUSED: ['เกมไม่รับรายการนี้', 'ເກມບໍ່ຮັບລາຍການນີ້', 'The game did not accept the transfer'],
  NEVER_ARRIVED: ['รายการนี้ไปไม่ถึงเกม', 'ລາຍການນີ້ໄປບໍ່ຮອດເກມ', 'The transfer never reached the game'],
  DECIDED: ['เจ้าหน้าที่ตรวจสอบกับเกมแล้ว', 'ເຈົ້າໜ້າທີ່ກວດສອບກັບເກມແລ້ວ', 'Our staff checked it with the game'],
  WIN_CHECKED: [
    'เกมนี้มียอดที่ยังยืนยันไม่ได้ ยอดส่วนนั้นยังโอนออกไม่ได้',
    'ເກມນີ້ມີຍອດທີ່ຍັງຢືນຢັນບໍ່ໄດ້ ຍອດສ່ວນນັ້ນຍັງໂອນອອກບໍ່ໄດ້',
    'Part of the balance in this game is not confirmed. That part cannot be transferred out',
  ],
  BANK_SILENT: [
    'ธนาคารยังไม่ตอบชัดเจน เราถามซ้ำและไม่โอนซ้ำ',
    'ທະນາຄານຍັງບໍ່ຕອບຊັດເຈນ ພວກເຮົາຖາມຊ້ຳ ແລະ ບໍ່ໂອນຊ້ຳ',
    'The bank has given no clear answer. We ask again and never pay twice',
  ],
  PAYOUTS_PAUSED: [
    'ขณะนี้ยังโอนเงินถอนไม่ได้ เงินถูกกันไว้ให้คุณ เราจะโอนเมื่อเปิดโอนอีกครั้ง',
    'ຕອນນີ້ຍັງໂອນເງິນຖອນບໍ່ໄດ້ ເງິນຖືກກັນໄວ້ໃຫ້ທ່ານ ພວກເຮົາຈະໂອນເມື່ອເປີດໂອນອີກຄັ້ງ',
    'Withdrawals cannot be paid out at the moment. The money is set aside for you and is paid when payouts resume',
  ],
  ACCOUNT_PAUSED: [
    'บัญชีของคุณถูกระงับ เงินถูกกันไว้ให้คุณ กรุณาติดต่อฝ่ายบริการ',
    'ບັນຊີຂອງທ່ານຖືກລະງັບ ເງິນຖືກກັນໄວ້ໃຫ້ທ່ານ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ',
    'Your account is suspended. The money is set aside for you. Please contact support',
  ],
  GIFT_SILENT: [
    'ผู้ให้บริการซองของขวัญยังไม่ตอบชัดเจน',
    'ຜູ້ໃຫ້ບໍລິການຊອງຂອງຂວັນຍັງບໍ່ຕອບຊັດເຈນ',
    'The gift service has given no clear answer',
  ],
}) satisfies Record<TimelineReason, Row>;
