import { storedToken } from '#ask/session.ts';
import { allScreens } from '../all-screens.ts';

const isPublic = (path: string): boolean =>
  allScreens.some((screen) => screen.path === path && screen.access === 'public');

// A public screen would end the session of a member who follows a link there.
export const insidePathOf = (path: string): string => {
  const screen = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!isPublic(screen)) return path;
  const own = `/user${screen}`;
  return allScreens.some((other) => other.path === own) ? own : '/user/home';
};

// Back from the member area may reach a screen that was open before the login, which would end the session: home takes
// its place in the history.
export const stayInside = (): void => {
  if (isPublic(location.pathname) && storedToken() !== null) history.replaceState(null, '', '/user/home');
};
