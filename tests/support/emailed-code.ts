import { expect, inject } from 'vitest';

/** Returns the codes that were emailed to an address, newest first, once there are `count` of them. */
export async function readEmailedCodes(email: string, count = 1): Promise<string[]> {
  let codes: string[] = [];
  await expect
    .poll(async () => {
      codes = await fetchCodes(email);
      return codes.length;
    })
    .toBe(count);
  return codes;
}

async function fetchCodes(email: string): Promise<string[]> {
  const { fakesOrigin } = inject('product');
  const answer = await fetch(`${fakesOrigin}/mail.json?to=${encodeURIComponent(email)}`);
  const { letters } = (await answer.json()) as { letters: { subject: string }[] };
  return letters.flatMap(({ subject }) => /^\d{6}\b/.exec(subject)?.[0] ?? []);
}
