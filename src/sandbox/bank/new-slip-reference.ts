import type { World } from '../world.ts';

const digits = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = `${digits}${capitals}${capitals.toLowerCase()}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

// Parts of the moment in Bangkok that banks put into their numbers.
const partsOf = (at: Date) => {
  const local = new Date(at.getTime() + 7 * 3_600_000);
  const text = local.toISOString();
  const yearStart = Date.UTC(local.getUTCFullYear(), 0, 1);
  return {
    date: text.slice(0, 10).replaceAll('-', ''),
    time: text.slice(11, 19).replaceAll(':', ''),
    year: twoDigits(local.getUTCFullYear() % 100),
    dayOfYear: String(Math.floor((local.getTime() - yearStart) / 86_400_000) + 1).padStart(3, '0'),
  };
};

// The number under which the sender's bank records a transfer, in that bank's form: lengths and letters differ.
export const newSlipReference = (world: World, bankCode: string, at: Date): string => {
  const { date, time, year, dayOfYear } = partsOf(at);
  switch (bankCode) {
    case 'KBANK':
      return `01${year.slice(1)}${dayOfYear}${time}${world.randomText(3, capitals)}${world.randomText(5)}`;
    case 'SCB':
      return `${date}${world.randomText(17, letters)}`;
    case 'KTB':
      return `A${world.randomText(16, `${digits}abcdef`)}`;
    case 'BBL':
      return `${date}${time}${world.randomText(11)}`;
    case 'TRUEMONEY':
      return `500${world.randomText(11)}`;
    case 'BCEL':
      return `FT${year}${dayOfYear}${world.randomText(5, capitals + digits)}`;
    default:
      return `${date}${time}${world.randomText(6)}`;
  }
};
