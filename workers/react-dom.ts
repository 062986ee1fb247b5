// Replaces `react-dom` in the worker (`scripts/divide-worker.ts`): React's client would add 45 kB gzipped, and the
// packages that import it only call these two in browsers. Pages are rendered by `react-dom/server`.

function refuse(): never {
  throw new Error('react-dom only works in a browser');
}

export const createPortal = refuse;
export const flushSync = refuse;
export default { createPortal, flushSync };
