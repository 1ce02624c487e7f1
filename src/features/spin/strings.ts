import { texts } from '#i18n/texts.ts';

export const spinStrings = texts({
  title: ['วงล้อนำโชค', 'ວົງລໍ້ນຳໂຊກ', 'Prize wheel'],
  tile: ['วงล้อ · {n} เหรียญ', 'ວົງລໍ້ · {n} ຫຼຽນ', 'Wheel · {n} coins'],
  spin: ['หมุน', 'ໝຸນ', 'Spin'],
  coinsLeft: ['เหลือ {n} เหรียญ', 'ເຫຼືອ {n} ຫຼຽນ', '{n} coins left'],
  noCoins: ['ไม่มีเหรียญเหลือ', 'ບໍ່ມີຫຼຽນເຫຼືອ', 'No coins left'],
  howToEarn: ['ทุกยอดฝากที่ครบตามกำหนดจะได้รับเหรียญ', 'ທຸກຍອດຝາກທີ່ຄົບຕາມກຳນົດຈະໄດ້ຮັບຫຼຽນ', 'Deposits earn coins'],
  spinning: ['กำลังหมุน', 'ກຳລັງໝຸນ', 'Spinning'],
  won: ['คุณได้รับ {prize}', 'ທ່ານໄດ້ຮັບ {prize}', 'You won {prize}'],
  wonNothing: ['วงล้อหยุดที่ “{slice}”', 'ວົງລໍ້ຢຸດຢູ່ “{slice}”', 'The wheel stopped at “{slice}”'],
  prizes: ['รางวัลบนวงล้อ', 'ລາງວັນເທິງວົງລໍ້', 'Prizes on the wheel'],
  unavailable: ['วงล้อนี้ยังไม่เปิดให้บริการ', 'ວົງລໍ້ຍັງບໍ່ເປີດໃຫ້ບໍລິການ', 'The wheel is not available'],
  coupons: ['คูปอง', 'ຄູປອງ', 'Coupons'],
  noCoupon: ['ยังไม่มีคูปอง', 'ຍັງບໍ່ມີຄູປອງ', 'No coupons yet'],
  number: ['ลำดับ', 'ລຳດັບ', 'No.'],
  prize: ['รางวัล', 'ລາງວັນ', 'Prize'],
  amount: ['จำนวนเงิน', 'ຈຳນວນເງິນ', 'Amount'],
  claim: ['รับ', 'ຮັບ', 'Claim'],
  claimAsk: ['รับคูปองนี้หรือไม่', 'ຮັບຄູປອງນີ້ບໍ່', 'Claim this coupon?'],
  claimed: [
    'รับคูปองแล้ว เงินเข้ากระเป๋าเงินหลัก',
    'ຮັບຄູປອງແລ້ວ ເງິນເຂົ້າກະເປົາເງິນຫຼັກ',
    'Coupon claimed. The money is in your main wallet',
  ],
  odds: ['โอกาสของแต่ละช่อง', 'ໂອກາດຂອງແຕ່ລະຊ່ອງ', 'Chance of each slice'],
  chance: ['โอกาส', 'ໂອກາດ', 'Chance'],
  oddsNote: [
    'ทุกช่องกว้างเท่ากัน แต่โอกาสไม่เท่ากัน',
    'ທຸກຊ່ອງກວ້າງເທົ່າກັນ ແຕ່ໂອກາດບໍ່ເທົ່າກັນ',
    'All slices are equally wide, but their chances differ',
  ],
});
