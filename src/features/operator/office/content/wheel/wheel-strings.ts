import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

export const wheelStrings = texts({
  none: ['ปิดวงล้ออยู่ สมาชิกหมุนไม่ได้', 'ປິດວົງລໍ້ຢູ່ ສະມາຊິກໝຸນບໍ່ໄດ້', 'No wheel is offered: members cannot spin'],
  turn: ['ลองหมุน', 'ລອງໝຸນ', 'Try it'],
  turnNote: ['ไม่ใช้เหรียญ', 'ບໍ່ໃຊ້ຫຼຽນ', 'Takes no coin'],
  stopped: ['หยุดที่ “{slice}”', 'ຢຸດຢູ່ “{slice}”', 'Stopped at “{slice}”'],
  odds: ['โอกาสและต้นทุน', 'ໂອກາດ ແລະ ຕົ້ນທຶນ', 'Chances and cost'],
  slice: ['ช่อง', 'ຊ່ອງ', 'Slice'],
  chance: productTexts.chance,
  cost: ['ต้นทุนต่อครั้ง', 'ຕົ້ນທຶນຕໍ່ຄັ້ງ', 'Costs a spin'],
  costOf: [
    'หมุนหนึ่งครั้งเสียเฉลี่ย {baht} หรือ {kip}',
    'ໝຸນໜຶ່ງຄັ້ງເສຍສະເລ່ຍ {baht} ຫຼື {kip}',
    'A spin costs {baht} or {kip} on average',
  ],
  prizes: ['ได้รางวัล {percent} ของการหมุน', 'ໄດ້ລາງວັນ {percent} ຂອງການໝຸນ', '{percent} of spins win a prize'],
  ofDeposits: [
    'หนึ่งเหรียญมาจากยอดฝาก {deposit} วงล้อจึงคืน {percent} ของยอดฝาก',
    'ໜຶ່ງຫຼຽນມາຈາກຍອດຝາກ {deposit} ວົງລໍ້ຈຶ່ງຄືນ {percent} ຂອງຍອດຝາກ',
    'A coin comes with {deposit} deposited, so the wheel gives back {percent} of deposits',
  ],
  costChange: ['ต้นทุนเฉลี่ยต่อการหมุน', 'ຕົ້ນທຶນສະເລ່ຍຕໍ່ການໝຸນ', 'Average cost of a spin'],
  sliceCount: ['วงล้อต้องมี 2 ถึง 24 ช่อง', 'ວົງລໍ້ຕ້ອງມີ 2 ຫາ 24 ຊ່ອງ', 'A wheel has 2 to 24 slices'],
  codeTwice: ['รหัสนี้ใช้กับช่องอื่นแล้ว', 'ລະຫັດນີ້ໃຊ້ກັບຊ່ອງອື່ນແລ້ວ', 'Another slice has this code'],
  someWeight: [
    'ต้องมีอย่างน้อยหนึ่งช่องที่น้ำหนักมากกว่า 0',
    'ຕ້ອງມີຢ່າງໜ້ອຍໜຶ່ງຊ່ອງທີ່ນ້ຳໜັກຫຼາຍກວ່າ 0',
    'At least one slice needs a weight above 0',
  ],
  prizeMissing: ['ช่องที่จ่ายเงินต้องมีชื่อรางวัล', 'ຊ່ອງທີ່ຈ່າຍເງິນຕ້ອງມີຊື່ລາງວັນ', 'A slice that pays needs a prize'],
});
