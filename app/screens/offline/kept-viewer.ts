import { useRouteLoaderData } from '@remix-run/react';
import type { FrameViewer } from '../frame/framed-page.tsx';
import { useKeptPage } from './kept-page.ts';

/** Who the frame is for when the page comes from this device; null when nobody was signed in, or the server says it. */
export function useKeptViewer(): FrameViewer | null {
  const root = useRouteLoaderData('root') as { viewer: FrameViewer | null } | undefined;
  const shown = useKeptPage<FrameViewer>('frame', root?.viewer ?? null);
  return shown.kind === 'kept' ? shown.page : null;
}
