export type { ShownDelivery } from './words/describe-deliveries.ts';
export type { EmailedDelivery } from './words/describe-delivery.ts';
