// A field in a closed part of the form takes no focus, so its part is opened first.
export const focusField = (field: HTMLElement | null): void => {
  const part = field?.closest('details');
  if (part !== null && part !== undefined) part.open = true;
  field?.focus();
};
