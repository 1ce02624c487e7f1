import type { FocusEvent, SyntheticEvent } from 'react';

// Converts to uppercase while typing; the caret stays in place.
export const uppercaseTyped = ({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>): void => {
  const { value, selectionStart } = input;
  const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
  if (isComposing || value === value.toUpperCase()) return;
  const caret = value.slice(0, selectionStart ?? value.length).toUpperCase().length;
  input.value = value.toUpperCase();
  input.setSelectionRange(caret, caret);
};

// On leaving the field, when no caret can jump and no space between two names is still being typed.
export const trimTyped = ({ currentTarget: input }: FocusEvent<HTMLInputElement>): void => {
  input.value = input.value.toUpperCase().trim();
};
