/** Digits of a sign-in code. */
export const loginCodeLength = 6;
/** Lifetime of a sign-in code in minutes. */
export const loginCodeMinutes = 10;
/** How often a code may be checked, whether right or wrong. */
export const loginCodeTries = 5;
/** Seconds before another code can be sent. */
export const newCodeAfterSeconds = 60;

/**
 * Normalizes a typed or pasted code: removes spaces and hyphens between digits, and extracts the only six-digit group
 * from a pasted sentence.
 */
export function parseTypedCode(typed: string): string {
  const groups = [...typed.matchAll(/(?<!\d[\s-]?)\d{3}[\s-]*\d{3}(?![\s-]?\d)/g)];
  const text = groups.length === 1 && groups[0] ? groups[0][0] : typed;
  return text.replace(/[\s-]/g, '');
}

/** Whether a text has the format of a code: six digits. */
export function isLoginCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}
