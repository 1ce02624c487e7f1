import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { ErrorSummary } from './error-summary.tsx';
import { ListboxField } from './listbox-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { useCheckedForm, type Values } from './use-checked-form.ts';

type Send = (values: Values<'first' | 'last' | 'bank'>) => Promise<void>;

const Form = ({ send }: { readonly send: Send }) => {
  const form = useCheckedForm({
    names: ['first', 'last', 'bank'],
    labels: { first: 'First', last: 'Last' },
    check: ({ first, last }) => ({
      ...(first === '' ? { first: 'No first name' } : {}),
      ...(last === '' ? { last: 'No last name' } : {}),
    }),
    send,
  });
  return (
    <form {...form.props}>
      <ErrorSummary {...form.summary} />
      <TextField label="First" {...form.field('first')} />
      <TextField label="Last" {...form.field('last')} />
      <ListboxField
        label="Bank"
        prompt="Choose"
        options={[
          { value: 'SCB', label: 'Siam' },
          { value: 'KTB', label: 'Krungthai' },
        ]}
        {...form.field('bank')}
      />
      <button type="submit">Send</button>
    </form>
  );
};

const submit = (): void => {
  fireEvent.click(screen.getByText('Send'));
};

it('shows field errors under their fields and in a summary that takes the focus, and sends nothing', () => {
  proves('PRES-03', 'OP-211');
  const send = vi.fn<Send>();
  render(<Form send={send} />);
  expect(screen.queryByText('No first name')).toBeNull();
  submit();
  const first = screen.getByLabelText('First');
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe('No first name');
  expect(document.activeElement?.textContent).toContain('กรุณาตรวจสอบข้อมูล 2 รายการ');
  fireEvent.click(screen.getByRole('link', { name: 'Last: No last name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Last'));
  expect(send).not.toHaveBeenCalled();
});

it('sends a tab that was pasted into a text of one line as a space, and a password as it was typed', async () => {
  const send = vi.fn<(values: Values<'note' | 'lines' | 'secret'>) => void>();
  const Pasted = () => {
    const form = useCheckedForm({ names: ['note', 'lines', 'secret'], check: () => ({}), send });
    return (
      <form {...form.props}>
        <TextField label="Note" defaultValue={'paid\ttwice'} {...form.field('note')} />
        <TextArea label="Lines" defaultValue={'one\ntwo'} {...form.field('lines')} />
        <PasswordInput label="Secret" autoComplete="current-password" defaultValue={'a\tb'} {...form.field('secret')} />
        <button type="submit">Send</button>
      </form>
    );
  };
  render(<Pasted />);
  await act(async () => submit());
  expect(send.mock.calls[0]?.[0]).toEqual({ note: 'paid twice', lines: 'one\ntwo', secret: 'a\tb' });
});

it('clears an error while the field is corrected and checks again on leaving it', () => {
  render(<Form send={vi.fn<Send>()} />);
  submit();
  const first = screen.getByLabelText('First');
  fireEvent.input(first, { target: { value: 'A' } });
  expect(screen.queryByText('No first name')).toBeNull();
  fireEvent.input(first, { target: { value: '' } });
  fireEvent.blur(first);
  expect(first.getAttribute('aria-invalid')).toBe('true');
});

it('an error found on leaving a field leaves the focus where the visitor went', () => {
  render(<Form send={vi.fn<Send>()} />);
  fireEvent.input(screen.getByLabelText('Last'), { target: { value: 'B' } });
  submit();
  const last = screen.getByLabelText('Last');
  fireEvent.input(last, { target: { value: '' } });
  const bank = screen.getByLabelText('Bank');
  bank.focus();
  fireEvent.blur(last);
  expect(screen.getByText('กรุณาตรวจสอบข้อมูล 2 รายการ')).toBeTruthy();
  expect(document.activeElement).toBe(bank);
});

it('sends the typed and chosen values, and not twice at once', async () => {
  let finish = (): void => undefined;
  const send = vi.fn<Send>(() => new Promise((resolve) => (finish = resolve)));
  render(<Form send={send} />);
  fireEvent.input(screen.getByLabelText('First'), { target: { value: 'A' } });
  fireEvent.input(screen.getByLabelText('Last'), { target: { value: 'B' } });
  fireEvent.click(screen.getByLabelText('Bank'));
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'k' });
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Enter' });
  submit();
  submit();
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toEqual({ first: 'A', last: 'B', bank: 'KTB' });
  await act(async () => finish());
  submit();
  expect(send).toHaveBeenCalledTimes(2);
});

it('a choice from a listbox fires an input event like typing', () => {
  render(<Form send={vi.fn<Send>()} />);
  const heard: string[] = [];
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(`${target.name} ${target.value}`);
  });
  fireEvent.click(screen.getByLabelText('Bank'));
  fireEvent.click(screen.getByRole('option', { name: 'Krungthai' }));
  expect(heard).toEqual(['bank KTB']);
});

it('a listbox opens on its choice, moves by arrow keys, and Escape closes only the list', () => {
  const outside = vi.fn<() => void>();
  render(
    <div onKeyDown={outside}>
      <Form send={vi.fn<Send>()} />
    </div>,
  );
  const opener = screen.getByLabelText('Bank');
  fireEvent.click(opener);
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowDown' });
  const active = screen.getByRole('listbox').getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe('Krungthai');
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(outside).not.toHaveBeenCalled();
});
