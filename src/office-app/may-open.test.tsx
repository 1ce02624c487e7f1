import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { MayOpenProvider } from '#ui/office/may-open.ts';
import { ScreenLink } from '#ui/office/screen-link.tsx';
import { mayOpen } from './may-open.ts';

it.each([
  ['auditor', '/settings/01a1f8b7?view=waiting', true],
  ['support', '/settings/01a1f8b7?view=waiting', false],
  ['support', '/withdrawals?page=2', true],
  ['support', '/slips/01a1f8b7', true],
  ['support', '/money-in/reported.01a1f8b7', true],
  ['support', '/books', false],
  ['manager', '/nowhere', false],
] as const)('%s follows a link to %s: %s', (role: StaffRole, to, isShown) => {
  render(
    <MemoryRouter>
      <MayOpenProvider value={(address) => mayOpen(role, address)}>
        <ScreenLink to={to}>there</ScreenLink>
      </MayOpenProvider>
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'there' }) !== null).toBe(isShown);
});
