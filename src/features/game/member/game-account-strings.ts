import { memberTexts } from '#i18n/member-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

// Of a game that was opened: its account, and the way into the game.
export const gameAccountStrings = texts({
  transfer: productTexts.transfer,
  username: memberTexts.username,
  password: memberTexts.password,
  showPassword: memberTexts.showPassword,
  hidePassword: ['ซ่อนรหัสผ่าน', 'ເຊື່ອງລະຫັດຜ່ານ', 'Hide password'],
  resetPassword: ['รีเซ็ตรหัสผ่าน', 'ຕັ້ງລະຫັດຜ່ານໃໝ່', 'Reset password'],
  resetPasswordConfirm: [
    'รหัสผ่านเกมเดิมจะใช้ไม่ได้ ต้องการดำเนินการต่อหรือไม่',
    'ລະຫັດຜ່ານເກມເກົ່າຈະໃຊ້ບໍ່ໄດ້ ຕ້ອງການດຳເນີນການຕໍ່ບໍ່',
    'The old game password will stop working. Continue?',
  ],
  passwordChanging: [
    'กำลังเปลี่ยนรหัสผ่านเกม กรุณาลองอีกครั้งในอีกไม่กี่นาที',
    'ກຳລັງປ່ຽນລະຫັດຜ່ານເກມ ກະລຸນາລອງໃໝ່ໃນອີກບໍ່ເທົ່າໃດນາທີ',
    'The game password is being changed. Please try again in a few minutes',
  ],
  play: ['เข้าเล่น', 'ເຂົ້າຫຼິ້ນ', 'Play'],
  transferAndPlay: ['โอนเงินและเข้าเล่น', 'ໂອນເງິນ ແລະ ເຂົ້າຫຼິ້ນ', 'Transfer and play'],
  movesAll: [
    'โอนเงินทั้งหมดในกระเป๋าเงินหลัก {amount} เข้าเกมนี้',
    'ໂອນເງິນທັງໝົດໃນກະເປົາເງິນຫຼັກ {amount} ເຂົ້າເກມນີ້',
    'Moves everything in your main wallet, {amount}, to this game',
  ],
  transferOnly: ['โอนเงินอย่างเดียว', 'ໂອນເງິນຢ່າງດຽວ', 'Transfer only'],
  walletEmpty: ['ไม่มีเงินในกระเป๋าเงินหลัก', 'ບໍ່ມີເງິນໃນກະເປົາເງິນຫຼັກ', 'There is no money in the main wallet'],
  noWayIn: ['เกมนี้เปิดจากที่นี่ไม่ได้', 'ເກມນີ້ເປີດຈາກບ່ອນນີ້ບໍ່ໄດ້', 'This game cannot be opened from here'],
  androidApp: ['แอป Android', 'ແອັບ Android', 'Android app'],
  iosApp: ['แอป iOS', 'ແອັບ iOS', 'iOS app'],
  openingGame: ['กำลังเปิด {game}', 'ກຳລັງເປີດ {game}', 'Opening {game}'],
  tapToOpen: productTexts.tapToOpen,
  windowBlocked: [
    'เบราว์เซอร์ของคุณไม่ยอมเปิดหน้าใหม่เอง กรุณาแตะปุ่มด้านล่างเพื่อเปิดเกม',
    'ບຣາວເຊີຂອງທ່ານບໍ່ຍອມເປີດໜ້າໃໝ່ເອງ ກະລຸນາແຕະປຸ່ມລຸ່ມນີ້ເພື່ອເປີດເກມ',
    'Your browser blocked the new page. Tap the button below to open the game',
  ],
  noLink: [
    '{game} ไม่ได้ส่งลิงก์เข้าเกมที่ใช้ได้มาให้เรา เกมจึงยังไม่เปิด',
    '{game} ບໍ່ໄດ້ສົ່ງລິ້ງເຂົ້າເກມທີ່ໃຊ້ໄດ້ມາໃຫ້ພວກເຮົາ ເກມຈຶ່ງຍັງບໍ່ເປີດ',
    '{game} did not open, because its provider gave us no valid link',
  ],
  tryAgainSoon: ['กรุณาลองอีกครั้งในอีกไม่กี่นาที', 'ກະລຸນາລອງໃໝ່ໃນອີກບໍ່ເທົ່າໃດນາທີ', 'Please try again in a few minutes'],
  moneyStays: [
    'เงินของคุณในเกมยังอยู่ครบ กรุณาลองอีกครั้งในอีกไม่กี่นาที หรือโอนเงินกลับกระเป๋าเงินหลัก',
    'ເງິນຂອງທ່ານໃນເກມຍັງຢູ່ຄົບ ກະລຸນາລອງໃໝ່ໃນອີກບໍ່ເທົ່າໃດນາທີ ຫຼື ໂອນເງິນກັບກະເປົາເງິນຫຼັກ',
    'Your money in the game is still there. Try again in a few minutes, or transfer it to your main wallet',
  ],
});
