import { ErrorContent } from './errors/error-content.tsx';
import type { FrameParts } from './frame-part.tsx';
import { Footer } from './web/footer.tsx';

/** The late parts of frames, imported statically: for the server, never for the browser bundle. */
export const frameParts: FrameParts = { error: ErrorContent, footer: Footer };
