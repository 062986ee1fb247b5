import type { ProductText } from '#app/domain/products/product.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { fieldsOf, parseJson } from '#app/ui/browser/stored.client.ts';

export type ProductsOrder = {
  /** The idempotency key of the file, the same for every try. */
  key: string;
  products: readonly ProductText[];
  /** Called with the share of the request that was sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Cancels the request; what was already sent may be saved. */
  signal: AbortSignal;
};

/** How long to wait for the response after everything was sent. */
const answerTimeMs = 60_000;

/** How an import ended; `message` says why it isn't known to be saved. */
export type ProductsOutcome =
  | { outcome: 'imported'; count: number }
  | { outcome: 'cancelled' }
  | { outcome: 'sign-in-needed' }
  /** Everything was sent, but no response came back: the rows may be saved. */
  | { outcome: 'unanswered' }
  | { outcome: 'failed'; message: string };

/**
 * Posts the checked rows of a product file. Never rejects. Uses XMLHttpRequest, because `fetch` reports no upload
 * progress.
 */
export function sendProducts(order: ProductsOrder): Promise<ProductsOutcome> {
  const { key, products, onProgress, signal } = order;
  const rows = products.map(({ name, unitPrice, taxRate, customId, unit }) => {
    return [name, unitPrice, taxRate, customId, unit];
  });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/products-import');
    request.setRequestHeader('Content-Type', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    request.upload.addEventListener('load', () => {
      hasLeft = true;
      timer = setTimeout(() => {
        resolve({ outcome: 'unanswered' });
        request.abort();
      }, answerTimeMs);
    });
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('load', () => resolve(parseAnswer(request)));
    request.addEventListener('abort', () => resolve({ outcome: 'cancelled' }));
    request.addEventListener('error', () => {
      resolve(
        hasLeft
          ? { outcome: 'unanswered' }
          : { outcome: 'failed', message: failureTexts.reasons.networkAway },
      );
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(JSON.stringify({ key, rows }));
  });
}

function parseAnswer({ status, responseText }: XMLHttpRequest): ProductsOutcome {
  if (status === 401) return { outcome: 'sign-in-needed' };
  const { count, error } = fieldsOf(parseJson(responseText));
  if (status === 200 && typeof count === 'number') return { outcome: 'imported', count };
  const message =
    typeof error === 'string' ? error : fill(productImportTexts.work.status, { status });
  return { outcome: 'failed', message };
}
