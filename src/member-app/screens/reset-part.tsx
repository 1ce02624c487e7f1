import { ResetScreen } from '#features/member-care/member/reset-screen.tsx';
import { DataProviders } from '../data-providers.tsx';

export const ResetPart = () => (
  <DataProviders>
    <ResetScreen />
  </DataProviders>
);
