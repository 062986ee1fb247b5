export { listAllProducts, type ProductRow } from './queries/product-list.server.ts';
export { insertProducts } from './queries/product-rows.server.ts';
export { exportProducts, saveProduct } from './server/products.server.ts';
