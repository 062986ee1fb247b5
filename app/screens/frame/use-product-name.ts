import { useRootData } from './root-data.ts';

/**
 * The product's name, which is configuration (`decisions.md`, Name and operator).
 * @param otherwise where the root could not be loaded
 */
export function useProductName(otherwise = 'this app'): string {
  return useRootData()?.product.productName ?? otherwise;
}
