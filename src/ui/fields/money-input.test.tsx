import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MoneyInput, readAmount } from './money-input.tsx';
import { OtpInput } from './otp-input.tsx';
import { PasswordInput } from './password-input.tsx';

it.each([
  ['1,234.50', 123_450n],
  ['500', 50_000n],
  ['0.1', 10n],
  ['', null],
  ['1.234', null],
  ['1e3', null],
  ['-', null],
  ['10.', null],
])('reads %s as hundredths, and an invalid amount as null', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it('shows thousands on leaving the field and takes a preset as if it were typed', () => {
  const amounts: (bigint | null)[] = [];
  render(
    <MoneyInput
      name="amount"
      label="Amount"
      currency="BAHT"
      presets={[{ amount: 100_000n }]}
      onAmount={(a) => amounts.push(a)}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input' });
  fireEvent.input(input, { target: { value: '1234.5' } });
  fireEvent.blur(input);
  expect(input.value).toBe('1,234.50');
  fireEvent.click(screen.getByRole('button', { name: '฿1,000' }));
  expect(input.value).toBe('1,000.00');
  expect(amounts).toEqual([123_450n, 100_000n]);
  expect(input.inputMode).toBe('decimal');
});

it('keeps the whole amount selected when a press enters the field, so that a new amount replaces it', () => {
  render(<MoneyInput name="amount" label="Amount" currency="BAHT" defaultAmount={123_400n} />);
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  input.select();
  fireEvent.focus(input);
  expect(input.value).toBe('1234');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
});

it('drops the spaces of a pasted one-time code and says once when it is full', () => {
  const codes: string[] = [];
  render(<OtpInput name="otp" label="OTP" length={6} onFull={(code) => codes.push(code)} />);
  const input = screen.getByLabelText<HTMLInputElement>('OTP');
  fireEvent.paste(input, { clipboardData: { getData: () => '123 456' } });
  expect(input.value).toBe('123456');
  expect(codes).toEqual(['123456']);
  expect(input.autocomplete).toBe('one-time-code');
});

it('shows and hides a password, and the button says whether it is shown', () => {
  render(<PasswordInput name="password" label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'แสดงรหัสผ่าน' });
  fireEvent.click(toggle);
  expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  fireEvent.click(toggle);
  expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
});
