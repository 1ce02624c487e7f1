// The browser's own request for an upload, held until the test lets it go on.
export class HeldUpload extends EventTarget {
  static last: HeldUpload;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  timeout = 0;
  status = 0;
  responseText = '';
  opened: string[] = [];
  body: FormData | null = null;

  constructor() {
    super();
    HeldUpload.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
  sent(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: total > 0 }));
  }
}
