import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  names: { Free: 'Бесплатный', Basic: 'Базовый', Standard: 'Стандарт', Pro: 'Про' },
  descriptions: {
    Basic: 'Для фрилансеров, которые выставляют счета каждую неделю.',
    Standard: 'Для малого бизнеса с постоянной работой.',
    Pro: 'Для команд, которые не хотят считать.',
  },
  intervals: { monthly: 'Ежемесячно', yearly: 'Ежегодно' },
  perInterval: { monthly: '/ месяц', yearly: '/ год' },
  mostPopular: 'Популярный',
  yearlySaving: 'Выгода 20 %',
  allowance: {
    unlimited: 'Счета без ограничений',
    everyMonth: '{limit} счетов в месяц',
    inTotal: 'Счетов всего: {limit}',
  },
  recipients: 'Письма {count} получателям в день',
  buttons: {
    unlimited: 'Счета без ограничений',
    get: 'Получить {limit} счетов в месяц',
    unlock: 'Получить {limit} счетов',
    unlockFor: 'Получить {limit} счетов за {price}',
    reactivate: 'Возобновить тариф',
    pay: 'Обновить данные оплаты',
    manage: 'Управлять подпиской',
    renew: 'Продлить «{plan}»',
    switchTo: 'Перейти на «{plan}»',
    switchInterval: {
      monthly: 'Перейти на помесячную оплату',
      yearly: 'Перейти на оплату за год',
    },
    current: 'Текущий тариф',
  },
  first: {
    pay: 'Сначала оплатите долг, затем вы сможете сменить тариф.',
    reactivate: 'Сначала возобновите тариф, затем вы сможете его сменить.',
  },
  usageBadge: {
    lifetime: 'счетов использовано. Посмотреть тарифы',
    period: 'счетов использовано в этом месяце. Посмотреть тарифы',
  },
  usage: {
    lifetime: {
      ofLimit: {
        one: 'Использован {used} счёт из {limit}',
        few: 'Использовано {used} счёта из {limit}',
        many: 'Использовано {used} счетов из {limit}',
        other: 'Использовано {used} счёта из {limit}',
      },
      unlimited: {
        one: 'Использован {used} счёт, без ограничений',
        few: 'Использовано {used} счёта, без ограничений',
        many: 'Использовано {used} счетов, без ограничений',
        other: 'Использовано {used} счёта, без ограничений',
      },
      over: 'Создано счетов: {used}, из них бесплатно {limit}',
    },
    period: {
      ofLimit: {
        one: 'В этом месяце использован {used} счёт из {limit}',
        few: 'В этом месяце использовано {used} счёта из {limit}',
        many: 'В этом месяце использовано {used} счетов из {limit}',
        other: 'В этом месяце использовано {used} счёта из {limit}',
      },
      unlimited: {
        one: 'В этом месяце использован {used} счёт, без ограничений',
        few: 'В этом месяце использовано {used} счёта, без ограничений',
        many: 'В этом месяце использовано {used} счетов, без ограничений',
        other: 'В этом месяце использовано {used} счёта, без ограничений',
      },
      over: 'В этом месяце создано счетов: {used}, из них {limit} по тарифу',
    },
  },
};
