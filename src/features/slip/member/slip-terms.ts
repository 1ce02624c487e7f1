// The operator's hours, as the deposit looks them up.
export interface SlipTerms {
  readonly closedFrom: string;
  readonly closedTo: string;
  readonly isClosed: boolean;
  readonly uploadWithinMinutes: number;
}
