const newestPrefix = 'newest-';

// What the timeline of the newest operation of a type is opened by: after a lost answer its id is unknown.
export const newestOf = (type: string): string => `${newestPrefix}${type}`;

// The type, or null if it is the id of a line.
export const newestTypeOf = (about: string): string | null =>
  about.startsWith(newestPrefix) ? about.slice(newestPrefix.length) : null;
