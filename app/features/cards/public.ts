export {
  CardPayment,
  type CardState,
  type OpenedPayment,
} from './ui/card-payment.tsx';
export { CardsSection, type CardsView } from './ui/cards-section.tsx';
