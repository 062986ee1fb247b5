import { useRouteLoaderData } from '@remix-run/react';

/** The product's name, which is configuration (`decisions.md`, Name and operator); `otherwise` where the root could not be loaded. */
export function useProductName(otherwise = 'this app'): string {
  const root = useRouteLoaderData('root') as { product: { productName: string } } | undefined;
  return root?.product.productName ?? otherwise;
}
