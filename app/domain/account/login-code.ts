/** Digits of a code. */
export const loginCodeLength = 6;
/** How long a code works. */
export const loginCodeMinutes = 10;
/** How often a code may be compared, right or wrong. */
export const loginCodeTries = 5;
/** How long one waits before another code is sent. */
export const newCodeAfterSeconds = 60;

/** A code as it was typed or pasted, without the spaces and hyphens that mails and people put between digits. */
export function readTypedCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Whether a text has the shape of a code: six digits. */
export function isLoginCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}
