import { Scale } from 'lucide-react';
import { lazy } from 'react';
import { menuIcon, type OfficeScreen } from '#ui/office/office-screen.ts';
import { booksOfficeCalls } from '../office-contract.ts';
import { menuStrings } from './menu-strings.ts';

export const screens: readonly OfficeScreen[] = [
  {
    path: '/books',
    title: menuStrings.books,
    icon: <Scale {...menuIcon} />,
    call: booksOfficeCalls.get,
    // The report goes over all books: nobody's menu asks for it.
    useWaiting: () => undefined,
    Screen: lazy(async () => ({ default: (await import('./books-screen.tsx')).BooksScreen })),
  },
];
