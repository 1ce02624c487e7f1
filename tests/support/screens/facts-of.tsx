// What a result says, by the term of each row.
export const factsOf = (result: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...result.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );

export const stamp = /^\d\d\/\d\d\/20\d\d \d\d:\d\d:\d\d$/;

const kinds = ['success', 'error', 'warning', 'pending', 'question'] as const;

// How an alert is styled, as its icon shows.
export const alertKindOf = (alert: HTMLElement): (typeof kinds)[number] | undefined =>
  kinds.find((kind) => alert.querySelector(`svg[class*=_${kind}_]`) !== null);
