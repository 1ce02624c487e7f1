import * as z from 'zod/mini';
import { forget, readStored, store } from '#ask/browser-storage.ts';
import { type RegistrationStep, registrationSteps } from '../rules.ts';

const draftKey = 'register-draft';

const emptyValues = {
  phone: '',
  otpCode: '',
  name: '',
  password: '',
  confirm: '',
  sourceCode: '',
  bankCode: '',
  firstName: '',
  lastName: '',
  accountNo: '',
  currency: '',
};
export type RegisterValues = Readonly<Record<keyof typeof emptyValues, string>>;

// What the browser may store during the visit. Passwords and the bank account stay in memory.
const keptNames: readonly string[] = ['phone', 'otpCode', 'name', 'sourceCode'];

const sentCode = z.object({ phone: z.string(), ref: z.string(), token: z.string(), sentAtMs: z.number() });
export type SentCode = z.output<typeof sentCode>;

const progress = z.object({
  step: z.enum(registrationSteps),
  // The code that was sent last, for its form and for the wait before the next one.
  sent: z.nullable(sentCode),
  isPhoneKnown: z.boolean(),
  // The verification of the phone in this browser, which the registration of that phone must present.
  verified: z.nullable(z.object({ phone: z.string(), token: z.string() })),
});
export type Progress = Readonly<z.output<typeof progress>>;

const draftShape = z.object({ progress, values: z.catchall(z.object({}), z.string()) });

export const firstProgress: Progress = { step: 'phone', sent: null, isPhoneKnown: false, verified: null };

const stepAfterReload = ({ step, sent }: Progress): RegistrationStep => {
  if (step === 'otp' && sent === null) return 'phone';
  return step === 'bank' ? 'profile' : step;
};

const readDraft = (): z.output<typeof draftShape> | null => {
  try {
    const draft = z.safeParse(draftShape, JSON.parse(readStored('session', draftKey) ?? 'null'));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
};

// The typed values, across steps, languages and a reload. The browser's storage is read at the first use.
export class RegistrationDraft {
  #values: RegisterValues = emptyValues;
  #progress: Progress = firstProgress;
  #isRead = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly progress = (): Progress => {
    this.#read();
    return this.#progress;
  };

  values(): RegisterValues {
    this.#read();
    return this.#values;
  }

  // Null if this browser has not verified the typed phone.
  verifiedToken(): string | null {
    const { verified } = this.progress();
    return verified !== null && verified.phone === this.values().phone ? verified.token : null;
  }

  keep(name: string, value: string): void {
    this.#read();
    if (!Object.hasOwn(emptyValues, name)) return;
    this.#values = { ...this.#values, [name]: value };
    if (keptNames.includes(name)) this.#write();
  }

  move(to: Progress): void {
    this.#read();
    this.#progress = to;
    this.#write();
    for (const listener of this.#listeners) listener();
  }

  forget(): void {
    forget('session', draftKey);
  }

  #read(): void {
    if (this.#isRead) return;
    this.#isRead = true;
    const draft = readDraft();
    if (draft === null) return;
    this.#values = { ...emptyValues, ...draft.values };
    this.#progress = { ...draft.progress, step: stepAfterReload(draft.progress) };
  }

  #write(): void {
    const values = Object.fromEntries(Object.entries(this.#values).filter(([name]) => keptNames.includes(name)));
    store('session', draftKey, JSON.stringify({ progress: this.#progress, values }));
  }
}
