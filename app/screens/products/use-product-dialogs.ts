import { useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '#app/components/messages/toast.tsx';
import { describeChangeFailure } from '#app/domain/change-failure.ts';
import { importedMessage } from '#app/domain/products/import-limits.ts';
import type { ListedProduct } from '#app/domain/products/product.ts';
import type { ProductAnswer } from '#app/domain/products/product-answer.ts';
import { usePost } from '#app/screens/frame/use-post.ts';
import { useKeptFocus } from '#app/screens/list/use-kept-focus.ts';
import type { ProductDialogSubject } from './product-dialog.tsx';
import type { ProductHandlers } from './product-table.tsx';

const highlightMs = 5000;

/**
 * Which dialog of the products page is open, and what follows when it is done.
 * @param isPartial whether the list on screen is not the start of the whole, where new products stand
 */
export function useProductDialogs(listPath: string, taxRate: string, isPartial: boolean) {
  const [subject, setSubject] = useState<ProductDialogSubject | null>(null);
  const [doomed, setDoomed] = useState<ListedProduct | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useKeptFocus('product-list');

  useEffect(() => {
    if (highlighted === null) return;
    const timer = setTimeout(() => setHighlighted(null), highlightMs);
    return () => clearTimeout(timer);
  }, [highlighted]);

  function goToStart() {
    if (isPartial) navigate(listPath);
  }

  const copy = useProductCopies(listPath, (productId) => {
    setHighlighted(productId);
    goToStart();
  });
  const now = useRef(copy);
  now.current = copy;
  const handlers = useMemo<ProductHandlers>(
    () => ({
      copy: (product) => now.current(product),
      edit: (product) => setSubject({ kind: 'edit', product }),
      remove: (product) => setDoomed(product),
    }),
    [],
  );

  return {
    subject,
    doomed,
    isImporting,
    highlighted,
    handlers,
    add: () => setSubject({ kind: 'add', taxRate }),
    startImport: () => setImporting(true),
    closeDialog: () => setSubject(null),
    closeQuestion: () => setDoomed(null),
    closeImport: () => setImporting(false),
    onSaved: (kind: ProductDialogSubject['kind'], productId: string) => {
      setHighlighted(productId);
      if (kind === 'add') goToStart();
    },
    onDeleted: () => revalidate(),
    onImported: (count: number) => {
      setImporting(false);
      toast.success(importedMessage(count));
      if (isPartial) navigate(listPath);
      else revalidate();
    },
  };
}

/** Copies products; a second press before the answer is none. `onCopied` gets the copy's id. */
function useProductCopies(path: string, onCopied: (productId: string) => void) {
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
