import { storedToken } from '#ask/session.ts';
import { allScreens } from '../all-screens.ts';

// Back from the member area may reach a screen that was open before the login, which would end the session: home takes
// its place in the history.
export const stayInside = (): void => {
  const isPublic = allScreens.some(({ path, access }) => access === 'public' && path === location.pathname);
  if (isPublic && storedToken() !== null) history.replaceState(null, '', '/user/home');
};
