import { screen } from '@testing-library/react';
import { expect } from 'vitest';

// In the place of a control that the person may not use stand its name and those who may.
export const expectOnlyFor = async (what: string, roles: string): Promise<void> => {
  expect(await screen.findByText(`${what}: only ${roles}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(`^${what}`) })).toBeNull();
};
