// Stands in for `pako` in the worker (`[alias]` in `wrangler.toml`): pdf-lib imports it to deflate streams, which `app/pdf`
// does by `node:zlib`. It would be 15 kB there, gzipped, and takes its time to start.

function refuse(): never {
  throw new Error('Streams are deflated by app/pdf/document/pdf-file.ts');
}

export default { deflate: refuse };
