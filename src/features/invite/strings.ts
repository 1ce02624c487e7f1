import { rewardRefusals } from '#i18n/refusals/reward-refusals.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';
import { refusalTexts } from './refusal-texts.ts';

export const inviteStrings = texts({
  invite: productTexts.invite,
  inviteBonus: productTexts.inviteBonus,
  link: ['ลิงก์แนะนำเพื่อน', 'ລິ້ງແນະນຳໝູ່', 'Invite link'],
  share: ['แชร์ลิงก์', 'ແບ່ງປັນລິ້ງ', 'Share the link'],
  qr: ['คิวอาร์โค้ดของลิงก์', 'ຄິວອາໂຄດຂອງລິ້ງ', 'QR code of the link'],
  how: [
    'เมื่อเพื่อนที่สมัครผ่านลิงก์ของคุณเล่นเสีย คุณจะได้รับ {percent}% ของยอดเสีย รับได้วันละครั้ง',
    'ເມື່ອໝູ່ທີ່ສະໝັກຜ່ານລິ້ງຂອງທ່ານຫຼິ້ນເສຍ ທ່ານຈະໄດ້ຮັບ {percent}% ຂອງຍອດເສຍ ຮັບໄດ້ມື້ລະຄັ້ງ',
    'When friends who registered with your link lose at games, you receive {percent}% of their net loss, once a day',
  ],
  condition: [
    'เงื่อนไข: ก่อนถอนเงิน ยอดเงินรวมต้องถึงเงินที่มีอยู่บวก {success}% ของยอดที่ได้รับ หรือลดลงเหลือ {fail}% ของยอดที่ได้รับ',
    'ເງື່ອນໄຂ: ກ່ອນຖອນເງິນ ຍອດເງິນລວມຕ້ອງເຖິງເງິນທີ່ມີຢູ່ບວກ {success}% ຂອງຍອດທີ່ໄດ້ຮັບ ຫຼື ຫຼຸດລົງເຫຼືອ {fail}% ຂອງຍອດທີ່ໄດ້ຮັບ',
    'Condition: you can withdraw once your total balance reaches what you have plus {success}% of what you receive, or falls to {fail}% of what you receive',
  ],
  received: productTexts.inviteBonusReceived,
  nextAfterReward: productTexts.nextAfterReward,
  receive: productTexts.receive,
  nothing: refusalTexts.NO_INVITE_BONUS,
  remaining: rewardRefusals.BONUS_REMAINING,
  shares: ['โบนัสที่ได้รับจากเพื่อน', 'ໂບນັດທີ່ໄດ້ຮັບຈາກໝູ່', 'Received from friends'],
  name: sharedTexts.name,
  empty: ['ยังไม่มีเพื่อนที่แนะนำ', 'ຍັງບໍ່ມີໝູ່ທີ່ແນະນຳ', 'No invited friends yet'],
});
