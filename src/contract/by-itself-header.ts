// Marks with "1" a call that a screen makes by itself, such as a queue that reads itself again: no person asked.
export const byItselfHeader = 'x-background';
