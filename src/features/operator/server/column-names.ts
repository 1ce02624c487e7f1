// The database's functions take fields by the names of their columns.
const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fieldName = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const columnsOf = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnName(name), value]));

export const fieldsOf = (columns: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).map(([name, value]) => [fieldName(name), value]));
