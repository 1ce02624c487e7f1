import { mayCall, type StaffRole } from '#contract/staff-roles.ts';
import { allScreens } from './all-screens.ts';

// Whether the address is that of a screen which the role may see, or of one of its items.
export const mayOpen = (role: StaffRole, address: string): boolean => {
  const path = `/${address.split(/[/?]/)[1] ?? ''}`;
  return allScreens.some((screen) => screen.path === path && mayCall(role, screen.call));
};
