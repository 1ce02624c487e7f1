import { texts } from '../texts.ts';
import { sharedTexts } from '../shared-texts.ts';
import { entryTexts } from '../entry-texts.ts';
import { memberTexts } from '../member-texts.ts';

export const generalRefusals = texts({
  'invalid-token': memberTexts.sessionEnded,
  gone: entryTexts.terminated,
  REQUEST_LIMIT: [
    'ทำรายการบ่อยเกินไป กรุณารอสักครู่',
    'ເຮັດລາຍການເລື້ອຍເກີນໄປ ກະລຸນາລໍຖ້າຈັກຄູ່',
    'Too many requests. Please wait a moment',
  ],
  REQUEST_LIMIT_1MIN: ['กรุณารอ 1 นาทีแล้วลองใหม่', 'ກະລຸນາລໍຖ້າ 1 ນາທີແລ້ວລອງໃໝ່', 'Please wait 1 minute and try again'],
  INTERNAL_SERVER_ERROR: entryTexts.noAnswer,
  SERVICE_UNAVAILABLE: [
    'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในอีกสักครู่',
    'ລະບົບບໍ່ພ້ອມໃຫ້ບໍລິການຊົ່ວຄາວ ກະລຸນາລອງໃໝ່ໃນອີກຈັກຄູ່',
    'The service is unavailable for a moment. Please try again shortly',
  ],
  KEY_MISSING: ['ข้อมูลที่จำเป็นไม่ครบถ้วน', 'ຂໍ້ມູນທີ່ຈຳເປັນບໍ່ຄົບຖ້ວນ', 'Required information is missing'],
  KEY_INVALID: ['ข้อมูลไม่ถูกต้อง', 'ຂໍ້ມູນບໍ່ຖືກຕ້ອງ', 'The information is invalid'],
  NO_DATA: ['ไม่พบข้อมูล', 'ບໍ່ພົບຂໍ້ມູນ', 'No data found'],
  OK: ['ตกลง', 'ຕົກລົງ', 'OK'],
  SUCCESS: sharedTexts.statusSuccess,
});
