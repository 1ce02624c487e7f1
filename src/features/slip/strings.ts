import { productTexts } from '#i18n/product-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const slipStrings = texts({
  uploadSlip: ['อัปโหลดสลิป', 'ອັບໂຫຼດສະລິບ', 'Upload slip'],
  slipClosedWindow: [
    'ปิดรับสลิปช่วง {from} ถึง {to} น.',
    'ປິດຮັບສະລິບຊ່ວງ {from} ຫາ {to} ໂມງ',
    'Slip upload is closed from {from} to {to}',
  ],
  withinHour: [
    'กรุณาอัปโหลดสลิปภายใน 1 ชั่วโมงหลังโอน',
    'ກະລຸນາອັບໂຫຼດສະລິບພາຍໃນ 1 ຊົ່ວໂມງຫຼັງໂອນ',
    'Upload the slip within 1 hour of the transfer',
  ],
  withinHours: [
    'กรุณาอัปโหลดสลิปภายใน {n} ชั่วโมงหลังโอน',
    'ກະລຸນາອັບໂຫຼດສະລິບພາຍໃນ {n} ຊົ່ວໂມງຫຼັງໂອນ',
    'Upload the slip within {n} hours of the transfer',
  ],
  withinMinutes: [
    'กรุณาอัปโหลดสลิปภายใน {n} นาทีหลังโอน',
    'ກະລຸນາອັບໂຫຼດສະລິບພາຍໃນ {n} ນາທີຫຼັງໂອນ',
    'Upload the slip within {n} minutes of the transfer',
  ],
  creditWithin: productTexts.creditWithin,
  nextInWallet: productTexts.nextInWallet,
  chooseImage: ['เลือกรูปภาพ', 'ເລືອກຮູບພາບ', 'Choose image'],
  changeImage: ['เปลี่ยนรูปภาพ', 'ປ່ຽນຮູບພາບ', 'Change image'],
  pasteImage: ['วางรูปที่คัดลอกไว้', 'ວາງຮູບທີ່ຄັດລອກໄວ້', 'Paste copied image'],
  nothingToPaste: [
    'ไม่พบรูปที่คัดลอกไว้ กรุณาเลือกรูปสลิปจากเครื่องแทน',
    'ບໍ່ພົບຮູບທີ່ຄັດລອກໄວ້ ກະລຸນາເລືອກຮູບສະລິບຈາກເຄື່ອງແທນ',
    'There is no copied image. Please choose the slip from your device',
  ],
  dropHint: ['หรือลากรูปมาวาง หรือกด Ctrl+V', 'ຫຼື ລາກຮູບມາວາງ ຫຼື ກົດ Ctrl+V', 'Or drop it here, or press Ctrl+V'],
  fileHint: [
    'ใช้รูปสลิปเต็มใบจากแอปธนาคาร ให้เห็นคิวอาร์โค้ด (PNG หรือ JPG ไม่เกิน 10 MB)',
    'ໃຊ້ຮູບສະລິບເຕັມໃບຈາກແອັບທະນາຄານ ໃຫ້ເຫັນຄິວອາໂຄດ (PNG ຫຼື JPG ບໍ່ເກີນ 10 MB)',
    'The whole slip from your bank app with its QR code visible (PNG or JPG, up to 10 MB)',
  ],
  slipImage: ['รูปสลิป {name}', 'ຮູບສະລິບ {name}', 'Slip image {name}'],
  installWhy: [
    'ติดตั้งแอปนี้ แล้วแชร์สลิปจากแอปธนาคารมาที่นี่ได้เลย',
    'ຕິດຕັ້ງແອັບນີ້ ແລ້ວແບ່ງປັນສະລິບຈາກແອັບທະນາຄານມາທີ່ນີ້ໄດ້ເລີຍ',
    'Install this app to share slips to it straight from your bank app',
  ],
  install: ['ติดตั้งแอป', 'ຕິດຕັ້ງແອັບ', 'Install app'],
  removeImage: ['ลบรูปนี้', 'ລຶບຮູບນີ້', 'Remove this image'],
  preparing: ['กำลังเตรียมรูป', 'ກຳລັງກຽມຮູບ', 'Preparing the image'],
  uploading: sharedTexts.uploading,
  reading: ['กำลังอ่านสลิป', 'ກຳລັງອ່ານສະລິບ', 'Reading the slip'],
  uploadCancelled: [
    'หยุดส่งแล้ว รูปยังอยู่ กดอัปโหลดสลิปเพื่อส่งอีกครั้ง ระบบจะไม่เพิ่มเงินซ้ำ',
    'ຢຸດສົ່ງແລ້ວ ຮູບຍັງຢູ່ ກົດອັບໂຫຼດສະລິບເພື່ອສົ່ງອີກຄັ້ງ ລະບົບຈະບໍ່ເພີ່ມເງິນຊ້ຳ',
    'Stopped. The image is kept: press Upload slip to send it again. The same transfer is never credited twice',
  ],
  slipReceived: ['ได้รับสลิปแล้ว กำลังตรวจสอบ', 'ໄດ້ຮັບສະລິບແລ້ວ ກຳລັງກວດສອບ', 'Slip received. We are checking it'],
  slipCredited: ['เงินเข้ากระเป๋าแล้ว', 'ເງິນເຂົ້າກະເປົາແລ້ວ', 'The money is in your wallet'],
  slipFailed: ['สลิปนี้ไม่ผ่านการตรวจสอบ', 'ສະລິບນີ້ບໍ່ຜ່ານການກວດສອບ', 'This slip was not accepted'],
  viewSlips: ['ดูสถานะสลิป', 'ເບິ່ງສະຖານະສະລິບ', 'View slip status'],
  uploadAnother: ['อัปโหลดสลิปอื่น', 'ອັບໂຫຼດສະລິບອື່ນ', 'Upload another slip'],
});

// What to do after an upload was refused, by its code.
export const uploadAdvice = texts({
  SLIP_UPLOAD_FAIL: [
    'รูปยังอยู่ กรุณาลองอีกครั้งในอีกสักครู่ เงินที่โอนแล้วไม่หาย',
    'ຮູບຍັງຢູ່ ກະລຸນາລອງອີກຄັ້ງໃນອີກຈັກຄູ່ ເງິນທີ່ໂອນແລ້ວບໍ່ຫາຍ',
    'The image is kept. Please try again in a moment. Money you have transferred is not lost',
  ],
  SLIP_NO_FILE: [
    'กรุณาเลือกรูปสลิปจากเครื่อง แล้วกดอัปโหลดสลิป',
    'ກະລຸນາເລືອກຮູບສະລິບຈາກເຄື່ອງ ແລ້ວກົດອັບໂຫຼດສະລິບ',
    'Choose the slip image on your device, then press Upload slip',
  ],
  SLIP_INVALID_FILE: [
    'กรุณาเลือกรูป PNG หรือ JPG ไม่เกิน 10 MB หรือจับภาพหน้าจอสลิปแล้วเลือกรูปนั้น',
    'ກະລຸນາເລືອກຮູບ PNG ຫຼື JPG ບໍ່ເກີນ 10 MB ຫຼື ຖ່າຍພາບໜ້າຈໍສະລິບແລ້ວເລືອກຮູບນັ້ນ',
    'Choose a PNG or JPG of at most 10 MB, or take a screenshot of the slip and choose that',
  ],
  SLIP_NOT_OFFERED: [
    'เงินจะเข้าเองโดยไม่ต้องใช้สลิป กรุณากดตรวจสอบยอดเงิน',
    'ເງິນຈະເຂົ້າເອງໂດຍບໍ່ຕ້ອງໃຊ້ສະລິບ ກະລຸນາກົດກວດສອບຍອດເງິນ',
    'The money is credited without a slip. Please press check balance',
  ],
  NO_BANK: [
    'ช่องทางนี้ปิดแล้ว กรุณาเลือกช่องทางที่คุณโอนเงิน',
    'ຊ່ອງທາງນີ້ປິດແລ້ວ ກະລຸນາເລືອກຊ່ອງທາງທີ່ທ່ານໂອນເງິນ',
    'This method is closed now. Choose the method that you used to pay',
  ],
  REQUEST_LIMIT: [
    'มีสลิปที่รอตรวจสอบหลายใบ กรุณารอให้เสร็จก่อน รูปยังอยู่',
    'ມີສະລິບທີ່ລໍຖ້າກວດສອບຫຼາຍໃບ ກະລຸນາລໍຖ້າໃຫ້ສຳເລັດກ່ອນ ຮູບຍັງຢູ່',
    'Several of your slips are still being checked. Please wait for them. The image is kept',
  ],
  unknown: [
    'ไม่ทราบว่าสลิปส่งถึงหรือไม่ รูปยังอยู่ กดอัปโหลดสลิปอีกครั้งได้ ระบบจะไม่เพิ่มเงินซ้ำ',
    'ບໍ່ຮູ້ວ່າສະລິບສົ່ງເຖິງ ຫຼື ບໍ່ ຮູບຍັງຢູ່ ກົດອັບໂຫຼດສະລິບອີກຄັ້ງໄດ້ ລະບົບຈະບໍ່ເພີ່ມເງິນຊ້ຳ',
    'We do not know whether the slip arrived. The image is kept: press Upload slip again. It is never credited twice',
  ],
  other: ['รูปยังอยู่ กรุณาลองอีกครั้ง', 'ຮູບຍັງຢູ່ ກະລຸນາລອງອີກຄັ້ງ', 'The image is kept. Please try again'],
});

export const slipStatusStrings = texts({
  talkAbout: ['แจ้งปัญหาสลิปนี้ในแชท', 'ແຈ້ງບັນຫາສະລິບນີ້ໃນແຊັດ', 'Report this slip in the chat'],
  slipStatus: productTexts.slipStatus,
  emptySlip: ['ยังไม่มีสลิป', 'ຍັງບໍ່ມີສະລິບ', 'No slips yet'],
  image: ['รูปภาพ', 'ຮູບພາບ', 'Image'],
  viewImage: ['ดูรูปภาพ', 'ເບິ່ງຮູບພາບ', 'View image'],
  openingImage: ['กำลังเปิดรูปสลิป', 'ກຳລັງເປີດຮູບສະລິບ', 'Opening the slip image'],
  tapToOpen: productTexts.tapToOpen,
  checking: [
    'กำลังตรวจสอบกับธนาคาร ปกติไม่เกิน 1 นาที',
    'ກຳລັງກວດສອບກັບທະນາຄານ ປົກກະຕິບໍ່ເກີນ 1 ນາທີ',
    'We are checking it with the bank, usually within 1 minute',
  ],
  staffDecideBy: [
    'เจ้าหน้าที่จะตรวจสอบเสร็จภายใน {time}\u00a0น.',
    'ເຈົ້າໜ້າທີ່ຈະກວດສອບໃຫ້ສຳເລັດພາຍໃນ {time}\u00a0ໂມງ',
    'Our staff will decide by {time}',
  ],
  staffLate: [
    'เลยเวลาที่แจ้งไว้ ({time}\u00a0น.) ขออภัยด้วย เจ้าหน้าที่ยังตรวจสอบอยู่ สอบถามได้ที่ฝ่ายบริการ',
    'ເລີຍເວລາທີ່ແຈ້ງໄວ້ ({time}\u00a0ໂມງ) ພວກເຮົາຂໍອະໄພ ເຈົ້າໜ້າທີ່ຍັງກວດສອບຢູ່ ສອບຖາມໄດ້ທີ່ຝ່າຍບໍລິການ',
    'Later than we said ({time}). We are sorry. Our staff are still checking it. You can ask support',
  ],
  staffCompareBy: [
    'มีเงินจำนวนนี้เข้ากระเป๋าคุณแล้วในเวลาใกล้กัน เจ้าหน้าที่จะตรวจภายใน {time}\u00a0น. ว่าสลิปนี้เป็นการโอนอีกรายการหรือไม่',
    'ມີເງິນຈຳນວນນີ້ເຂົ້າກະເປົາຂອງທ່ານແລ້ວໃນເວລາໃກ້ກັນ ເຈົ້າໜ້າທີ່ຈະກວດພາຍໃນ {time}\u00a0ໂມງ ວ່າສະລິບນີ້ແມ່ນການໂອນອີກລາຍການ ຫຼື ບໍ່',
    'A payment of this amount from about this time is already in your wallet. Our staff will check by {time} whether this slip is another payment',
  ],
  getHelp: ['ขอความช่วยเหลือ', 'ຂໍຄວາມຊ່ວຍເຫຼືອ', 'Get help'],
  helpTitle: ['ขอความช่วยเหลือเรื่องสลิปนี้', 'ຂໍຄວາມຊ່ວຍເຫຼືອກ່ຽວກັບສະລິບນີ້', 'Help with this slip'],
  helpText: ['คัดลอกข้อความนี้ แล้วส่งให้ฝ่ายบริการ', 'ຄັດລອກຂໍ້ຄວາມນີ້ ແລ້ວສົ່ງໃຫ້ຝ່າຍບໍລິການ', 'Copy this message and send it to support'],
  helpMessage: [
    'สลิป {reference} วันที่ {date} สถานะ {reason}',
    'ສະລິບ {reference} ວັນທີ {date} ສະຖານະ {reason}',
    'Slip {reference} of {date}, status {reason}',
  ],
  contactBy: ['ติดต่อทาง LINE {name}', 'ຕິດຕໍ່ທາງ LINE {name}', 'Contact us on LINE {name}'],
  backToSlips: ['กลับไปที่สลิป', 'ກັບໄປທີ່ສະລິບ', 'Back to the slips'],
});

// Why a slip failed, by its code.
export const slipReasonTexts = texts({
  UPLOADED_FILE_NOT_EXIST: ['สลิปไม่ถูกต้อง', 'ສະລິບບໍ່ຖືກຕ້ອງ', 'Incorrect slip'],
  IMG_SIZE_UNABLE_TO_PROCESS: ['สลิปไม่ถูกต้อง', 'ສະລິບບໍ່ຖືກຕ້ອງ', 'Incorrect slip'],
  CANNOT_READ_CROPPED_IMAGE: ['สลิปไม่ถูกต้อง', 'ສະລິບບໍ່ຖືກຕ້ອງ', 'Incorrect slip'],
  DEST_ACC_INVALID: ['บัญชีปลายทางไม่ถูกต้อง', 'ບັນຊີປາຍທາງບໍ່ຖືກຕ້ອງ', 'Invalid destination account'],
  SLIP_REFNO_DUPLICATED: ['สลิปซ้ำ', 'ສະລິບຊ້ຳ', 'Duplicate slip'],
  UNSTABLE_REFNO_ON_SLIP: [
    'อ่านเลขอ้างอิงบนสลิปไม่ชัดเจน',
    'ອ່ານເລກອ້າງອີງໃນສະລິບບໍ່ຊັດເຈນ',
    'Unstable (unreadable) reference number',
  ],
  TRIPPLE_WRONG_CAPTCHA: ['กรอกรหัสภาพผิด 3 ครั้งติดต่อกัน', 'ປ້ອນລະຫັດຮູບຜິດ 3 ຄັ້ງຕິດຕໍ່ກັນ', 'Wrong captcha three times in a row'],
  INVALID_SLIP: ['สลิปใช้ไม่ได้', 'ສະລິບໃຊ້ບໍ່ໄດ້', 'Invalid slip'],
  NOT_MATCH: ['บัญชีไม่ตรงกับที่ลงทะเบียนไว้', 'ບັນຊີບໍ່ກົງກັບທີ່ລົງທະບຽນໄວ້', 'Account not matching the registered one'],
  EXPIRED_SLIP: ['สลิปหมดอายุ', 'ສະລິບໝົດອາຍຸ', 'Expired slip'],
  UNKNOW_ERROR: ['ไม่ทราบสาเหตุ', 'ບໍ່ຮູ້ສາເຫດ', 'Unknown error'],
});

// What the member can do about a failed slip.
export const slipAdviceTexts = texts({
  clearer: [
    'กรุณาอัปโหลดรูปสลิปเต็มใบจากแอปธนาคาร ให้เห็นคิวอาร์โค้ดชัดเจน',
    'ກະລຸນາອັບໂຫຼດຮູບສະລິບເຕັມໃບຈາກແອັບທະນາຄານ ໃຫ້ເຫັນຄິວອາໂຄດຊັດເຈນ',
    'Upload the whole slip as your bank app saved it, with its QR code clearly visible',
  ],
  otherAccount: [
    'เงินไม่ได้โอนเข้าบัญชีของเรา กรุณาตรวจบัญชีปลายทางบนสลิป หากโอนมาหาเราจริง กรุณาขอความช่วยเหลือ',
    'ເງິນບໍ່ໄດ້ໂອນເຂົ້າບັນຊີຂອງພວກເຮົາ ກະລຸນາກວດບັນຊີປາຍທາງໃນສະລິບ ຖ້າໂອນຫາພວກເຮົາແທ້ ກະລຸນາຂໍຄວາມຊ່ວຍເຫຼືອ',
    'The money did not go to one of our accounts. Check the account on the slip; if it was ours, get help',
  ],
  usedAlready: [
    'รายการโอนนี้ใช้กับสลิปอื่นแล้ว กรุณาดูรายการเดินบัญชี หากไม่พบเงินนี้ กรุณาขอความช่วยเหลือ',
    'ລາຍການໂອນນີ້ໃຊ້ກັບສະລິບອື່ນແລ້ວ ກະລຸນາເບິ່ງລາຍການເຄື່ອນໄຫວ ຖ້າບໍ່ພົບເງິນນີ້ ກະລຸນາຂໍຄວາມຊ່ວຍເຫຼືອ',
    'This transfer has been used already. Check your statement. If the money is not there, get help',
  ],
  notFound: [
    'ไม่พบรายการโอนนี้ หากโอนจริง กรุณาอัปโหลดสลิปต้นฉบับจากแอปธนาคาร',
    'ບໍ່ພົບລາຍການໂອນນີ້ ຖ້າໂອນແທ້ ກະລຸນາອັບໂຫຼດສະລິບຕົ້ນສະບັບຈາກແອັບທະນາຄານ',
    'This transfer could not be found. If you made it, upload the original slip from your bank app',
  ],
  otherSender: [
    'รับเฉพาะเงินที่โอนจากบัญชีที่ลงทะเบียนไว้ กรุณาติดต่อฝ่ายบริการ เงินของคุณไม่หาย',
    'ຮັບສະເພາະເງິນທີ່ໂອນຈາກບັນຊີທີ່ລົງທະບຽນໄວ້ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ ເງິນຂອງທ່ານບໍ່ຫາຍ',
    'Only transfers from your registered account are credited. Contact support: your money is not lost',
  ],
  tooLate: [
    'ส่งสลิปช้ากว่ากำหนด กรุณาติดต่อฝ่ายบริการ เงินของคุณไม่หาย',
    'ສົ່ງສະລິບຊ້າກວ່າກຳນົດ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ ເງິນຂອງທ່ານບໍ່ຫາຍ',
    'The slip came too late after the transfer. Contact support: your money is not lost',
  ],
  askUs: [
    'กรุณาติดต่อฝ่ายบริการพร้อมเลขอ้างอิงของสลิปนี้',
    'ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການພ້ອມເລກອ້າງອີງຂອງສະລິບນີ້',
    'Please contact support and give the reference number of this slip',
  ],
});
