import { formatMoney } from '#i18n/formats.ts';
import { hundredths } from './wheel-odds.ts';

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
export const baht = (units: number): string => formatMoney(hundredths(units), 'BAHT');
export const kip = (units: number): string => formatMoney(hundredths(units), 'LAK');
// As a prize is told: satang only where there are some.
export const prize = (units: number): string => baht(units).replace(/\.00$/, '');
