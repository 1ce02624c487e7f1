// What a result says, by the term of each row.
export const factsOf = (result: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...result.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );

export const stamp = /^\d\d\/\d\d\/20\d\d \d\d:\d\d:\d\d$/;
