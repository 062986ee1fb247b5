import { describeAllowance } from '#app/domain/billing/allowance.ts';
import type { Viewer } from './session.server.ts';

/** What the frame shows of the signed-in person; nothing else of the account reaches the browser with it. */
export function describeViewer(viewer: Viewer | null, now: number) {
  if (!viewer) return null;
  return { allowance: describeAllowance(viewer.settings, now) };
}
