import { ProfileScreen } from '#features/profile/member/profile-screen.tsx';
import { useModals } from '../use-modals.ts';

export const ProfilePart = () => {
  const modals = useModals();
  return <ProfileScreen onChangePassword={(username) => modals.open('changePassword', username)} />;
};
