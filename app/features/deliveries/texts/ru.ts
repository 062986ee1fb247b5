import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const deliveries: Translation<typeof enUS.deliveries, 'ru'> = {
  make: { note: 'Создать накладную', slip: 'Создать упаковочный лист' },
  title: { note: 'Накладная к документу {number}', slip: 'Упаковочный лист к документу {number}' },
  about:
    'В документе указано, что вы доставляете, без цен и платёжных реквизитов. Изменить его после создания нельзя.',
  list: { note: 'Накладные', slip: 'Упаковочные листы' },
  quantityOf: 'Количество: {line}',
  quantityLeft: 'осталось доставить {left}',
  shippingAddress: 'Адрес доставки',
  day: { note: 'Дата поставки', slip: 'Дата отправки' },
  carrier: 'Перевозчик (необязательно)',
  tracking: 'Номер или ссылка для отслеживания (необязательно)',
  done: { note: 'Накладная {number} создана', slip: 'Упаковочный лист {number} создан' },
  failed: 'Не удалось создать: {message}',
  notOpened: 'Не удалось открыть форму: {message}',
  download: 'PDF',
  downloadOf: 'Скачать {number} в PDF',
  send: 'Отправить',
  sendOf: 'Отправить {number}',
  noNote: 'Накладная не найдена',
  bars: {
    void: 'Этот документ отменён, доставлять по нему нечего.',
    declined: 'Клиент отклонил эту смету, доставлять по ней нечего.',
    'nothing-left': 'Всё по этому документу уже доставлено.',
    'too-many': 'По этому документу уже {most} доставок, это максимум.',
    changing:
      'Этот документ сейчас изменяют в другой вкладке или на другом устройстве. Попробуйте снова через минуту.',
    'made-otherwise':
      'Из этой формы уже создан документ {number}. Чтобы создать ещё один, откройте форму заново.',
  },
  refusals: {
    nothing: 'Укажите количество хотя бы одной позиции.',
    tooMuch: 'Это больше, чем осталось доставить. Откройте форму заново, чтобы увидеть остаток.',
    quantity: 'Укажите число от 0 до {left}.',
    day: 'Укажите дату, например 2026-01-31.',
    address: 'Укажите адрес доставки.',
    tooLong: 'Не больше {most} символов.',
  },
};

export const deliverySheets: Translation<typeof enUS.deliverySheets, 'ru'> = {
  title: { note: 'Накладная {number}', slip: 'Упаковочный лист {number}' },
  name: { note: 'Накладная', slip: 'Упаковочный лист' },
  day: { note: 'Дата поставки', slip: 'Дата отправки' },
  of: { invoice: 'Счёт', estimate: 'Смета' },
  shipping: 'Доставка',
  carrier: 'Перевозчик',
  tracking: 'Номер отслеживания',
  receivedBy: 'Получил (имя и подпись)',
  receivedOn: 'Дата получения',
};
