import { TextField, type TextFieldProps } from './text-field.tsx';

export const PhoneInput = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="numeric" autoComplete="username" {...props} />
);
