export {
  deliveryOrderOf,
  getDelivery,
  selectDeliveriesForOwner,
} from './queries/deliveries.server.ts';
export { describeDeliveries } from './words/describe-deliveries.ts';
export { describeDelivery, emailedDelivery } from './words/describe-delivery.ts';
