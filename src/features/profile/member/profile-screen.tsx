import { texts, useTexts } from '#i18n/texts.ts';

const strings = texts({ title: ['ข้อมูลส่วนตัว', 'ຂໍ້ມູນສ່ວນຕົວ', 'Profile'] });

export const ProfileScreen = () => <h1 tabIndex={-1}>{useTexts(strings)('title')}</h1>;
