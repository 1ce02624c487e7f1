import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { PasswordInput } from './password-input.tsx';

const press = (isLocked: boolean): void => {
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
  Object.defineProperty(event, 'getModifierState', { value: (key: string) => isLocked && key === 'CapsLock' });
  fireEvent(screen.getByLabelText('Password'), event);
};

it('a person who types a password with Caps Lock on sees a warning until it is off or the field is left', () => {
  applyLocale('en');
  render(<PasswordInput name="password" label="Password" hint="15 characters" autoComplete="new-password" />);
  const field = screen.getByLabelText('Password');
  press(true);
  expect(screen.getByRole('status').textContent).toBe('Caps Lock is on');
  expect(screen.getByText(/15 characters/)).toBeTruthy();
  press(false);
  expect(screen.queryByRole('status')).toBeNull();
  press(true);
  fireEvent.blur(field);
  expect(screen.queryByRole('status')).toBeNull();
});
