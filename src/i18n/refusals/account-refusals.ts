import { texts } from '../texts.ts';
import { memberTexts } from '../member-texts.ts';
import { accountTexts } from '../account-texts.ts';

export const accountRefusals = texts({
  UNAUTHORIZED: ['ไม่สามารถยืนยันตัวตนได้', 'ບໍ່ສາມາດຢືນຢັນຕົວຕົນໄດ້', 'Cannot verify your identity'],
  EXPIRED_AUTH_TOKEN: [
    'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່',
    'Your session has expired. Please log in again',
  ],
  INVALID_USER_1: ['ข้อมูลผู้ใช้ไม่ถูกต้อง (1)', 'ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (1)', 'Invalid user (1)'],
  INVALID_USER_2: ['ข้อมูลผู้ใช้ไม่ถูกต้อง (2)', 'ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (2)', 'Invalid user (2)'],
  INVALID_USER_3: ['ข้อมูลผู้ใช้ไม่ถูกต้อง (3)', 'ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (3)', 'Invalid user (3)'],
  INVALID_IP: [
    'ไม่อนุญาตให้เข้าใช้งานจากเครือข่ายนี้',
    'ບໍ່ອະນຸຍາດໃຫ້ເຂົ້າໃຊ້ງານຈາກເຄືອຂ່າຍນີ້',
    'Access from this network is not allowed',
  ],
  WRONG_PASSWORD: ['รหัสผ่านไม่ถูกต้อง', 'ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'Incorrect password'],
  NO_USER: ['ไม่พบผู้ใช้นี้', 'ບໍ່ພົບຜູ້ໃຊ້ນີ້', 'User not found'],
  INACTIVE_USER: [
    'บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อฝ่ายบริการ',
    'ບັນຊີນີ້ຖືກລະງັບ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ',
    'This account is suspended. Please contact support',
  ],
  EXISTING_USER: ['เบอร์โทรศัพท์นี้สมัครสมาชิกแล้ว', 'ເບີໂທລະສັບນີ້ສະໝັກສະມາຊິກແລ້ວ', 'This phone number is already registered'],
  EXISTING_BANK: ['บัญชีธนาคารนี้มีผู้ใช้แล้ว', 'ບັນຊີທະນາຄານນີ້ມີຜູ້ໃຊ້ແລ້ວ', 'This bank account is already in use'],
  INVALID_USER_INFO: ['ข้อมูลสมาชิกไม่ถูกต้อง', 'ຂໍ້ມູນສະມາຊິກບໍ່ຖືກຕ້ອງ', 'Invalid member details'],
  INVALID_BANK: ['ข้อมูลธนาคารไม่ถูกต้อง', 'ຂໍ້ມູນທະນາຄານບໍ່ຖືກຕ້ອງ', 'Invalid bank details'],
  BANK_ACCOUNT_NAME_ENG: accountTexts.englishNameOnly,
  PHONE_NUMBER_REQUIRE_10_DIGIT: memberTexts.phone10,
});
