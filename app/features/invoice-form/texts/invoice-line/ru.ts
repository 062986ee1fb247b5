import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  unit: 'Единица',
  noUnit: 'Без единицы',
  discount: 'Скидка на строку',
  discountKind: 'Процент или сумма',
  taxes: {
    title: 'Налог этой строки',
    name: 'Название налога',
    nameOf: 'Название налога {position}',
    rateOf: 'Ставка налога {position}',
    remove: 'Убрать налог {position}',
    more: 'Несколько налогов',
    add: 'Добавить налог',
    applyToAll: 'Применить ко всем строкам',
    applied: 'Во всех строках теперь налог позиции {position}',
  },
  suggested: {
    state: 'Налог штата',
    county: 'Налог округа',
    city: 'Городской налог',
    district: 'Районный налог',
  },
  noTax: {
    why: 'Почему без налога?',
    taxed: 'Налог есть',
    none: 'В этой строке нет налога',
    noneShort: 'Нет',
    reverseCharge:
      'НДС по ставке этой строки ваш клиент платит в HMRC. Он указан в счёте, но не входит в итог.',
  },
  finePrices: 'Больше знаков в ценах',
  whereFinePrices: 'Во всех строках этого счёта, например 0,0125.',
};
