import type { FrameViewer } from '../frame/framed-page.tsx';
import { useRootData } from '../frame/root-data.ts';
import { useKeptPage } from './kept-page.ts';

/** Who the frame is for when the page comes from this device; null when nobody was signed in, or the server says it. */
export function useKeptViewer(): FrameViewer | null {
  const root = useRootData();
  const shown = useKeptPage<FrameViewer>('frame', root?.viewer ?? null);
  return shown.kind === 'kept' ? shown.page : null;
}
