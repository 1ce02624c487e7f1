import { type LazyPart, lazyPart } from '#ui/frame/lazy-part.ts';
import type { Access } from './guard.ts';
import type { shellStrings } from './strings.ts';

export interface ScreenRoute {
  readonly path: string;
  readonly access: Access;
  readonly title: keyof typeof shellStrings;
  readonly screen: LazyPart<object>;
}

// Every screen with its address and who may see it; whatever is not listed is "Page Not Found".
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: '/login',
    access: 'public',
    title: 'logIn',
    screen: lazyPart(async () => ({ default: (await import('#features/auth/member/login-screen.tsx')).LoginScreen })),
  },
  {
    path: '/register',
    access: 'public',
    title: 'register',
    screen: lazyPart(async () => ({ default: (await import('./register-part.tsx')).RegisterPart })),
  },
  {
    path: '/user/home',
    access: 'member',
    title: 'home',
    screen: lazyPart(async () => ({ default: (await import('./home/home-screen.tsx')).HomeScreen })),
  },
  {
    path: '/user/profile',
    access: 'member',
    title: 'profile',
    screen: lazyPart(async () => ({
      default: (await import('#features/profile/member/profile-screen.tsx')).ProfileScreen,
    })),
  },
  {
    path: '/user/statement',
    access: 'member',
    title: 'statement',
    screen: lazyPart(async () => ({
      default: (await import('#features/statement/member/statement-screen.tsx')).StatementScreen,
    })),
  },
  {
    path: '/terminated',
    access: 'any',
    title: 'terminated',
    screen: lazyPart(async () => ({ default: (await import('./terminated-screen.tsx')).TerminatedScreen })),
  },
];

export const redirects = [
  { path: '/', to: '/user' },
  { path: '/user', to: '/user/home' },
] as const;
