// "1" marks a call that a screen makes automatically, such as a queue that refreshes: no person made it.
export const backgroundHeader = 'x-background';
