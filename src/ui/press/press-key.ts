// For every press, so that a screen can stop refreshing while one is in progress.
export const pressKey = ['press'];
