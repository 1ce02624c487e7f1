const offsetMs = 7 * 60 * 60_000;

// A time as a field for date and time shows it, in Bangkok; empty for none.
export const bangkokText = (at: string | null): string =>
  at === null ? '' : new Date(new Date(at).getTime() + offsetMs).toISOString().slice(0, 16);

// The other way round. Text that is no time comes back as it is, for the form's check to find.
export const ofBangkokText = (text: string): string | null => {
  if (text === '') return null;
  const at = new Date(`${text.slice(0, 16)}:00+07:00`);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
};

// Whether a time that is written in such a field is still to come.
export const liesAhead = (text: string): boolean => Date.parse(ofBangkokText(text) ?? '') > Date.now();
