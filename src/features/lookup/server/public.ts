// The door by which other server rooms enter.
export { enableChatWidget } from './settings.ts';
