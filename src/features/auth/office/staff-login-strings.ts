import { memberTexts } from '#i18n/member-texts.ts';
import { entryTexts } from '#i18n/entry-texts.ts';
import { texts } from '#i18n/texts.ts';

export const staffLoginStrings = texts({
  title: ['เข้าสู่ระบบพนักงาน', 'ເຂົ້າສູ່ລະບົບພະນັກງານ', 'Staff log in'],
  name: ['ชื่อพนักงาน', 'ຊື່ພະນັກງານ', 'Staff name'],
  password: memberTexts.password,
  logIn: entryTexts.logIn,
  wrong: ['ชื่อพนักงานหรือรหัสผ่านไม่ถูกต้อง', 'ຊື່ພະນັກງານ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'Incorrect staff name or password'],
  codeTitle: ['ยืนยันตัวตนขั้นที่สอง', 'ຢືນຢັນຕົວຕົນຂັ້ນທີສອງ', 'Second step'],
  code: ['รหัสจากแอปยืนยันตัวตน', 'ລະຫັດຈາກແອັບຢືນຢັນຕົວຕົນ', 'Code from your authenticator app'],
  codeForm: memberTexts.codeForm,
  recoveryCode: ['รหัสสำรอง', 'ລະຫັດສຳຮອງ', 'Recovery code'],
  useRecovery: ['ใช้รหัสสำรองแทน', 'ໃຊ້ລະຫັດສຳຮອງແທນ', 'Use a recovery code instead'],
  useApp: ['ใช้แอปยืนยันตัวตน', 'ໃຊ້ແອັບຢືນຢັນຕົວຕົນ', 'Use the authenticator app'],
  startAgain: ['เริ่มใหม่', 'ເລີ່ມໃໝ່', 'Start again'],
});

export const enrolStrings = texts({
  title: ['ตั้งค่าแอปยืนยันตัวตน', 'ຕັ້ງຄ່າແອັບຢືນຢັນຕົວຕົນ', 'Set up your authenticator app'],
  scan: [
    'สแกนรูปนี้ด้วยแอปยืนยันตัวตนในโทรศัพท์ แล้วใส่รหัสที่แอปแสดง',
    'ສະແກນຮູບນີ້ດ້ວຍແອັບຢືນຢັນຕົວຕົນໃນໂທລະສັບ ແລ້ວໃສ່ລະຫັດທີ່ແອັບສະແດງ',
    'Scan this picture with an authenticator app on your phone, then enter the code it shows',
  ],
  picture: ['คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน', 'ຄິວອາໂຄດສຳລັບແອັບຢືນຢັນຕົວຕົນ', 'QR code for the authenticator app'],
  key: ['หรือพิมพ์คีย์นี้ในแอป', 'ຫຼື ພິມຄີນີ້ໃນແອັບ', 'Or type this key into the app'],
  finish: ['เปิดใช้', 'ເປີດໃຊ້', 'Turn on'],
  codesTitle: ['รหัสสำรองของคุณ', 'ລະຫັດສຳຮອງຂອງທ່ານ', 'Your recovery codes'],
  codesAbout: [
    'แต่ละรหัสใช้เข้าระบบได้หนึ่งครั้งเมื่อไม่มีโทรศัพท์ เก็บไว้ในที่ปลอดภัย รหัสเหล่านี้จะไม่แสดงอีก',
    'ແຕ່ລະລະຫັດໃຊ້ເຂົ້າລະບົບໄດ້ຄັ້ງດຽວເມື່ອບໍ່ມີໂທລະສັບ ເກັບໄວ້ບ່ອນປອດໄພ ລະຫັດເຫຼົ່ານີ້ຈະບໍ່ສະແດງອີກ',
    'Each code works once, if you do not have your phone. Keep them somewhere safe: they are not shown again',
  ],
  copyAll: ['คัดลอกทั้งหมด', 'ຄັດລອກທັງໝົດ', 'Copy all'],
  kept: ['เก็บรหัสแล้ว', 'ເກັບລະຫັດແລ້ວ', 'I have kept them'],
});
