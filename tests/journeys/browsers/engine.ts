// A browser other than Playwright's, by the W3C's two protocols for driving one.
export interface Engine {
  readonly name: string;
  open(address: string): Promise<void>;
  // An expression that is evaluated in the page; its value as JSON.
  run<Value>(expression: string): Promise<Value>;
  // As in https://www.w3.org/TR/webdriver2/#actions.
  perform(sources: readonly object[]): Promise<void>;
  // A PNG of what is seen.
  picture(): Promise<Buffer>;
  // Errors of the page so far, as far as the browser reports them.
  errors(): readonly string[];
  close(): Promise<void>;
}

export const phone = { width: 390, height: 780 };
