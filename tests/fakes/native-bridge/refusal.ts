/** A plugin's rejection of a call: a message, and a code if there is one. */
export class Refusal extends Error {
  readonly code?: string;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
