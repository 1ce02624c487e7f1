import { createContext, useContext } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { mayCall, type StaffRole } from '#contract/staff-roles.ts';
import { useTexts } from '#i18n/texts.ts';
import { officeTexts, roleTexts } from './office-texts.ts';

// Who is logged in to the back office; null until the server has answered.
export interface OfficeStaff {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
}

const StaffContext = createContext<OfficeStaff | null>(null);
export const OfficeStaffProvider = StaffContext.Provider;
export const useOfficeStaff = (): OfficeStaff | null => useContext(StaffContext);

// No screen is shown before it is known.
export const useStaffId = (): string => useOfficeStaff()?.staffId ?? '';

type Permitted = Pick<Endpoint, 'may'>;

// Whether the person may make a call. It reads the same declaration as the gate, so screen and server cannot differ.
export const useMay = (call: Permitted): boolean => {
  const staff = useOfficeStaff();
  return staff !== null && mayCall(staff.role, call);
};

// Who may make a call, as a text for those who may not; null if the person may.
export const useWhyNot = (call: Permitted): string | null => {
  const t = useTexts(officeTexts);
  const roles = useTexts(roleTexts);
  return useMay(call) ? null : t('onlyRoles', { roles: call.may.map((role) => roles(role)).join(', ') });
};
