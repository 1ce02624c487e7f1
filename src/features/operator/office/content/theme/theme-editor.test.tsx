import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { operatorOfficeCalls } from '../../../office-contract.ts';
import { ContentScreen } from '../content-screen.tsx';

const open = (): void => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(operatorOfficeCalls.list, { games: [], accounts: [], settings: [], banks: [] });
  const nothing = { counts: { waiting: 0 }, oldestAt: null, hasMore: false, items: [] };
  backend.answers(operatorOfficeCalls.listChanges, nothing);
  backend.answers(operatorOfficeCalls.listVersions, { versions: [], first: null });
  backend.answers(operatorOfficeCalls.checkSetting, { faults: [] });
  renderOffice(<ContentScreen />, { at: '/content/theme', role: 'manager' });
};

it('the roundness of corners says and takes the same limits in its name, hint and error', async () => {
  open();
  const field = await screen.findByLabelText('Roundness of corners, 50 to 150 percent');
  const texts = (): string => field.closest('form')?.textContent ?? '';
  expect(texts()).toContain('A whole number from 50 to 150');
  fireEvent.input(field, { target: { value: '49' } });
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(texts()).not.toContain('from 0 to');
});

it('a colour that some members could not read is refused at its field with its contrast, and a good one is previewed and asked for', async () => {
  open();
  const field = await screen.findByLabelText('Light, Brand colour');
  const preview = screen.getByRole('region', { name: 'What members will see' });
  const shown = (): string => preview.querySelector('figure')?.style.getPropertyValue('--brand-solid') ?? '';

  fireEvent.input(field, { target: { value: '#6cb7c4' } });
  expect(preview.textContent).toContain(
    'The text of buttons would be hard to read: contrast 2.28:1, at least 4.5:1 is needed',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');

  fireEvent.input(field, { target: { value: '#5b2a86' } });
  await waitFor(() => expect(shown()).toBe('#5b2a86'));
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('#0a5c6b → #5b2a86');
});
