// Some loads fail without a word on the screen: the browser's console is the place the specification gives them.
export const logFailedLoad = (name: string, code: string): void => console.warn(`${name} could not be loaded: ${code}`);
