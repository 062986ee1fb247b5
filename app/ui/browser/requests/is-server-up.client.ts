/** Whether the server answers, and its database with it (`/healthz`). Never rejects. */
export async function isServerUp(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
