import { staffTexts } from '#i18n/staff-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

// The outside parties, by the first word of their lane's name; what follows the colon is written as {one}.
export const laneTexts = texts({
  game: ['เกม {one}', 'ເກມ {one}', 'Game {one}'],
  rounds: ['รอบการเล่นของ {one}', 'ຮອບການຫຼິ້ນຂອງ {one}', 'Rounds of {one}'],
  gateway: ['คิวอาร์โค้ด {one}', 'ຄິວອາໂຄດ {one}', 'QR gateway {one}'],
  payout: ['จ่ายเงินถอน ({one})', 'ຈ່າຍເງິນຖອນ ({one})', 'Payouts in {one}'],
  gifts: ['ลิงก์ซองของขวัญ', 'ລິ້ງຊອງຂອງຂວັນ', 'Gift links'],
  feed: ['รายการเดินบัญชีธนาคาร', 'ລາຍການເຄື່ອນໄຫວທະນາຄານ', 'Bank records'],
  slips: ['ตรวจสลิป', 'ກວດສະລິບ', 'Slip checks'],
});

// What a finding can be about, by the server's word for it.
export const objectTexts = texts({
  game: staffTexts.game,
  withdrawal: productTexts.withdrawal,
  transfer: productTexts.transfer,
  line: staffTexts.bankLine,
  account: staffTexts.ourAccount,
  receipt: ['เงินเข้า', 'ເງິນເຂົ້າ', 'Receipt'],
  qr: ['คิวอาร์โค้ดฝากเงิน', 'ຄິວອາໂຄດຝາກເງິນ', 'Deposit QR code'],
  gift: ['ซองของขวัญ', 'ຊອງຂອງຂວັນ', 'Gift'],
  'gift links': ['ลิงก์ซองของขวัญ', 'ລິ້ງຊອງຂອງຂວັນ', 'Gift links'],
  'held play': ['เงินรางวัลรอตรวจ', 'ເງິນລາງວັນລໍຖ້າກວດ', 'Held win'],
  payouts: ['จ่ายเงินถอน', 'ຈ່າຍເງິນຖອນ', 'Payouts'],
  member: staffTexts.member,
});
