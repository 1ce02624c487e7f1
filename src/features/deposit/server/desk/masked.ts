// Phones and account numbers leave masked to their last four digits.
export const masked = (text: string): string => text.replace(/\d(?=\d{4})/g, 'x');
