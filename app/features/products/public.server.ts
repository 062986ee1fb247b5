export { exportProducts, saveProduct } from '#app/features/products/server/products.server.ts';
export { listAllProducts, type ProductRow } from './queries/product-list.server.ts';
export { insertProducts } from './queries/product-rows.server.ts';
