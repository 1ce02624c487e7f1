import { createContext, useContext } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { mayCall, type StaffRole } from '#contract/staff-roles.ts';
import { useTexts } from '#i18n/texts.ts';
import { officeTexts, roleTexts } from './office-texts.ts';

// Who is logged in to the back office; null until the server has answered.
export interface OfficeStaff {
  readonly name: string;
  readonly role: StaffRole;
}

const StaffContext = createContext<OfficeStaff | null>(null);
export const OfficeStaffProvider = StaffContext.Provider;
export const useOfficeStaff = (): OfficeStaff | null => useContext(StaffContext);

// Why the person may not make a call, as a text for a button's `blockedBecause`, or null if they may. It reads the same
// declaration as the gate, so screen and server cannot differ.
export const useWhyNot = (call: Pick<Endpoint, 'may'>): string | null => {
  const t = useTexts(officeTexts);
  const roles = useTexts(roleTexts);
  const staff = useOfficeStaff();
  if (staff !== null && mayCall(staff.role, call)) return null;
  return t('onlyRoles', { roles: call.may.map((role) => roles(role)).join(', ') });
};
