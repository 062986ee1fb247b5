import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  clearSearch: 'Сбросить поиск',
  exportCsv: 'Экспорт в CSV',
  notExported: {
    clients: 'Не удалось экспортировать клиентов: {message}',
    products: 'Не удалось экспортировать товары: {message}',
  },
  range: '{first}–{last} из {count}',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
};
