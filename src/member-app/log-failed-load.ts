// Some failed loads show nothing on screen: the specification says they go to the browser's console.
export const logFailedLoad = (name: string, code: string): void => console.warn(`${name} could not be loaded: ${code}`);
