// A value as staff read and write it in one line. Anything but plain text or a number is JSON.
export const shownValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
};

// The text as a value of the same kind as the present one; null if it is not. For an optional field, no text means no
// value.
export const writtenValue = (text: string, now: unknown): { readonly value: unknown } | null => {
  if (typeof now === 'string' || now === null) return { value: text === '' ? null : text };
  if (Array.isArray(now) && now.every((part) => typeof part === 'string'))
    return {
      value: text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};
