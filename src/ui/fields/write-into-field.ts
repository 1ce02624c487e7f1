const nativeValue = (): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

// Writes as if the member had typed, so that listeners for input events are called.
export const writeIntoField = (input: HTMLInputElement, value: string): void => {
  nativeValue()?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
