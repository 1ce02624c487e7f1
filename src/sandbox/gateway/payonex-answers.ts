import { createHash } from 'node:crypto';
import type { WeatherAnswer } from '../weather.ts';

export const good = (data: object): WeatherAnswer => ({
  body: { success: true, message: 'successfully', code: '20000', data },
});
export const problem = (code: string, status = 400): WeatherAnswer => ({
  status,
  body: { success: false, message: 'refused', code },
});

// A uuid that follows from the text, so that one account is one customer.
export const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
