// Replaces `pako` in the worker (`scripts/divide-worker.ts`): pdf-lib imports it to deflate streams, which `app/pdf`
// does with `node:zlib`. It would add 15 kB gzipped and slow down the start.

function refuse(): never {
  throw new Error('app/pdf/document/pdf-file.ts compresses streams');
}

export default { deflate: refuse };
