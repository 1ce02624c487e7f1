import { entryTexts } from '#i18n/entry-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

export const contactStrings = texts({
  contact: entryTexts.contact,
  lead: [
    'มีคำถามเรื่องเงินหรือบัญชี ทักเราได้เลย',
    'ມີຄຳຖາມເລື່ອງເງິນ ຫຼື ບັນຊີ ທັກພວກເຮົາໄດ້ເລີຍ',
    'A question about your money or account? Write to us',
  ],
  openLine: ['ติดต่อทาง LINE {name}', 'ຕິດຕໍ່ທາງ LINE {name}', 'Contact {name} on LINE'],
  lineLink: ['ลิงก์ติดต่อ', 'ລິ້ງຕິດຕໍ່', 'Contact link'],
  qrOf: ['คิวอาร์โค้ดสำหรับติดต่อ {name}', 'ຄິວອາໂຄດສຳລັບຕິດຕໍ່ {name}', 'QR code to contact {name}'],
  support: ['ฝ่ายบริการ', 'ຝ່າຍບໍລິການ', 'support'],
  scan: ['สแกนด้วยโทรศัพท์อีกเครื่อง', 'ສະແກນດ້ວຍໂທລະສັບເຄື່ອງອື່ນ', 'Scan with another phone'],
  website: ['เว็บไซต์ของเรา', 'ເວັບໄຊຂອງພວກເຮົາ', 'Our website'],
  version: ['เวอร์ชัน {version}', 'ເວີຊັນ {version}', 'Version {version}'],
});

export const howtoStrings = texts({
  howto: entryTexts.howto,
  lead: [
    'ห้าเรื่องที่ควรรู้ เลือกดูได้ตามต้องการ',
    'ຫ້າເລື່ອງທີ່ຄວນຮູ້ ເລືອກເບິ່ງໄດ້ຕາມຕ້ອງການ',
    'Five things worth knowing. Watch the one you need',
  ],
  wallet: productTexts.howtoWallet,
  play: productTexts.howtoPlay,
  balance: productTexts.howtoBalance,
  bonus: ['วิธีรับโบนัส', 'ວິທີຮັບໂບນັດ', 'Receiving a bonus'],
  bonusCancel: productTexts.howtoBonusCancel,
  soon: ['วิดีโอกำลังจะมาเร็ว ๆ นี้', 'ວິດີໂອກຳລັງຈະມາໄວໆນີ້', 'Video coming soon'],
  watch: ['ดูวิดีโอ', 'ເບິ່ງວິດີໂອ', 'Watch'],
  videoFailed: ['เล่นวิดีโอนี้ไม่ได้', 'ຫຼິ້ນວິດີໂອນີ້ບໍ່ໄດ້', 'This video cannot be played'],
});
