import { useCallback, useRef } from 'react';
import { toast } from '#app/components/toast.tsx';
import { describeChangeFailure } from '#app/domain/change-failure.ts';
import type { ListedProduct } from '#app/domain/product/product.ts';
import type { ProductAnswer } from '#app/domain/product/product-answer.ts';
import { usePost } from '../frame/use-post.ts';

/** Copies products; a second press before the answer is none. `onCopied` gets the copy's id. */
export function useProductCopies(path: string, onCopied: (productId: string) => void) {
  const post = usePost<ProductAnswer>(path, 'application/json');
  const waiting = useRef(new Set<string>());
  // Of the product that was copied without an answer: pressed again it is the same copy.
  const keys = useRef(new Map<string, string>());
  const done = useRef(onCopied);
  done.current = onCopied;

  return useCallback(
    async ({ id }: ListedProduct) => {
      if (waiting.current.has(id)) return;
      waiting.current.add(id);
      const key = keys.current.get(id) ?? crypto.randomUUID();
      keys.current.set(id, key);
      const answer = await post({ intent: 'copy-product', productId: id, key });
      waiting.current.delete(id);
      const failure = describeChangeFailure(answer);
      if (failure !== null) return toast.error(`The product was not copied: ${failure}`);
      keys.current.delete(id);
      toast.success('Product copied successfully!');
      if (answer.outcome === 'saved') done.current(answer.productId);
    },
    [post],
  );
}
