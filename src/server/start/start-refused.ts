// A problem that the person who starts the server can fix; the message says what and how.
export class StartRefused extends Error {
  override name = 'StartRefused';
}
