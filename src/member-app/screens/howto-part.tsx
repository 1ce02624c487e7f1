import { HowtoScreen } from '#features/content/member/howto-screen.tsx';
import { DataProviders } from '../data-providers.tsx';

export const HowtoPart = () => (
  <DataProviders>
    <HowtoScreen />
  </DataProviders>
);
