import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

// A dialog that opens inside a list whose new lines are read aloud, such as a talk, stands outside it: it is no line.
export const OnPage = ({ children }: { readonly children: ReactNode }) => createPortal(children, document.body);
