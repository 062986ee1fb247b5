// Stands in for `react-dom` in the worker (`[alias]` in `wrangler.toml`): React's client is 45 kB there, gzipped, and the
// packages that import it call these two in a browser alone. Pages are written by `react-dom/server`.

function refuse(): never {
  throw new Error('react-dom works in a browser');
}

export const createPortal = refuse;
export const flushSync = refuse;
export default { createPortal, flushSync };
