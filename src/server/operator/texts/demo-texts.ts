const inEach = (th: string, la: string, en: string) => ({ th: `<p>${th}</p>`, la: `<p>${la}</p>`, en: `<p>${en}</p>` });

// Texts of the demo operator.
export const demoConditions = [
  {
    title: { th: 'การฝากเงิน', la: 'ການຝາກເງິນ', en: 'Deposits' },
    html: inEach(
      'โอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น ระบบปรับยอดให้ภายใน 1 นาที คิวอาร์โค้ดหนึ่งรูปใช้ได้ครั้งเดียว',
      'ໂອນຈາກບັນຊີທີ່ລົງທະບຽນໄວ້ເທົ່ານັ້ນ ລະບົບປັບຍອດໃຫ້ພາຍໃນ 1 ນາທີ ຄິວອາໂຄດໜຶ່ງຮູບໃຊ້ໄດ້ຄັ້ງດຽວ',
      'Transfer from your registered account only. Your balance follows within a minute. A QR code works once.',
    ),
  },
  {
    title: { th: 'การถอนเงิน', la: 'ການຖອນເງິນ', en: 'Withdrawals' },
    html: inEach(
      'ถอนเข้าบัญชีที่ลงทะเบียนไว้เท่านั้น ยอดสูงต้องผ่านการตรวจสอบโดยเจ้าหน้าที่สองคน',
      'ຖອນເຂົ້າບັນຊີທີ່ລົງທະບຽນໄວ້ເທົ່ານັ້ນ ຍອດສູງຕ້ອງຜ່ານການກວດສອບໂດຍເຈົ້າໜ້າທີ່ສອງຄົນ',
      'Money is paid to your registered account only. Two people of ours check large amounts.',
    ),
  },
  {
    title: { th: 'การโอนเงิน', la: 'ການໂອນເງິນ', en: 'Transfers' },
    html: inEach(
      'โอนเงินระหว่างกระเป๋าเงินและบัญชีเกมได้ตลอดเวลา ขั้นต่ำ 1 บาท หรือ 1 กีบ',
      'ໂອນເງິນລະຫວ່າງກະເປົາເງິນ ແລະ ບັນຊີເກມໄດ້ຕະຫຼອດເວລາ ຂັ້ນຕ່ຳ 1 ບາດ ຫຼື 1 ກີບ',
      'Move money between your wallet and your game accounts at any time, from 1 baht or 1 kip.',
    ),
  },
];

export const demoAgreements = [
  inEach(
    'ผู้สมัครต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป และใช้ข้อมูลจริงของตนเอง',
    'ຜູ້ສະໝັກຕ້ອງມີອາຍຸ 20 ປີຂຶ້ນໄປ ແລະ ໃຊ້ຂໍ້ມູນຈິງຂອງຕົນເອງ',
    'You are at least 20 years old and register with your own true details.',
  ),
  inEach(
    'หนึ่งคนมีได้หนึ่งบัญชี ชื่อบัญชีธนาคารต้องตรงกับชื่อผู้สมัคร',
    'ໜຶ່ງຄົນມີໄດ້ໜຶ່ງບັນຊີ ຊື່ບັນຊີທະນາຄານຕ້ອງກົງກັບຊື່ຜູ້ສະໝັກ',
    'One person has one account, and the bank account is in the same name.',
  ),
  inEach(
    'เราเก็บข้อมูลเท่าที่จำเป็นต่อการให้บริการ และไม่เปิดเผยต่อผู้อื่น',
    'ພວກເຮົາເກັບຂໍ້ມູນເທົ່າທີ່ຈຳເປັນຕໍ່ການໃຫ້ບໍລິການ ແລະ ບໍ່ເປີດເຜີຍຕໍ່ຜູ້ອື່ນ',
    'We keep only the data that the service needs and pass none of it on.',
  ),
].map((html) => ({ html, version: 1 }));

export const demoSources = [
  { code: 'FRIEND', description: { th: 'เพื่อนแนะนำ', la: 'ໝູ່ແນະນຳ', en: 'A friend' } },
  { code: 'GOOGLE', description: 'Google' },
  { code: 'FACEBOOK', description: 'Facebook' },
  { code: 'LINE', description: 'LINE' },
  { code: 'TIKTOK', description: 'TikTok' },
  { code: 'OTHER', description: { th: 'อื่น ๆ', la: 'ອື່ນໆ', en: 'Another way' } },
];
