import { createLateParts, type LateParts } from '#app/ui/loading/late-part.tsx';

const fetchers = {
  error: () => import('./errors/error-content.tsx').then((file) => file.ErrorContent),
  footer: () => import('./web/footer.tsx').then((file) => file.Footer),
};

export type FrameParts = LateParts<typeof fetchers>;

/** The late parts of all frames. */
export const { LatePart: FramePart, preload: preloadFramePart } = createLateParts(fetchers);
