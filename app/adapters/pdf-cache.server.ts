/** Keeps drawn PDFs by the hash of what they show, so that a repeated download draws nothing. */
export type PdfCache = {
  read(contentHash: string): Promise<Uint8Array | null>;
  write(contentHash: string, pdf: Uint8Array): Promise<void>;
};

const weekSeconds = 7 * 24 * 60 * 60;

/** The edge's cache as a PDF cache. Its addresses are never served: they only name entries. */
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
