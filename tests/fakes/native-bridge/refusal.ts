/** What a plugin refuses a call with: its words, and a code where it has one. */
export class Refusal extends Error {
  readonly code?: string;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
