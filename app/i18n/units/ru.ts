import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  names: {
    hour: 'Часы',
    minute: 'Минуты',
    day: 'Дни',
    week: 'Недели',
    month: 'Месяцы',
    piece: 'Штуки',
    set: 'Комплекты',
    lumpSum: 'Фиксированная сумма',
    page: 'Страницы',
    word: 'Слова',
    kilometre: 'Километры',
    mile: 'Мили',
    metre: 'Метры',
    foot: 'Футы',
    squareMetre: 'Квадратные метры',
    squareFoot: 'Квадратные футы',
    kilogram: 'Килограммы',
    pound: 'Фунты (вес)',
    litre: 'Литры',
    kilowattHour: 'Киловатт-часы',
  },
};
