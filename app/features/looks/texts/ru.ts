import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const columns: Translation<typeof enUS.columns, 'ru'> = {
  title: 'Столбцы',
  about:
    'Наименование и сумма показаны всегда. Столбец, который не заполнен ни в одной строке, не печатается.',
  noFields: 'Чтобы добавить свои столбцы, создайте поля для строк в настройках.',
  reset: 'Вернуть исходные столбцы',
  up: 'Переместить «{column}» выше',
  down: 'Переместить «{column}» ниже',
  moved: '«{column}»: столбец {position} из {count}',
  names: {
    number: 'Номер строки',
    description: 'Наименование',
    quantity: 'Количество',
    unit: 'Единица измерения',
    price: 'Цена',
    discount: 'Скидка',
    tax: 'Ставка налога',
    amount: 'Сумма',
  },
};
