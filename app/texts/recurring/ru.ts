import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  quarter: '{quarter} квартал',
  refusals: {
    full: 'В вашем аккаунте больше нет места для повторяющихся счетов',
    ended: 'Эта серия завершена',
    newer: 'Серию тем временем изменили. Посмотрите на неё ещё раз.',
  },
  checks: {
    day: 'Укажите правильную дату',
    past: 'Первый счёт не может быть в прошлом',
    whole: 'Введите целое число от {least} до {most}',
    endsBefore: 'Последний день не может быть раньше первого счёта',
    lines: 'Строки с тех пор изменились. Обновите страницу.',
    noAddress: 'У клиента нет адреса электронной почты',
  },
};
