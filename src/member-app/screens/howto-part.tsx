import { HowtoScreen } from '#features/content/member/howto-screen.tsx';
import { DataProviders } from '../data-providers.tsx';

export const HowtoPart = () => (
  <DataProviders>
    <HowtoScreen />
  </DataProviders>
);

// Under /user the layout has the data's providers already.
export const MemberHowtoPart = () => <HowtoScreen />;
