const offsetMs = 7 * 3_600_000;

// DD/MM/YYYY HH:mm:ss in Bangkok, which is seven hours ahead all year.
export const bangkokTime = (at: Date): string => {
  const [day = '', time = ''] = new Date(at.getTime() + offsetMs).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 8)}`;
};
