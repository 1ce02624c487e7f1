// A value as staff read it in one line. Anything but plain text or a number is JSON.
export const shownValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
};
