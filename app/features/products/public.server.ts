export { listAllProducts, type ProductRow } from './queries/product-list.server.ts';
export { insertProducts } from './queries/product-rows.server.ts';
export { saveProduct } from './server/change-product.server.ts';
export { exportProducts } from './server/list-products.server.ts';
