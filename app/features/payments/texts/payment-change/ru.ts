import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  title: 'Новые платёжные реквизиты для этого клиента',
  about:
    'В счёте {number} деньги направлялись в другое место. Клиент узнает, что платёжные реквизиты изменились и что их нужно проверить у вас. Подтвердите, что новые реквизиты ваши:',
  places: {
    iban: 'IBAN, последние знаки {shown}',
    account: 'Банковский счёт, последние знаки {shown}',
    payid: 'PayID {shown}',
    interac: 'Перевод Interac на {shown}',
    check: 'Чек на имя {shown}',
    card: 'Оплата картой через {shown}',
    paypal: 'PayPal: {shown}',
    link: 'Платёжная ссылка {shown}',
  },
  confirm: 'Реквизиты мои: сохранить',
  goBack: 'Вернуться и проверить',
  waits:
    'Платёжные реквизиты не те, что в последнем счёте этому клиенту. Откройте счёт и подтвердите их.',
};
