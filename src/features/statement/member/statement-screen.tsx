import { texts, useTexts } from '#i18n/texts.ts';

const strings = texts({ title: ['รายการเดินบัญชี', 'ລາຍການເຄື່ອນໄຫວ', 'Statement'] });

export const StatementScreen = () => <h1 tabIndex={-1}>{useTexts(strings)('title')}</h1>;
