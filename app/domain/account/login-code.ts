/** Digits of a code. */
export const loginCodeLength = 6;
/** How long a code works. */
export const loginCodeMinutes = 10;
/** How often a code may be compared, right or wrong. */
export const loginCodeTries = 5;
/** How long one waits before another code is sent. */
export const newCodeAfterSeconds = 60;

/**
 * A code as it was typed or pasted, without the spaces and hyphens that emails and people put between digits; out of a
 * pasted sentence, its one group of six digits.
 */
export function parseTypedCode(typed: string): string {
  const groups = [...typed.matchAll(/(?<!\d[\s-]?)\d{3}[\s-]*\d{3}(?![\s-]?\d)/g)];
  const text = groups.length === 1 && groups[0] ? groups[0][0] : typed;
  return text.replace(/[\s-]/g, '');
}

/** Whether a text has the shape of a code: six digits. */
export function isLoginCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}
