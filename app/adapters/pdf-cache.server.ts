/** Caches rendered PDFs by the hash of their content, so that repeated downloads render nothing. */
export type PdfCache = {
  read(contentHash: string): Promise<Uint8Array | null>;
  write(contentHash: string, pdf: Uint8Array): Promise<void>;
};

const weekSeconds = 7 * 24 * 60 * 60;

/** Opens the edge's cache as a PDF cache. Its addresses are only cache keys and are never served. */
export function openPdfCache(publicOrigin: string): PdfCache {
  const entry = (contentHash: string) => `${publicOrigin}/.pdf-cache/${contentHash}`;
  return {
    async read(contentHash) {
      const found = await edgeCache().match(entry(contentHash));
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    },
    async write(contentHash, pdf) {
      await edgeCache().put(
        entry(contentHash),
        new Response(pdf as BodyInit, { headers: { 'Cache-Control': `max-age=${weekSeconds}` } }),
      );
    },
  };
}

function edgeCache(): Cache {
  return (caches as unknown as { default: Cache }).default;
}
