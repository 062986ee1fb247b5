import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  loading: {
    settings: 'Не удалось загрузить настройки: {message}',
    data: 'Не удалось загрузить данные: {message}',
    invoices: 'Не удалось загрузить счета: {message}',
    clients: 'Не удалось загрузить клиентов: {message}',
    client: 'Не удалось загрузить клиента: {message}',
    products: 'Не удалось загрузить товары: {message}',
    publicInvoice: 'Не удалось загрузить счёт: {message}',
    clone: 'Не удалось дублировать счёт: {message}',
    edit: 'Не удалось открыть счёт: {message}',
  },
  notOpened: 'Не удалось открыть. Проверьте подключение и попробуйте снова.',
  reasons: {
    databaseAway: 'база данных не отвечает',
    networkAway: 'нет подключения',
    cutOff: 'связь прервалась',
    signedOut: 'войдите ещё раз',
    gone: 'этой записи больше нет',
    notFound: 'ничего не найдено',
    invoiceNotFound: 'счёт не найден',
  },
};
