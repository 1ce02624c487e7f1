import { productTexts } from '#i18n/product-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const walletLinkStrings = texts({
  walletLink: productTexts.walletLink,
  receiver: ['เข้ากระเป๋า {name}', 'ເຂົ້າກະເປົາ {name}', 'Into the wallet of {name}'],
  linkField: ['วางลิงก์ซองของขวัญ', 'ວາງລິ້ງຊອງຂອງຂວັນ', 'Paste the gift link'],
  paste: ['วาง', 'ວາງ', 'Paste'],
  send: sharedTexts.send,
  walletLinkMin: [
    'ฝากผ่านลิงก์ขั้นต่ำ {amount} บาท',
    'ຝາກຜ່ານລິ້ງຂັ້ນຕ່ຳ {amount} ບາດ',
    'Minimum wallet-link deposit is {amount} baht',
  ],
  noGiftLink: [
    'ไม่ใช่ลิงก์ซองของขวัญ กรุณาคัดลอกลิงก์จากแอปทรูมันนี่',
    'ບໍ່ແມ່ນລິ້ງຊອງຂອງຂວັນ ກະລຸນາຄັດລອກລິ້ງຈາກແອັບ TrueMoney',
    'This is not a gift link. Please copy it from the TrueMoney app',
  ],
  linkSent: ['ส่งลิงก์แล้ว', 'ສົ່ງລິ້ງແລ້ວ', 'Link sent'],
  methodPaused: ['ช่องทางนี้ปิดใช้งานชั่วคราว', 'ຊ່ອງທາງນີ້ປິດໃຊ້ງານຊົ່ວຄາວ', 'This method is paused'],
  credited: productTexts.credited,
  creditedNext: productTexts.creditedNext,
  pendingNext: [
    'กำลังรับซองของขวัญ หากยังไม่ชัดเจน เจ้าหน้าที่จะตรวจสอบภายใน 15 นาที ดูความคืบหน้าได้ในรายการเดินบัญชี',
    'ກຳລັງຮັບຊອງຂອງຂວັນ ຖ້າຍັງບໍ່ຊັດເຈນ ເຈົ້າໜ້າທີ່ຈະກວດສອບພາຍໃນ 15 ນາທີ ເບິ່ງຄວາມຄືບໜ້າໄດ້ໃນລາຍການເຄື່ອນໄຫວ',
    'We are receiving the gift. If the result stays unclear, our staff will check it within 15 minutes. Follow it in your statement',
  ],
  failedNext: [
    'รับซองของขวัญไม่สำเร็จ กรุณาตรวจสอบลิงก์ หรือติดต่อเจ้าหน้าที่',
    'ຮັບຊອງຂອງຂວັນບໍ່ສຳເລັດ ກະລຸນາກວດລິ້ງ ຫຼື ຕິດຕໍ່ເຈົ້າໜ້າທີ່',
    'The gift could not be received. Please check the link, or contact our staff',
  ],
  unknownNext: [
    'ยังไม่ทราบผล กดส่งอีกครั้งได้ ลิงก์เดียวกันจะไม่ถูกรับซ้ำ',
    'ຍັງບໍ່ຮູ້ຜົນ ກົດສົ່ງອີກຄັ້ງໄດ້ ລິ້ງດຽວກັນຈະບໍ່ຖືກຮັບຊ້ຳ',
    "We don't know the result yet. You can send it again: the same link is never credited twice",
  ],
  viewStatement: sharedTexts.viewStatement,
});
