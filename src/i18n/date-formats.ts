// What stands where there is no number or date.
export const noNumber = '-';

// Apart from formats.ts: the first screen of a visit loads dates, but no money.
// Bangkok has no summer time. Making a formatter of Intl took 8 ms of processor time before the first screen was drawn.
const bangkokMs = 7 * 3_600_000;

export const toDate = (at: Date | string | null | undefined): Date | null => {
  if (at === null || at === undefined) return null;
  const date = typeof at === 'string' ? new Date(at) : at;
  return Number.isNaN(date.getTime()) ? null : date;
};

// DD/MM/YYYY HH:mm:ss in Asia/Bangkok.
export const formatDateTime = (at: Date | string | null | undefined): string => {
  const clock = new Date((toDate(at)?.getTime() ?? Number.NaN) + bangkokMs);
  if (Number.isNaN(clock.getTime())) return noNumber;
  // From the end of 2026-11-20T21:04:05.000Z: a year may have more than four digits.
  const iso = clock.toISOString();
  return `${iso.slice(-16, -14)}/${iso.slice(-19, -17)}/${iso.slice(0, -20)} ${iso.slice(-13, -5)}`;
};

// DD/MM/YYYY in Asia/Bangkok.
export const formatDate = (at: Date | string | null | undefined): string => formatDateTime(at).slice(0, 10);

const minuteMs = 60_000;

// HH:mm of the first whole minute that is not before this time, after its date if that is another day.
export const formatMinute = (at: Date, now: Date): string => {
  const minute = formatDateTime(new Date(Math.ceil(at.getTime() / minuteMs) * minuteMs)).slice(0, 16);
  return minute.startsWith(formatDate(now)) ? minute.slice(11) : minute;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

// A countdown as mm:ss, from an hour on as h:mm:ss, never below 00:00.
export const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = minutes < 60 ? '' : `${String(Math.floor(minutes / 60))}:`;
  return `${hours}${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
};
