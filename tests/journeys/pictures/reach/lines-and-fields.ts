// Each function runs in the page, on the modal on top if one is open.

// Lines of the page's own language that are lower than its script needs.
export const findLowLines = (): string[] => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isLao = document.documentElement.lang === 'lo';
  const [script, least] = isLao ? [/\p{Script=Lao}/u, 1.7] : [/\p{Script=Thai}/u, 1.55];
  if (document.documentElement.lang === 'en') return [];
  const lineOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).lineHeight);
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement !== null
      ? blockOf(element.parentElement)
      : element;
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join('');
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && element.closest('.visually-hidden') === null;
    if (!script.test(own) || !isShown) return [];
    // A line of a block is never lower than the block's own.
    const height = Math.max(lineOf(element), lineOf(blockOf(element)));
    const ratio = height / Number.parseFloat(getComputedStyle(element).fontSize);
    return ratio < least - 0.01 ? [`line height ${ratio.toFixed(2)}: "${own.trim().slice(0, 30)}"`] : [];
  });
};

// Fields that a phone would zoom into, or for which it would open letters instead of digits.
export const findHardFields = (): string[] => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter(
      (field) =>
        !field.matches('[type=checkbox], [type=radio], [type=file], .visually-hidden') && field.checkVisibility(),
    )
    .flatMap((field) => {
      const letters = Number.parseFloat(getComputedStyle(field).fontSize);
      const isOfDigits = /phone|amount|accountno|otp/i.test(`${field.name} ${field.autocomplete}`);
      const hasKeypad = /numeric|decimal|tel/.test(field.inputMode);
      const label = `"${field.labels?.[0]?.innerText ?? field.ariaLabel ?? field.name}"`;
      return [
        ...(letters < 16 ? [`letters of ${String(letters)} px: ${label}`] : []),
        ...(isOfDigits && !hasKeypad ? [`opens no keypad: ${label}`] : []),
      ];
    });
};
