import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  show: 'Показать расчёт',
  rounded: '{sum} = {exact}, округлено до {amount}',
  equals: '{sum} = {amount}',
  percentOf: '{percent} от {amount}',
  line: 'Строка {number}: {description}',
  unnamed: 'Строка {number}',
  lineDiscount: 'Скидка: {sum}',
  linesTogether: 'Сумма строк ({count})',
  left: '{tax}: {sum}',
  leaves: 'Что остаётся после скидки, по налогам:',
  inside: 'Налог внутри цены — его ставка из 100 и всех ставок строки.',
  netLines:
    'Стоимость строки без налога округлена так, чтобы все строки вместе дали итог без налога.',
  byLine: 'Налог округлён в каждой строке, как выбрал продавец.',
  byLineAs: 'Налог округлён в каждой строке, как выбрал продавец ({source}).',
  reverse: 'Этот налог клиент должен налоговой службе. В итог он не входит.',
  atHome: '{tax} в {currency}',
  rounding: 'Округление',
  half: 'Половины округляются от нуля.',
};
