import { texts, useTexts } from '#i18n/texts.ts';

const strings = texts({ title: ['สมัครสมาชิก', 'ສະໝັກສະມາຊິກ', 'Register'] });

export const RegisterScreen = () => <h1 tabIndex={-1}>{useTexts(strings)('title')}</h1>;
