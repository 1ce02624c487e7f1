import { type ClipboardEvent, useRef } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { withLatinDigits } from './typed-digits.ts';
import { writeIntoField } from './write-into-field.ts';

export interface OtpInputProps extends Omit<TextFieldProps, 'onPaste' | 'onInput' | 'maxLength'> {
  readonly length: number;
  // Called once each time the code becomes complete.
  readonly onFull?: (code: string) => void;
}

// One field for the whole code; spaces and dashes of a pasted code are removed.
export const OtpInput = ({ length, onFull, ...field }: OtpInputProps) => {
  const lastFull = useRef('');
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    writeIntoField(
      event.currentTarget,
      withLatinDigits(event.clipboardData.getData('text')).replace(/\D/g, '').slice(0, length),
    );
  };
  const note = (code: string): void => {
    if (code.length === length && code !== lastFull.current) onFull?.(code);
    lastFull.current = code;
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={length}
      onPaste={paste}
      onInput={(event) => note(event.currentTarget.value)}
      {...field}
    />
  );
};
