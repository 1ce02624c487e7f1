import { screen } from '@testing-library/react';
import { expect } from 'vitest';

// Where the person may not use a control, its name and the roles that may are shown instead.
export const expectOnlyFor = async (what: string, roles: string): Promise<void> => {
  expect(await screen.findByText(`${what}: only ${roles}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(`^${what}`) })).toBeNull();
};
