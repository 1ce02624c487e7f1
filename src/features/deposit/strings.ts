import { entryTexts } from '#i18n/entry-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { texts } from '#i18n/texts.ts';

export const depositStrings = texts({
  deposit: productTexts.deposit,
  ownAccountOnly: [
    'โอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น',
    'ໂອນຈາກບັນຊີທີ່ລົງທະບຽນໄວ້ເທົ່ານັ້ນ',
    'Transfer only from your registered bank account',
  ],
  methods: ['ช่องทางฝากเงิน', 'ຊ່ອງທາງຝາກເງິນ', 'Deposit method'],
  changeMethod: ['เปลี่ยนช่องทาง', 'ປ່ຽນຊ່ອງທາງ', 'Change method'],
  noDepositMethod: ['ยังไม่มีช่องทางฝากเงินในขณะนี้', 'ຍັງບໍ່ມີຊ່ອງທາງຝາກເງິນໃນຂະນະນີ້', 'No deposit method available now'],
  contactUs: entryTexts.contact,
  bankTransfer: ['โอนผ่านบัญชีธนาคาร', 'ໂອນຜ່ານບັນຊີທະນາຄານ', 'Bank transfer'],
  scanOrTransfer: ['สแกนคิวอาร์โค้ดหรือโอนเงิน', 'ສະແກນຄິວອາໂຄດ ຫຼື ໂອນເງິນ', 'Scan the QR code or transfer'],
  qrTransfer: ['คิวอาร์โค้ดพร้อมเพย์', 'ຄິວອາໂຄດພ້ອມເພ', 'PromptPay QR code'],
  qrNotExpired: ['คิวอาร์โค้ดยังไม่หมดอายุ', 'ຄິວອາໂຄດຍັງບໍ່ໝົດອາຍຸ', 'QR code still valid'],
  paidUploadSlip: ['โอนแล้ว อัปโหลดสลิปที่นี่', 'ໂອນແລ້ວ ອັບໂຫຼດສະລິບທີ່ນີ້', 'Paid already? Upload the slip'],
  backToPay: ['กลับไปที่วิธีโอนเงิน', 'ກັບໄປວິທີໂອນເງິນ', 'Back to how to pay'],
  slipWaits: [
    'รูปสลิปพร้อมส่งแล้ว กรุณาเลือกช่องทางที่คุณโอนเงิน',
    'ຮູບສະລິບພ້ອມສົ່ງແລ້ວ ກະລຸນາເລືອກຊ່ອງທາງທີ່ທ່ານໂອນເງິນ',
    'Your slip is ready to send. Choose the method that you used to pay',
  ],
  slipOnly: [
    'บัญชีนี้งดรับโอนในขณะนี้ กรุณาอย่าโอนเพิ่ม หากโอนไปแล้ว อัปโหลดสลิปได้ที่นี่',
    'ບັນຊີນີ້ງົດຮັບໂອນໃນຂະນະນີ້ ກະລຸນາຢ່າໂອນເພີ່ມ ຖ້າໂອນໄປແລ້ວ ອັບໂຫຼດສະລິບໄດ້ທີ່ນີ້',
    'This account receives no payments now, so please do not transfer to it. If you have transferred already, upload the slip here',
  ],
  accountClosed: [
    'บัญชีที่แสดงก่อนหน้านี้งดรับโอนแล้ว กรุณาอย่าโอนเข้าบัญชีนั้น',
    'ບັນຊີທີ່ສະແດງກ່ອນໜ້ານີ້ງົດຮັບໂອນແລ້ວ ກະລຸນາຢ່າໂອນເຂົ້າບັນຊີນັ້ນ',
    'The account shown before receives no payments now, so please do not transfer to it',
  ],
  slipsClosed: [
    'ขณะนี้ปิดรับสลิป เปิดรับอีกครั้งเวลา {to} น. เงินที่โอนแล้วไม่หาย',
    'ຂະນະນີ້ປິດຮັບສະລິບ ເປີດຮັບອີກຄັ້ງເວລາ {to} ໂມງ ເງິນທີ່ໂອນແລ້ວບໍ່ຫາຍ',
    'Slips cannot be uploaded now. Upload opens again at {to}. Money you have transferred is not lost',
  ],
  accountQr: ['คิวอาร์โค้ดของบัญชีนี้', 'ຄິວອາໂຄດຂອງບັນຊີນີ້', 'QR code of this account'],
  accountQrNote: [
    'สแกนในแอปธนาคาร แล้วใส่จำนวนเงินเอง',
    'ສະແກນໃນແອັບທະນາຄານ ແລ້ວໃສ່ຈຳນວນເງິນເອງ',
    'Scan it in your bank app and enter the amount there',
  ],
  stepSlip: ['อัปโหลดสลิปด้านล่าง', 'ອັບໂຫຼດສະລິບຂ້າງລຸ່ມ', 'Upload the slip below'],
  creditWithin: productTexts.creditWithin,
  stepCopy: ['คัดลอกเลขที่บัญชี', 'ຄັດລອກເລກບັນຊີ', 'Copy the account number'],
  stepScanOrCopy: [
    'สแกนคิวอาร์โค้ด หรือคัดลอกเลขที่บัญชี',
    'ສະແກນຄິວອາໂຄດ ຫຼື ຄັດລອກເລກບັນຊີ',
    'Scan the QR code, or copy the account number',
  ],
  stepTransfer: ['โอนเงินในแอปธนาคารของคุณ', 'ໂອນເງິນໃນແອັບທະນາຄານຂອງທ່ານ', 'Transfer the money in your bank app'],
  iHaveTransferred: ['โอนเงินแล้ว', 'ໂອນເງິນແລ້ວ', 'I have transferred'],
  refreshAfterTransfer: [
    'กรุณากดตรวจสอบยอดเงินหลังจากโอน',
    'ກະລຸນາກົດກວດສອບຍອດເງິນຫຼັງຈາກໂອນ',
    'Please press check balance after your transfer.',
  ],
  englishName: accountTexts.englishName,
  englishNameWhy: [
    'ธนาคารของคุณใช้ชื่อบัญชีภาษาอังกฤษ กรุณากรอกชื่อก่อนคัดลอก เพื่อให้ระบบตรวจสอบการโอนได้',
    'ທະນາຄານຂອງທ່ານໃຊ້ຊື່ບັນຊີເປັນພາສາອັງກິດ ກະລຸນາປ້ອນຊື່ກ່ອນຄັດລອກ ເພື່ອໃຫ້ລະບົບກວດສອບການໂອນໄດ້',
    'Your bank uses account names in English. Enter yours before copying, so that your transfer can be matched',
  ],
  englishNameHint: ['ตัวอักษร A-Z และเว้นวรรคเท่านั้น', 'ຕົວອັກສອນ A-Z ແລະ ຍະຫວ່າງເທົ່ານັ້ນ', 'Letters A-Z and spaces only'],
});

export const qrStrings = texts({
  qrAmounts: ['จำนวนเงินแนะนำ', 'ຈຳນວນເງິນແນະນຳ', 'Suggested amounts'],
  minAmount: productTexts.minAmount,
  maxAmount: ['จำนวนเงินสูงสุด {amount}', 'ຈຳນວນເງິນສູງສຸດ {amount}', 'Maximum amount {amount}'],
  twoDecimals: productTexts.twoDecimals,
  createQr: ['สร้างคิวอาร์โค้ด', 'ສ້າງຄິວອາໂຄດ', 'Create QR code'],
  qrFailedNext: [
    'สร้างคิวอาร์โค้ดไม่สำเร็จ ยังไม่มีการตัดเงิน กรุณาลองอีกครั้ง หรือเปลี่ยนช่องทาง',
    'ສ້າງຄິວອາໂຄດບໍ່ສຳເລັດ ຍັງບໍ່ມີການຕັດເງິນ ກະລຸນາລອງອີກຄັ້ງ ຫຼື ປ່ຽນຊ່ອງທາງ',
    'No QR code was made and no money has moved. Try again, or change the method',
  ],
  cancelQr: ['ยกเลิกคิวอาร์โค้ด', 'ຍົກເລີກຄິວອາໂຄດ', 'Cancel QR code'],
  cancelQrConfirm: [
    'ต้องการยกเลิกคิวอาร์โค้ดนี้หรือไม่ หากโอนแล้วไม่ต้องยกเลิก',
    'ຕ້ອງການຍົກເລີກຄິວອາໂຄດນີ້ແມ່ນບໍ່ ຖ້າໂອນໄປແລ້ວບໍ່ຕ້ອງຍົກເລີກ',
    'Cancel this QR code? Do not cancel it if you have already paid',
  ],
  keepQr: ['ไม่ยกเลิก', 'ບໍ່ຍົກເລີກ', 'Keep it'],
  saveQr: ['บันทึกคิวอาร์โค้ด', 'ບັນທຶກຄິວອາໂຄດ', 'Save QR code'],
  qrSaved: ['บันทึกคิวอาร์โค้ดแล้ว', 'ບັນທຶກຄິວອາໂຄດແລ້ວ', 'QR code saved'],
  holdToSave: ['แตะค้างที่รูปเพื่อบันทึก', 'ກົດຄ້າງທີ່ຮູບເພື່ອບັນທຶກ', 'Press and hold the image to save'],
  qrOf: ['คิวอาร์โค้ด {amount}', 'ຄິວອາໂຄດ {amount}', 'QR code for {amount}'],
  qrExactAmount: ['โอนตามยอดนี้เท่านั้น', 'ໂອນຕາມຍອດນີ້ເທົ່ານັ້ນ', 'Transfer exactly this amount'],
  qrOwnSatang: [
    'เศษสตางค์บอกเราว่าเป็นยอดของคุณ และจะเข้ากระเป๋าของคุณด้วย',
    'ເສດສະຕາງບອກພວກເຮົາວ່າເປັນຍອດຂອງທ່ານ ແລະ ຈະເຂົ້າກະເປົາຂອງທ່ານນຳ',
    'The satang tell us that the payment is yours. They are credited too',
  ],
  qrExpiresIn: ['หมดอายุใน {time}', 'ໝົດອາຍຸໃນ {time}', 'Expires in {time}'],
  qrExpired: ['คิวอาร์โค้ดหมดอายุแล้ว', 'ຄິວອາໂຄດໝົດອາຍຸແລ້ວ', 'The QR code has expired'],
  qrEnded: ['คิวอาร์โค้ดนี้ใช้ไม่ได้แล้ว', 'ຄິວອາໂຄດນີ້ໃຊ້ບໍ່ໄດ້ແລ້ວ', 'This QR code is no longer in use'],
  qrSeeStatement: [
    'หากโอนแล้ว เงินของคุณไม่หาย กรุณาดูรายการเดินบัญชี',
    'ຖ້າໂອນແລ້ວ ເງິນຂອງທ່ານບໍ່ຫາຍ ກະລຸນາເບິ່ງລາຍການເຄື່ອນໄຫວ',
    'If you have paid it, your money is not lost. Please look at your statement',
  ],
  qrSingleUse: [
    'คิวอาร์โค้ดนี้ใช้ได้ครั้งเดียว กรุณาชำระภายใน {minutes} นาที',
    'ຄິວອາໂຄດນີ້ໃຊ້ໄດ້ຄັ້ງດຽວ ກະລຸນາຊຳລະພາຍໃນ {minutes} ນາທີ',
    'This QR code is single use. Pay within {minutes} minutes',
  ],
  stepSave: ['บันทึกคิวอาร์โค้ด', 'ບັນທຶກຄິວອາໂຄດ', 'Save the QR code'],
  stepOpenBank: ['เปิดแอปธนาคารของคุณ', 'ເປີດແອັບທະນາຄານຂອງທ່ານ', 'Open your bank app'],
  stepScan: ['สแกนจากรูปภาพในเครื่อง', 'ສະແກນຈາກຮູບພາບໃນເຄື່ອງ', 'Scan it from your photos'],
  credited: productTexts.credited,
  creditedNext: productTexts.creditedNext,
  otherAmount: [
    'ยอดที่โอนไม่ตรงกับคิวอาร์โค้ด ({amount}) เราเพิ่มเงินให้ตามยอดที่โอนจริง',
    'ຍອດທີ່ໂອນບໍ່ກົງກັບຄິວອາໂຄດ ({amount}) ພວກເຮົາເພີ່ມເງິນໃຫ້ຕາມຍອດທີ່ໂອນແທ້',
    'You paid another amount than the {amount} of the QR code. What you paid is in your wallet',
  ],
  paidByOther: [
    'ได้รับเงินจากบัญชีอื่น กำลังตรวจสอบ',
    'ໄດ້ຮັບເງິນຈາກບັນຊີອື່ນ ກຳລັງກວດສອບ',
    'Received from another account. We are checking it',
  ],
  paidToCheck: ['ได้รับเงินแล้ว กำลังตรวจสอบ', 'ໄດ້ຮັບເງິນແລ້ວ ກຳລັງກວດສອບ', 'Received. We are checking it'],
  heldNext: [
    'เจ้าหน้าที่จะตรวจสอบภายใน 15 นาที เงินไม่หาย ดูความคืบหน้าได้ในรายการเดินบัญชี',
    'ເຈົ້າໜ້າທີ່ຈະກວດສອບພາຍໃນ 15 ນາທີ ເງິນບໍ່ຫາຍ ເບິ່ງຄວາມຄືບໜ້າໄດ້ໃນລາຍການເຄື່ອນໄຫວ',
    'Our staff will check it within 15 minutes. Your money is not lost. Follow it in your statement',
  ],
});
