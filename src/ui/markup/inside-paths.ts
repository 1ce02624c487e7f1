import { createContext } from 'react';

// Where a path of this site leads from markup that the operator wrote: the shell knows which screens a member may open.
export const InsidePaths = createContext<(path: string) => string>((path) => path);
