import { texts } from '#i18n/texts.ts';

export const terminatedTexts = texts({
  terminatedThanks: ['ขอบคุณที่ใช้บริการกับเรา', 'ຂອບໃຈທີ່ໃຊ້ບໍລິການກັບພວກເຮົາ', 'Thank you for using our service'],
});
