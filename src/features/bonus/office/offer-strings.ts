import { entryTexts } from '#i18n/entry-texts.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import type { OfferState } from '../office-contract.ts';

export const offerStrings = texts({
  title: menuStrings.rewards,
  bonuses: entryTexts.bonus,
  promotions: ['โปรโมชัน', 'ໂປຣໂມຊັນ', 'Promotions'],
  waiting: staffTexts.toConfirm,
  ended: staffTexts.ended,
  newBonus: ['สร้างโบนัส', 'ສ້າງໂບນັດ', 'New bonus'],
  newPromotion: ['สร้างโปรโมชัน', 'ສ້າງໂປຣໂມຊັນ', 'New promotion'],
  empty: staffTexts.empty,
  choose: staffTexts.choose,
  gone: staffTexts.gone,
  change: staffTexts.change,
  close: ['หยุดให้รับ', 'ຢຸດໃຫ້ຮັບ', 'Close the offer'],
  closeNote: [
    'มีผลทันที สมาชิกที่รับไปแล้วไม่ได้รับผลกระทบ',
    'ມີຜົນທັນທີ ສະມາຊິກທີ່ຮັບໄປແລ້ວບໍ່ໄດ້ຮັບຜົນກະທົບ',
    'It takes effect at once. Members who took it keep it',
  ],
  closed: ['หยุดให้รับแล้ว', 'ຢຸດໃຫ້ຮັບແລ້ວ', 'Closed'],
  waitsForSecond: staffTexts.waitsForSecond,
  toConfirm: staffTexts.seeUnderSettings,
  use: ['การใช้', 'ການໃຊ້', 'Use'],
  taken: ['จำนวนผู้รับ', 'ຈຳນວນຜູ້ຮັບ', 'Taken'],
  paid: ['จ่ายแล้ว (ครั้ง)', 'ຈ່າຍແລ້ວ (ຄັ້ງ)', 'Paid (times)'],
  running: ['ยังอยู่ในเงื่อนไข', 'ຍັງຢູ່ໃນເງື່ອນໄຂ', 'Condition still runs'],
  cost: ['จ่ายไปทั้งหมด', 'ຈ່າຍໄປທັງໝົດ', 'Paid in all'],
  ofQuota: ['{taken} จาก {quota}', '{taken} ຈາກ {quota}', '{taken} of {quota}'],
  versions: staffTexts.versions,
  version: ['ฉบับที่ {n}', 'ສະບັບທີ {n}', 'Version {n}'],
  publishedBy: staffTexts.publishedBy,
  current: ['ฉบับปัจจุบัน', 'ສະບັບປັດຈຸບັນ', 'Current'],
  rollBack: staffTexts.publishAgain,
  kept: [
    'สมาชิกที่รับไปแล้วใช้เงื่อนไขเดิมที่ตกลงไว้',
    'ສະມາຊິກທີ່ຮັບໄປແລ້ວໃຊ້ເງື່ອນໄຂເດີມທີ່ຕົກລົງໄວ້',
    'Members who took it keep the terms they accepted',
  ],
  terms: ['ข้อเสนอ', 'ຂໍ້ສະເໜີ', 'Offer'],
  condition: ['เงื่อนไข', 'ເງື່ອນໄຂ', 'Condition'],
  limits: ['จำนวนและเวลา', 'ຈຳນວນ ແລະ ເວລາ', 'Limits and time'],
  texts: ['ข้อความและภาพ', 'ຂໍ້ຄວາມ ແລະ ຮູບ', 'Texts and picture'],
  invalid: staffTexts.invalid,
  codeHint: [
    'A–Z 0–9 - _ เปลี่ยนภายหลังไม่ได้',
    'A–Z 0–9 - _ ປ່ຽນພາຍຫຼັງບໍ່ໄດ້',
    'A to Z, 0 to 9, - and _. It cannot be changed later',
  ],
  noLimit: ['ว่างไว้ถ้าไม่จำกัด', 'ປະວ່າງໄວ້ຖ້າບໍ່ຈຳກັດ', 'Empty for no limit'],
  zeroNoLimit: ['0 คือไม่จำกัด', '0 ແມ່ນບໍ່ຈຳກັດ', '0 is no limit'],
  endsRule: ['ต้องเป็นเวลาในอนาคตและหลังเวลาเริ่ม', 'ຕ້ອງເປັນເວລາໃນອະນາຄົດ ແລະ ຫຼັງເວລາເລີ່ມ', 'In the future and after From'],
  thaiTime: staffTexts.thaiTime,
  codesHint: [
    'หนึ่งรหัสต่อบรรทัด วางจากตารางได้ จำนวนครั้งใส่หลังจุลภาค เช่น SONGKRAN, 50 ว่างไว้ถ้าใช้รหัสด้านบน',
    'ໜຶ່ງລະຫັດຕໍ່ແຖວ ວາງຈາກຕາຕະລາງໄດ້ ຈຳນວນຄັ້ງໃສ່ຫຼັງເຄື່ອງໝາຍຈຸດ (,) ເຊັ່ນ PIMAI, 50 ປະວ່າງໄວ້ຖ້າໃຊ້ລະຫັດຂ້າງເທິງ',
    'One code per line, or pasted from a sheet; how often it may be used after a comma, such as NEWYEAR, 50. Empty to use the code above',
  ],
  codesRead: ['อ่านได้ {count} รหัส', 'ອ່ານໄດ້ {count} ລະຫັດ', 'Codes: {count}'],
  codesBad: ['ใช้ไม่ได้: {codes}', 'ໃຊ້ບໍ່ໄດ້: {codes}', 'Cannot be used: {codes}'],
  codesOf: ['รหัสที่แจก', 'ລະຫັດທີ່ແຈກ', 'Codes given out'],
  saveCodes: ['บันทึกรหัสเป็นไฟล์ CSV', 'ບັນທຶກລະຫັດເປັນໄຟລ໌ CSV', 'Save the codes as CSV'],
  pictureHint: [
    'ที่อยู่ของภาพในเว็บนี้ เช่น /offers/welcome.svg',
    'ທີ່ຢູ່ຂອງຮູບໃນເວັບນີ້ ເຊັ່ນ /offers/welcome.svg',
    'Its address on this site, such as /offers/welcome.svg',
  ],
});

export const offerStateTexts = texts({
  OPEN: ['เปิดรับ', 'ເປີດຮັບ', 'Open'],
  SOON: ['ยังไม่เริ่ม', 'ຍັງບໍ່ເລີ່ມ', 'Not yet'],
  ENDED: ['หมดเวลา', 'ໝົດເວລາ', 'Ended'],
  FULL: ['มีผู้รับครบแล้ว', 'ມີຜູ້ຮັບຄົບແລ້ວ', 'Fully taken'],
  CLOSED: ['หยุดให้รับแล้ว', 'ຢຸດໃຫ້ຮັບແລ້ວ', 'Closed'],
});

export const offerFieldTexts = texts({
  code: staffTexts.code,
  currency: accountTexts.currency,
  place: staffTexts.place,
  type: staffTexts.period,
  maxReceived: staffTexts.maxReceived,
  percent: staffTexts.percent,
  amountMax: ['โบนัสสูงสุด', 'ໂບນັດສູງສຸດ', 'At most'],
  minimum: staffTexts.minimum,
  amount: ['จำนวนเงินที่ให้', 'ຈຳນວນເງິນທີ່ໃຫ້', 'Amount given'],
  percentSuccess: staffTexts.percentSuccess,
  percentFail: staffTexts.percentFail,
  quota: staffTexts.quota,
  startsAt: staffTexts.from,
  endsAt: staffTexts.until,
  picture: ['ภาพ', 'ຮູບ', 'Picture'],
  codes: staffTexts.codes,
  title: staffTexts.title,
  description: staffTexts.description,
});

export const offerChips: Record<OfferState, ChipKind> = {
  OPEN: 'success',
  SOON: 'info',
  ENDED: 'info',
  FULL: 'waiting',
  CLOSED: 'failed',
};
