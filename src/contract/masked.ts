// Phone and account numbers are masked to their last four digits in answers.
export const masked = (text: string): string => text.replace(/\d(?=\d{4})/g, 'x');
