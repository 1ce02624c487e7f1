import { entryTexts } from '#i18n/entry-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { spinErrorTexts } from '#i18n/refusals/spin-error-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

export const spinStrings = texts({
  title: entryTexts.spin,
  spin: ['หมุน', 'ໝຸນ', 'Spin'],
  coinLeft: ['เหลือ {n} เหรียญ', 'ເຫຼືອ {n} ຫຼຽນ', '{n} coin left'],
  coinsLeft: ['เหลือ {n} เหรียญ', 'ເຫຼືອ {n} ຫຼຽນ', '{n} coins left'],
  noCoins: ['ไม่มีเหรียญเหลือ', 'ບໍ່ມີຫຼຽນເຫຼືອ', 'No coins left'],
  howToEarn: [
    'ฝากครบยอดที่กำหนด จะได้รับเหรียญ',
    'ຝາກຄົບຍອດທີ່ກຳນົດ ຈະໄດ້ຮັບຫຼຽນ',
    'Each deposit that reaches the set amount earns coins',
  ],
  spinning: ['กำลังหมุน', 'ກຳລັງໝຸນ', 'Spinning'],
  won: ['ยินดีด้วย คุณได้รับ {prize}', 'ຍິນດີດ້ວຍ ທ່ານໄດ້ຮັບ {prize}', 'Congratulations, you won {prize}'],
  wonNothing: ['วงล้อหยุดที่ “{slice}”', 'ວົງລໍ້ຢຸດຢູ່ “{slice}”', 'The wheel stopped at “{slice}”'],
  nextAfterPrize: [
    'ขั้นต่อไป: รางวัลนี้เป็นคูปอง กดรับรางวัลใต้วงล้อ แล้วเงินจะเข้ากระเป๋าเงินหลัก',
    'ຂັ້ນຕໍ່ໄປ: ລາງວັນນີ້ເປັນຄູປອງ ກົດຮັບລາງວັນຢູ່ໃຕ້ວົງລໍ້ ແລ້ວເງິນຈະເຂົ້າກະເປົາເງິນຫຼັກ',
    'Next: the prize is a coupon. Claim it below the wheel, and the money goes to your main wallet',
  ],
  nextAfterBonus: [
    'รางวัลนี้เป็นคูปอง มีโบนัสใช้งานอยู่ รับคูปองใต้วงล้อได้เมื่อโบนัสจบ',
    'ລາງວັນນີ້ເປັນຄູປອງ ມີໂບນັດໃຊ້ງານຢູ່ ຮັບຄູປອງຢູ່ໃຕ້ວົງລໍ້ໄດ້ເມື່ອໂບນັດຈົບ',
    'The prize is a coupon. A bonus is active: claim the coupon below the wheel when the bonus has ended',
  ],
  bonusRuns: productTexts.bonusRuns,
  bonusConditions: productTexts.bonusConditions,
  prizes: ['รางวัลบนวงล้อ', 'ລາງວັນເທິງວົງລໍ້', 'Prizes on the wheel'],
  unavailable: spinErrorTexts['spin.error.SPIN_INACTIVE'],
  coupons: ['คูปอง', 'ຄູປອງ', 'Coupons'],
  noCoupon: ['ยังไม่มีคูปอง', 'ຍັງບໍ່ມີຄູປອງ', 'No coupons yet'],
  winsComeHere: ['รางวัลที่หมุนได้จะอยู่ที่นี่', 'ລາງວັນທີ່ໝຸນໄດ້ຈະຢູ່ບ່ອນນີ້', 'What you win will be here'],
  claimBy: ['รับได้ถึงวันที่ {date}', 'ຮັບໄດ້ຮອດວັນທີ {date}', 'Claim by {date}'],
  number: ['ลำดับ', 'ລຳດັບ', 'No.'],
  prize: ['รางวัล', 'ລາງວັນ', 'Prize'],
  amount: sharedTexts.amount,
  close: sharedTexts.close,
  claim: ['รับรางวัล', 'ຮັບລາງວັນ', 'Claim'],
  claimAsk: ['ต้องการรับรางวัลนี้ใช่หรือไม่', 'ຕ້ອງການຮັບລາງວັນນີ້ແມ່ນບໍ່', 'Claim this prize?'],
  claimPays: ['{amount} จะเข้ากระเป๋าเงินหลัก', '{amount} ຈະເຂົ້າກະເປົາເງິນຫຼັກ', '{amount} goes to your main wallet'],
  nextInWallet: productTexts.nextInWallet,
  claimed: [
    'รับคูปองแล้ว เงินเข้ากระเป๋าเงินหลัก',
    'ຮັບຄູປອງແລ້ວ ເງິນເຂົ້າກະເປົາເງິນຫຼັກ',
    'Coupon claimed. The money is in your main wallet',
  ],
  odds: ['โอกาสของแต่ละช่อง', 'ໂອກາດຂອງແຕ່ລະຊ່ອງ', 'Chance of each slice'],
  chance: productTexts.chance,
  oddsNote: [
    'ทุกช่องกว้างเท่ากัน แต่โอกาสไม่เท่ากัน',
    'ທຸກຊ່ອງກວ້າງເທົ່າກັນ ແຕ່ໂອກາດບໍ່ເທົ່າກັນ',
    'All slices are equally wide, but their chances differ',
  ],
  proof: ['ตรวจสอบการหมุน', 'ກວດສອບການໝຸນ', 'Check the spins'],
  proofNote: [
    'ก่อนคุณหมุน เรากำหนดเลขลับและโอกาสของแต่ละช่องไว้แล้ว รหัสนี้แสดงว่าไม่มีใครเปลี่ยนได้ภายหลัง จดไว้เพื่อเทียบกับหลักฐาน',
    'ກ່ອນທ່ານໝຸນ ພວກເຮົາກຳນົດເລກລັບ ແລະ ໂອກາດຂອງແຕ່ລະຊ່ອງໄວ້ແລ້ວ ລະຫັດນີ້ສະແດງວ່າບໍ່ມີໃຜປ່ຽນໄດ້ພາຍຫຼັງ ຈົດໄວ້ເພື່ອທຽບກັບຫຼັກຖານ',
    'A secret number and the chance of each slice are fixed before you spin. This code shows that nobody changes them afterwards. Write it down to compare it with the proof',
  ],
  proofSpins: ['หมุนด้วยเลขลับนี้แล้ว {n} ครั้ง', 'ໝຸນດ້ວຍເລກລັບນີ້ແລ້ວ {n} ຄັ້ງ', 'Spins with this secret number: {n}'],
  saveProof: ['เปิดเผยเลขลับและบันทึกหลักฐาน', 'ເປີດເຜີຍເລກລັບ ແລະ ບັນທຶກຫຼັກຖານ', 'Reveal the number and save the proof'],
  proofSaved: [
    'บันทึกหลักฐานแล้ว เปิดหน้าตรวจสอบแล้วเลือกไฟล์นี้ การหมุนครั้งต่อไปใช้เลขลับใหม่',
    'ບັນທຶກຫຼັກຖານແລ້ວ ເປີດໜ້າກວດສອບແລ້ວເລືອກໄຟລ໌ນີ້ ການໝຸນຄັ້ງຕໍ່ໄປໃຊ້ເລກລັບໃໝ່',
    'Proof saved. Open the checking page and choose this file. The next spins use a new secret number',
  ],
  openCheck: ['เปิดหน้าตรวจสอบ', 'ເປີດໜ້າກວດສອບ', 'Open the checking page'],
  noProof: ['ยังไม่มีการหมุนให้ตรวจสอบ', 'ຍັງບໍ່ມີການໝຸນໃຫ້ກວດສອບ', 'There are no spins to check yet'],
});
