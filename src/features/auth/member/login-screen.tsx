import { texts, useTexts } from '#i18n/texts.ts';

const strings = texts({ title: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'] });

export const LoginScreen = () => <h1 tabIndex={-1}>{useTexts(strings)('title')}</h1>;
