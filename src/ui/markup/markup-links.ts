import { createContext } from 'react';

// Maps a link to this site in the operator's markup to the screen it opens: the shell knows which ones a member may see.
export const MarkupLinks = createContext<(path: string) => string>((path) => path);
