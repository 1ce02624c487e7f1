import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';

export const peopleStrings = texts({
  about: [
    'รหัสเข้าใช้ใหม่เพิ่มด้วยคำสั่ง การระงับมีผลกับทุกรหัสของคนนั้น',
    'ລະຫັດເຂົ້າໃຊ້ໃໝ່ເພີ່ມດ້ວຍຄຳສັ່ງ ການລະງັບມີຜົນກັບທຸກລະຫັດຂອງຄົນນັ້ນ',
    'Logins are added by command. A suspension covers all logins of the person',
  ],
  suspended: staffTexts.suspended,
  suspend: staffTexts.suspend,
  suspendNamed: ['ระงับ {name}', 'ລະງັບ {name}', 'Suspend {name}'],
  suspendNote: [
    '{name} จะออกจากระบบทันทีและเข้าไม่ได้ สิ่งที่เสนอไว้จะยืนยันไม่ได้',
    '{name} ຈະອອກຈາກລະບົບທັນທີ ແລະ ເຂົ້າບໍ່ໄດ້ ສິ່ງທີ່ສະເໜີໄວ້ຈະຢືນຢັນບໍ່ໄດ້',
    '{name} loses access at once and cannot log in. What they proposed cannot be confirmed',
  ],
  readmit: staffTexts.readmit,
  readmitNamed: ['ยกเลิกการระงับ {name}', 'ຍົກເລີກການລະງັບ {name}', 'Readmit {name}'],
  readmitNote: [
    '{name} จะเข้าสู่ระบบได้อีก และสิ่งที่เสนอไว้จะยืนยันได้',
    '{name} ຈະເຂົ້າສູ່ລະບົບໄດ້ອີກ ແລະ ສິ່ງທີ່ສະເໜີໄວ້ຈະຢືນຢັນໄດ້',
    '{name} can log in again, and what they proposed can be confirmed',
  ],
  reason: staffTexts.reason,
  tooShort: staffTexts.tooShort,
});
