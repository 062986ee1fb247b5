/** Whether the server and its database respond (`/healthz`). Never rejects. */
export async function isServerUp(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
