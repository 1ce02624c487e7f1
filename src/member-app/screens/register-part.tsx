import { RegisterScreen } from '#features/registration/member/register-screen.tsx';
import { DataProviders } from '../data-providers.tsx';

export const RegisterPart = () => (
  <DataProviders>
    <RegisterScreen />
  </DataProviders>
);
