import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  title: 'Карта',
  pay: 'Оплатить {amount} картой',
  about: 'Вы платите на странице Stripe, прямо получателю {business}.',
  goOn: 'Перейти на страницу оплаты Stripe',
  underWay: {
    title: 'Платёж обрабатывается',
    text: 'Ваш банк ещё работает над ним. Вам ничего делать не нужно.',
  },
  confirming: 'Ваш платёж подтверждается.',
  closed: 'Сейчас этот счёт нельзя оплатить картой.',
  uncharged: 'Эту сумму нельзя оплатить картой.',
  changing: 'Этот счёт сейчас меняется. Повторите попытку через минуту.',
  failed: 'Не удалось открыть страницу оплаты. Попробуйте ещё раз.',
};
