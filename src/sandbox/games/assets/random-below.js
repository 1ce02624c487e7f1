// A uniform draw: numbers above the last full multiple of the limit are drawn again.
export const randomBelow = (limit) => {
  const drawn = new Uint32Array(1);
  const end = Math.floor(2 ** 32 / limit) * limit;
  do {
    crypto.getRandomValues(drawn);
  } while (drawn[0] >= end);
  return drawn[0] % limit;
};
