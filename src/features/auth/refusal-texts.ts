import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  WRONG_CREDENTIAL: ['เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง', 'ເບີໂທລະສັບ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'Incorrect phone number/password'],
  LOGIN_FAIL: ['เข้าสู่ระบบไม่สำเร็จ', 'ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ', 'Login failed'],
  LOGIN_AGAIN: [
    'หมดเวลาแล้ว กรุณาใส่รหัสผ่านอีกครั้ง',
    'ໝົດເວລາແລ້ວ ກະລຸນາໃສ່ລະຫັດຜ່ານອີກຄັ້ງ',
    'That took too long. Please enter your password again',
  ],
  WRONG_CODE: [
    'รหัสไม่ถูกต้องหรือใช้ไปแล้ว กรุณารอรหัสถัดไป',
    'ລະຫັດບໍ່ຖືກຕ້ອງ ຫຼື ໃຊ້ໄປແລ້ວ ກະລຸນາລໍຖ້າລະຫັດຕໍ່ໄປ',
    'Wrong code, or one that was used already. Please wait for the next one',
  ],
  WRONG_PASSKEY: [
    'ใช้พาสคีย์นี้ไม่ได้ กรุณาลองอีกครั้ง หรือใช้รหัสจากแอปแทน',
    'ໃຊ້ພາສຄີນີ້ບໍ່ໄດ້ ກະລຸນາລອງອີກຄັ້ງ ຫຼື ໃຊ້ລະຫັດຈາກແອັບແທນ',
    'This passkey was not accepted. Try again, or use a code of your app instead',
  ],
  PASSKEYS_FULL: [
    'มีพาสคีย์ครบจำนวนแล้ว กรุณาลบอันที่ไม่ใช้ก่อน',
    'ມີພາສຄີຄົບຈຳນວນແລ້ວ ກະລຸນາລຶບອັນທີ່ບໍ່ໃຊ້ກ່ອນ',
    'You have as many passkeys as one person may have. Remove one you no longer use first',
  ],
  MANAGER_NEEDED: [
    'ระงับตัวเองไม่ได้ และต้องมีผู้จัดการที่ใช้งานได้อย่างน้อยหนึ่งคน',
    'ລະງັບຕົນເອງບໍ່ໄດ້ ແລະ ຕ້ອງມີຜູ້ຈັດການທີ່ໃຊ້ງານໄດ້ຢ່າງໜ້ອຍໜຶ່ງຄົນ',
    'Nobody suspends themselves, and at least one manager has to remain',
  ],
});
