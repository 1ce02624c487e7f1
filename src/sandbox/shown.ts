import { toDecimalText } from '#money/money-wire.ts';

const offsetMs = 7 * 3_600_000;

// DD/MM/YYYY HH:mm:ss in Bangkok, which is seven hours ahead of UTC all year.
export const bangkokTime = (at: Date): string => {
  const [day = '', time = ''] = new Date(at.getTime() + offsetMs).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 8)}`;
};

// 1,234.50: whole hundredths with a comma after every third digit.
export const shownAmount = (amount: bigint): string => toDecimalText(amount).replace(/\B(?=(\d{3})+\.)/g, ',');
