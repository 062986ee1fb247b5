export { DeliveryList } from './ui/delivery-list.tsx';
export { useDelivering } from './ui/use-delivering.tsx';
