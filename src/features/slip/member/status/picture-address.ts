// An address a browser may open as a page: http(s) of any place, or a path of this one. Null for anything else.
export const pictureAddress = (given: string | null): string | null => {
  if (given === null || given === '') return null;
  const url = URL.parse(given, location.origin);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};
