// A value as staff read and write it in one line. What is no plain text or number is JSON.
export const shownValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
};

// The written text as a value of the kind that is there now; null where it is none. Of a field that may be empty,
// no text is no value.
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
