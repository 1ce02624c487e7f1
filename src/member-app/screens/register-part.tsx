import { useRegisterLookups } from '#features/lookup/member/use-register-lookups.ts';
import { RegisterScreen } from '#features/registration/member/register-screen.tsx';
import { DataProviders } from '../data-providers.tsx';

const RegisterWithLookups = () => <RegisterScreen lookups={useRegisterLookups()} />;

export const RegisterPart = () => (
  <DataProviders>
    <RegisterWithLookups />
  </DataProviders>
);
