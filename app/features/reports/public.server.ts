export { paperSellerOf } from './server/paper-seller.server.ts';
