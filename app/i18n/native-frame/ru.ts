import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  back: 'Назад',
  shareNotOpened: 'окно отправки не открылось',
  sharePdf: 'Поделиться PDF',
  invoice: 'Счёт',
  payInvoice: 'Оплатить счёт',
  tabs: { invoices: 'Счета', create: 'Создать', settings: 'Настройки' },
  menu: { title: 'Меню', subscription: 'Подписка', help: 'Помощь и поддержка' },
  start: {
    title: 'Пока нет счетов',
    text: 'Создайте первый счёт за считаные секунды. Его можно изменить, сохранить в PDF или отправить клиенту.',
    create: 'Создать счёт',
    signIn: 'Уже есть аккаунт? Войдите',
  },
};
