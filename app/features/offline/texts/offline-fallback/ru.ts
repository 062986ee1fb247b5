import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  title: 'Нет подключения',
  text: 'Этой странице нужно подключение: она откроется сама, как только оно появится. А пока можно составить счёт: он сохранится на этом устройстве.',
  create: 'Создать счёт',
  tryAgain: 'Попробовать снова',
};
