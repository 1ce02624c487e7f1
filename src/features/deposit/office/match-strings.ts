import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';
import { actTexts, moneyInStrings } from './money-in-strings.ts';

export const matchStrings = texts({
  members: ['อาจเป็นเงินของ', 'ອາດເປັນເງິນຂອງ', 'This may belong to'],
  receipts: ['เงินเข้าที่อาจเป็นรายการนี้', 'ເງິນເຂົ້າທີ່ອາດເປັນລາຍການນີ້', 'Receipts this may be about'],
  noMembers: ['ไม่พบสมาชิกที่น่าจะเป็นเจ้าของ', 'ບໍ່ພົບສະມາຊິກທີ່ອາດຈະເປັນເຈົ້າຂອງ', 'No likely owner was found'],
  noReceipts: ['ไม่พบเงินเข้าจำนวนนี้', 'ບໍ່ພົບເງິນເຂົ້າຈຳນວນນີ້', 'No receipt of this amount was found'],
  credits: [
    'เงินที่เข้ากระเป๋าแล้วโดยไม่มีรายการของธนาคาร',
    'ເງິນທີ່ເຂົ້າກະເປົາແລ້ວໂດຍບໍ່ມີລາຍການຂອງທະນາຄານ',
    'Credited already without a line of the bank',
  ],
  joinNote: [
    'ถ้ารายการของธนาคารนี้คือเงินดังกล่าว ให้รวมกัน จะไม่มีเงินเข้ากระเป๋าอีก ถ้าเป็นเงินคนละก้อน ต้องมีสองคนยืนยัน',
    'ຖ້າລາຍການຂອງທະນາຄານນີ້ແມ່ນເງິນດັ່ງກ່າວ ໃຫ້ລວມກັນ ຈະບໍ່ມີເງິນເຂົ້າກະເປົາອີກ ຖ້າເປັນເງິນຄົນລະກ້ອນ ຕ້ອງມີສອງຄົນຢືນຢັນ',
    'If this line of the bank is that money, join the two: no wallet receives it again. If it is other money, two people must confirm that',
  ],
  join: actTexts.JOIN,
  note: [
    'ระบบเพียงเสนอ คนต้องตัดสิน และอีกคนต้องยืนยัน',
    'ລະບົບພຽງສະເໜີ ຄົນຕ້ອງຕັດສິນ ແລະ ອີກຄົນຕ້ອງຢືນຢັນ',
    'These are only suggestions: a person decides and a second person confirms',
  ],
  propose: ['เสนอสมาชิกคนนี้', 'ສະເໜີສະມາຊິກຄົນນີ້', 'Propose this member'],
  startsBonus: moneyInStrings.startsBonus,
  proposed: ['เสนอแล้ว', 'ສະເໜີແລ້ວ', 'Proposed'],
  link: actTexts.LINK,
  inSuspense: ['รอหาเจ้าของ', 'ລໍຖ້າຫາເຈົ້າຂອງ', 'Waiting for its owner'],
  credited: ['เข้ากระเป๋าสมาชิกแล้ว', 'ເຂົ້າກະເປົາສະມາຊິກແລ້ວ', 'In the member’s wallet already'],
  paidAt: staffTexts.paidAt,
});

// What speaks for a member, or against.
export const matchReasonTexts = texts({
  SENDER_ACCOUNT: ['บัญชีผู้โอนตรงกับบัญชีที่ลงทะเบียน', 'ບັນຊີຜູ້ໂອນກົງກັບບັນຊີທີ່ລົງທະບຽນ', 'The payer’s account is the registered one'],
  SLIP_NUMBER: ['มีสลิปที่มีเลขอ้างอิงเดียวกัน', 'ມີສະລິບທີ່ມີເລກອ້າງອີງດຽວກັນ', 'A slip has the same number'],
  PAID_BEFORE: ['เคยรับเงินจากผู้โอนคนนี้', 'ເຄີຍຮັບເງິນຈາກຜູ້ໂອນຄົນນີ້', 'Was paid by the same payer before'],
  SUPPOSED: ['ช่องทางที่รับเงินระบุสมาชิกคนนี้', 'ຊ່ອງທາງທີ່ຮັບເງິນລະບຸສະມາຊິກຄົນນີ້', 'The channel names this member'],
  QR_LIVE: ['มีคิวอาร์โค้ดจำนวนนี้เปิดอยู่ตอนโอน', 'ມີຄິວອາໂຄດຈຳນວນນີ້ເປີດຢູ່ຕອນໂອນ', 'A QR code of this amount was live'],
  SENDER_NAME: ['ชื่อผู้โอนตรงกัน', 'ຊື່ຜູ້ໂອນກົງກັນ', 'The payer’s name is the same'],
  REPORTED: ['แจ้งฝากจำนวนนี้', 'ແຈ້ງຝາກຈຳນວນນີ້', 'Reported a deposit of this amount'],
  SLIP_AMOUNT: ['สลิปที่รออยู่มีจำนวนเท่ากัน', 'ສະລິບທີ່ລໍຖ້າຢູ່ມີຈຳນວນເທົ່າກັນ', 'A waiting slip has the same amount'],
  QR_ENDED: ['มีคิวอาร์โค้ดจำนวนนี้ที่สิ้นสุดแล้ว', 'ມີຄິວອາໂຄດຈຳນວນນີ້ທີ່ສິ້ນສຸດແລ້ວ', 'An ended QR code has this amount'],
  CREDITED_ALIKE: [
    'เงินจำนวนนี้เข้ากระเป๋าแล้วโดยไม่มีรายการของธนาคาร อาจเป็นรายการเดียวกัน',
    'ເງິນຈຳນວນນີ້ເຂົ້າກະເປົາແລ້ວໂດຍບໍ່ມີລາຍການຂອງທະນາຄານ ອາດແມ່ນລາຍການດຽວກັນ',
    'This amount was credited already without a line of the bank; it may be the same money',
  ],
  SENDER_DIFFERS: ['ผู้โอนเป็นคนอื่น', 'ຜູ້ໂອນເປັນຄົນອື່ນ', 'The payer is somebody else'],
});
