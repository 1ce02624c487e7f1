const zeros = ['๐', '໐'].map((zero) => zero.charCodeAt(0));

// Thai and Lao keyboards type digits of their own.
export const withLatinDigits = (typed: string): string =>
  typed.replace(/[๐-๙໐-໙]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });

// A number as people write, copy or fill it in, without what stands between its digits.
export const digitsAsTyped = (typed: string): string => withLatinDigits(typed).replace(/[\s\u200b().-]/g, '');

// Phones and password managers fill in +66 or +856 for the 0, and people dial 00856.
export const phoneAsTyped = (typed: string): string =>
  digitsAsTyped(typed).replace(/^(?:\+(?:66|856)|00856(?=0?\d{8}))0?/, '0');
