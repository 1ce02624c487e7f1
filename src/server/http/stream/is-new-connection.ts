// Not a further request of a connection that was let in. The address is read as engine.io reads it, which opens a connection
// for an empty session too.
export const isNewConnection = (url: string): boolean =>
  (new URL(url, 'https://socket.io').searchParams.getAll('sid').at(-1) ?? '') === '';
