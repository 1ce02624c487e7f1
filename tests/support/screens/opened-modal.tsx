import { screen, waitFor } from '@testing-library/react';

// The modal itself: not the one that stands in its place while its script or its first answers are on their way, which leaves
// the page when they come.
export const openedModal = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = screen.getByRole('dialog', { name });
    if (dialog.querySelector('[aria-busy=true]') !== null) throw new Error(`${name} is still on its way`);
    return dialog;
  });
