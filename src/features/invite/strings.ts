import { texts } from '#i18n/texts.ts';

export const inviteStrings = texts({
  invite: ['แนะนำเพื่อน', 'ແນະນຳໝູ່', 'Invite friends'],
  inviteBonus: ['โบนัสแนะนำเพื่อน', 'ໂບນັດແນະນຳໝູ່', 'Referral bonus'],
  link: ['ลิงก์แนะนำเพื่อน', 'ລິ້ງແນະນຳໝູ່', 'Invite link'],
  share: ['แชร์ลิงก์', 'ແຊຣ໌ລິ້ງ', 'Share the link'],
  qr: ['คิวอาร์โค้ดของลิงก์', 'ຄິວອາໂຄດຂອງລິ້ງ', 'QR code of the link'],
  how: [
    'เพื่อนที่สมัครด้วยลิงก์ของคุณแล้วเล่นเสีย คุณได้รับ {percent}% ของยอดเสีย รับได้วันละครั้ง',
    'ໝູ່ທີ່ສະໝັກດ້ວຍລິ້ງຂອງທ່ານແລ້ວຫຼິ້ນເສຍ ທ່ານໄດ້ຮັບ {percent}% ຂອງຍອດເສຍ ຮັບໄດ້ມື້ລະຄັ້ງ',
    'You receive {percent}% of the net loss of each friend who registers with your link, once a day',
  ],
  condition: [
    'เงื่อนไข: ก่อนถอนเงิน ยอดเงินรวมต้องถึง {success}% ของยอดที่ได้รับ หรือลดลงเหลือ {fail}%',
    'ເງື່ອນໄຂ: ກ່ອນຖອນເງິນ ຍອດເງິນລວມຕ້ອງຮອດ {success}% ຂອງຍອດທີ່ໄດ້ຮັບ ຫຼື ຫຼຸດລົງເຫຼືອ {fail}%',
    'Condition: before you withdraw, your total balance must reach {success}% of what you receive or fall to {fail}%',
  ],
  received: ['รับโบนัสแนะนำเพื่อนสำเร็จ', 'ຮັບໂບນັດແນະນຳໝູ່ສຳເລັດ', 'Referral bonus received'],
  receive: ['รับ', 'ຮັບ', 'Receive'],
  nothing: ['ไม่มีโบนัสแนะนำเพื่อนให้รับ', 'ບໍ່ມີໂບນັດແນະນຳໝູ່ໃຫ້ຮັບ', 'No referral bonus to receive'],
  shares: ['โบนัสที่ได้รับจากเพื่อน', 'ໂບນັດທີ່ໄດ້ຮັບຈາກໝູ່', 'Received from friends'],
  name: ['ชื่อ', 'ຊື່', 'Name'],
  empty: ['ยังไม่มีเพื่อนที่แนะนำ', 'ຍັງບໍ່ມີໝູ່ທີ່ແນະນຳ', 'No invited friends yet'],
});
