import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  back: 'Назад',
  cancel: 'Отмена',
  close: 'Закрыть',
  messages: 'Уведомления',
  tryAgain: 'Попробовать снова',
  undo: 'Отменить',
  copy: {
    name: 'Копировать: {label}',
    done: 'Скопировано: {label}',
    failed: 'Скопируйте вручную',
  },
  leaveForm: {
    title: 'Не сохранять изменения?',
    question: 'То, что вы здесь ввели, ещё не сохранено.',
    discard: 'Не сохранять',
    stay: 'Продолжить правку',
  },
  list: {
    loadMore: 'Загрузить ещё',
    shown: 'Показано: {count}',
    toStart: 'К началу списка',
  },
};
