import { lazyPart } from '#ui/frame/lazy-part.ts';

export const loginPart = lazyPart(() => import('#features/auth/member/login-screen.tsx'), 'LoginScreen');
