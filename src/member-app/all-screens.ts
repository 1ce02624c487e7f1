import { type LazyPart, lazyPart } from '#ui/frame/lazy-part.ts';
import type { Access } from './session/guard.ts';
import { loginPart } from './session/login-part.ts';
import type { Row } from '#i18n/texts.ts';
import { shellStrings } from './strings.ts';

export interface ScreenRoute {
  readonly path: string;
  readonly access: Access;
  readonly title: Row;
  readonly screen: LazyPart<object>;
}

// Everything around the screens under /user, fetched when a member first needs it.
export const memberArea = lazyPart(() => import('./layouts/member-area.tsx'), 'MemberArea');

// Every screen with its address and who may see it; any other address is "Page Not Found".
export const allScreens: readonly ScreenRoute[] = [
  {
    path: '/login',
    access: 'public',
    title: shellStrings.logIn,
    screen: loginPart,
  },
  {
    path: '/register',
    access: 'public',
    title: shellStrings.register,
    screen: lazyPart(() => import('./screens/register-part.tsx'), 'RegisterPart'),
  },
  {
    path: '/reset',
    access: 'public',
    title: shellStrings.resetPassword,
    screen: lazyPart(() => import('./screens/reset-part.tsx'), 'ResetPart'),
  },
  {
    path: '/howto',
    access: 'public',
    title: shellStrings.howto,
    screen: lazyPart(() => import('./screens/howto-part.tsx'), 'HowtoPart'),
  },
  {
    path: '/contact',
    access: 'public',
    title: shellStrings.contact,
    screen: lazyPart(() => import('./screens/contact-part.tsx'), 'ContactPart'),
  },
  {
    path: '/user/home',
    access: 'member',
    title: shellStrings.home,
    screen: lazyPart(() => import('./home/home-screen.tsx'), 'HomeScreen'),
  },
  {
    path: '/user/profile',
    access: 'member',
    title: shellStrings.profile,
    screen: lazyPart(() => import('./screens/profile-part.tsx'), 'ProfilePart'),
  },
  {
    path: '/user/bonus',
    access: 'member',
    title: shellStrings.bonus,
    screen: lazyPart(() => import('./screens/bonus-part.tsx'), 'BonusPart'),
  },
  {
    path: '/user/statement',
    access: 'member',
    title: shellStrings.statement,
    screen: lazyPart(() => import('./screens/statement-part.tsx'), 'StatementPart'),
  },
  {
    path: '/user/contact',
    access: 'member',
    title: shellStrings.contact,
    screen: lazyPart(() => import('./screens/contact-part.tsx'), 'MemberContactPart'),
  },
  {
    path: '/user/howto',
    access: 'member',
    title: shellStrings.howto,
    screen: lazyPart(() => import('./screens/howto-part.tsx'), 'MemberHowtoPart'),
  },
  {
    path: '/user/spin',
    access: 'member',
    title: shellStrings.spin,
    screen: lazyPart(() => import('./screens/spin-part.tsx'), 'SpinPart'),
  },
  {
    path: '/launch-ended',
    access: 'any',
    title: shellStrings.launchEnded,
    screen: lazyPart(() => import('./screens/launch-ended-screen.tsx'), 'LaunchEndedScreen'),
  },
  {
    path: '/terminated',
    access: 'any',
    title: shellStrings.terminated,
    screen: lazyPart(() => import('./screens/terminated-screen.tsx'), 'TerminatedScreen'),
  },
];

export const prepareMemberHome = (): void => {
  void memberArea.prepare();
  void allScreens.find(({ path }) => path === '/user/home')?.screen.prepare();
};

export const redirects = [
  { path: '/', to: '/user' },
  { path: '/user', to: '/user/home' },
] as const;
