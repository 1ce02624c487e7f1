import { MessageSquareText, MessageSquareWarning, MessagesSquare } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { chatOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';
import { useOpenComplaints } from './complaints/use-complaints.ts';
import { useWaitingChats } from './use-chats.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/chats',
    title: menuStrings.chats,
    icon: <MessagesSquare {...menuIcon} />,
    call: chatOfficeCalls.list,
    useWaiting: useWaitingChats,
    Screen: lazy(async () => ({ default: (await import('./chats-screen.tsx')).ChatsScreen })),
  },
  {
    path: '/chat-replies',
    title: menuStrings.replies,
    icon: <MessageSquareText {...menuIcon} />,
    isByLink: true,
    call: chatOfficeCalls.listReplies,
    useWaiting: () => undefined,
    Screen: lazy(async () => ({ default: (await import('./replies/saved-replies-screen.tsx')).SavedRepliesScreen })),
  },
  {
    path: '/complaints',
    title: menuStrings.complaints,
    icon: <MessageSquareWarning {...menuIcon} />,
    call: chatOfficeCalls.listComplaints,
    useWaiting: useOpenComplaints,
    Screen: lazy(async () => ({ default: (await import('./complaints/complaints-screen.tsx')).ComplaintsScreen })),
  },
];
