const keyForm = /^[a-z0-9][a-z0-9-]{0,63}(\/[a-z0-9][a-z0-9-]{0,63}){0,3}$/;

// A key names a picture in every store alike, and no path or address can hide in it.
export const pictureName = (key: string): string => {
  if (!keyForm.test(key)) throw new Error('a picture has a key of another form');
  return `${key}.jpg`;
};
