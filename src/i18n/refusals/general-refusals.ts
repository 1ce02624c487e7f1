import { texts } from '../texts.ts';

export const generalRefusals = texts({
  'invalid-token': [
    'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່',
    'Your session ended. Please log in again',
  ],
  gone: ['บริการนี้ปิดให้บริการแล้ว', 'ບໍລິການນີ້ປິດໃຫ້ບໍລິການແລ້ວ', 'This service has closed'],
  REQUEST_LIMIT: [
    'ทำรายการบ่อยเกินไป กรุณารอสักครู่',
    'ເຮັດລາຍການເລື້ອຍເກີນໄປ ກະລຸນາລໍຖ້າຈັກຄູ່',
    'Too many requests. Please wait a moment',
  ],
  REQUEST_LIMIT_1MIN: ['กรุณารอ 1 นาทีแล้วลองใหม่', 'ກະລຸນາລໍຖ້າ 1 ນາທີແລ້ວລອງໃໝ່', 'Please wait 1 minute and try again'],
  INTERNAL_SERVER_ERROR: [
    'ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง',
    'ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ',
    'Something went wrong. Please try again',
  ],
  SERVICE_UNAVAILABLE: [
    'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในอีกสักครู่',
    'ລະບົບບໍ່ພ້ອມໃຫ້ບໍລິການຊົ່ວຄາວ ກະລຸນາລອງໃໝ່ໃນອີກຈັກຄູ່',
    'The service is unavailable for a moment. Please try again shortly',
  ],
  KEY_MISSING: ['ข้อมูลที่จำเป็นไม่ครบถ้วน', 'ຂໍ້ມູນທີ່ຈຳເປັນບໍ່ຄົບຖ້ວນ', 'Required information is missing'],
  KEY_INVALID: ['ข้อมูลไม่ถูกต้อง', 'ຂໍ້ມູນບໍ່ຖືກຕ້ອງ', 'The information is invalid'],
  NO_DATA: ['ไม่พบข้อมูล', 'ບໍ່ພົບຂໍ້ມູນ', 'No data found'],
  OK: ['ตกลง', 'ຕົກລົງ', 'OK'],
  SUCCESS: ['สำเร็จ', 'ສຳເລັດ', 'Success'],
});
