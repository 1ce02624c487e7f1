import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

export const simulationStrings = texts({
  title: ['จะจ่ายไปเท่าไร', 'ຈະຈ່າຍໄປເທົ່າໃດ', 'What it would have paid'],
  about: [
    'คำนวณจากเงินฝากจริงใน 30 วันที่ผ่านมา ตามค่าที่กรอกไว้',
    'ຄິດໄລ່ຈາກເງິນຝາກຈິງໃນ 30 ວັນຜ່ານມາ ຕາມຄ່າທີ່ຕື່ມໄວ້',
    'Computed from the deposits of the last 30 days and the values above',
  ],
  takers: ['สมาชิกที่รับโบนัส', 'ສະມາຊິກທີ່ຮັບໂບນັດ', 'Members who take it'],
  compute: ['คำนวณ', 'ຄິດໄລ່', 'Compute'],
  unwritten: ['กรอกตัวเลขให้ครบก่อน', 'ຕື່ມຕົວເລກໃຫ້ຄົບກ່ອນ', 'Enter all numbers first'],
  basis: [
    'เงินฝาก {deposits} รายการของสมาชิก {members} คน',
    'ເງິນຝາກ {deposits} ລາຍການຂອງສະມາຊິກ {members} ຄົນ',
    'Deposits: {deposits}, by members: {members}',
  ],
  basisCut: [
    'เฉพาะเงินฝากล่าสุด {deposits} รายการของสมาชิก {members} คน',
    'ສະເພາະເງິນຝາກຫຼ້າສຸດ {deposits} ລາຍການຂອງສະມາຊິກ {members} ຄົນ',
    'Only the latest deposits: {deposits}, by members: {members}',
  ],
  median: ['ปกติ', 'ປົກກະຕິ', 'In a usual month'],
  p95: ['ไม่เกินใน 95 จาก 100 ครั้ง', 'ບໍ່ເກີນໃນ 95 ຈາກ 100 ຄັ້ງ', 'Not exceeded in 95 of 100 cases'],
  worst: ['มากที่สุด ถ้าทุกคนรับทุกครั้ง', 'ຫຼາຍທີ່ສຸດ ຖ້າທຸກຄົນຮັບທຸກຄັ້ງ', 'At worst, if everybody always takes it'],
  finish: ['ทำเงื่อนไขสำเร็จไม่เกิน', 'ເຮັດເງື່ອນໄຂສຳເລັດບໍ່ເກີນ', 'Meet the condition, at most'],
  reach: ['สมาชิกคนหนึ่งต้องทำยอดถึงเท่าไร', 'ສະມາຊິກຄົນໜຶ່ງຕ້ອງເຮັດຍອດໃຫ້ຮອດເທົ່າໃດ', 'What one member has to reach'],
  deposit: ['ยอดฝาก', 'ຍອດຝາກ', 'Deposit'],
  own: ['เงินอื่นที่สมาชิกมีอยู่', 'ເງິນອື່ນທີ່ສະມາຊິກມີຢູ່', 'What the member has besides'],
  unpaid: ['ยอดฝากนี้ไม่ได้โบนัส', 'ຍອດຝາກນີ້ບໍ່ໄດ້ໂບນັດ', 'This deposit pays no bonus'],
  bonus: productTexts.bonus,
  met: ['ผ่านเงื่อนไขเมื่อยอดรวมถึง', 'ຜ່ານເງື່ອນໄຂເມື່ອຍອດລວມຮອດ', 'Met when the total reaches'],
  lost: ['ไม่ผ่านเมื่อยอดรวมเหลือไม่เกิน', 'ບໍ່ຜ່ານເມື່ອຍອດລວມເຫຼືອບໍ່ເກີນ', 'Lost when the total is at most'],
  percent: ['{percent}%', '{percent}%', '{percent}%'],
});
