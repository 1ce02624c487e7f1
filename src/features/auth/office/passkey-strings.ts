import { texts } from '#i18n/texts.ts';

export const passkeyStrings = texts({
  title: ['พาสคีย์', 'ພາສຄີ', 'Passkeys'],
  about: [
    'ใช้ลายนิ้วมือ ใบหน้า หรือ PIN ของเครื่องนี้แทนรหัสจากแอปเมื่อเข้าสู่ระบบ',
    'ໃຊ້ລາຍນິ້ວມື ໃບໜ້າ ຫຼື PIN ຂອງເຄື່ອງນີ້ແທນລະຫັດຈາກແອັບເມື່ອເຂົ້າສູ່ລະບົບ',
    'Your finger, face or the PIN of this device instead of a code when you log in',
  ],
  none: ['ยังไม่มีพาสคีย์', 'ຍັງບໍ່ມີພາສຄີ', 'You have none yet'],
  made: ['สร้างเมื่อ {at}', 'ສ້າງເມື່ອ {at}', 'made {at}'],
  used: ['ใช้ล่าสุด {at}', 'ໃຊ້ຫຼ້າສຸດ {at}', 'last used {at}'],
  notUsed: ['ยังไม่เคยใช้', 'ຍັງບໍ່ເຄີຍໃຊ້', 'not used yet'],
  name: ['ชื่อพาสคีย์', 'ຊື່ພາສຄີ', 'Name of the passkey'],
  nameHint: ['เช่น มือถือของฉัน', 'ເຊັ່ນ ມືຖືຂອງຂ້ອຍ', 'Such as: my phone'],
  add: ['เพิ่มพาสคีย์', 'ເພີ່ມພາສຄີ', 'Add a passkey'],
  remove: ['ลบ', 'ລຶບ', 'Remove'],
  removeNamed: ['ลบ {name}', 'ລຶບ {name}', 'Remove {name}'],
  removeAbout: ['{name} จะใช้เข้าสู่ระบบไม่ได้อีก', '{name} ຈະໃຊ້ເຂົ້າສູ່ລະບົບບໍ່ໄດ້ອີກ', '{name} will no longer work'],
  removed: ['ลบพาสคีย์แล้ว', 'ລຶບພາສຄີແລ້ວ', 'Passkey removed'],
  added: ['เพิ่มพาสคีย์แล้ว', 'ເພີ່ມພາສຄີແລ້ວ', 'Passkey added'],
  unsupported: ['เบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้', 'ບຣາວເຊີນີ້ໃຊ້ພາສຄີບໍ່ໄດ້', 'This browser cannot use passkeys'],
  logIn: ['เข้าสู่ระบบด้วยพาสคีย์', 'ເຂົ້າສູ່ລະບົບດ້ວຍພາສຄີ', 'Log in with a passkey'],
  orCode: ['หรือใช้รหัสจากแอป', 'ຫຼື ໃຊ້ລະຫັດຈາກແອັບ', 'Or with a code of your app'],
  wasNotUsed: ['ไม่ได้ใช้พาสคีย์ กรุณาลองอีกครั้ง', 'ບໍ່ໄດ້ໃຊ້ພາສຄີ ກະລຸນາລອງອີກຄັ້ງ', 'No passkey was used. Please try again'],
  isKnown: ['เครื่องนี้มีพาสคีย์ของคุณอยู่แล้ว', 'ເຄື່ອງນີ້ມີພາສຄີຂອງທ່ານຢູ່ແລ້ວ', 'This device has a passkey of yours already'],
});
