import { useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '#app/components/toast.tsx';
import { importedMessage } from '#app/domain/product/import-limits.ts';
import type { ListedProduct } from '#app/domain/product/product.ts';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import type { ProductDialogSubject } from './product-dialog.tsx';
import type { ProductHandlers } from './product-row.tsx';
import { useProductCopies } from './use-product-copies.ts';

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
