import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  title: 'Перейти на платный тариф',
  firstFree: 'Первые 3 счёта бесплатно.',
  restore: 'Восстановить покупки',
  terms: 'Условия',
  privacy: 'Конфиденциальность',
  plan: 'Тариф',
  interval: 'Период оплаты',
  loading: 'Загружаем тарифы…',
  pending: 'Покупка ждёт одобрения. Тариф начнёт действовать сразу после него.',
  restoring: 'Восстанавливаем…',
  waiting: 'Ждём ответа App Store…',
  elsewhere:
    'Здесь тарифы покупают в приложении {product} на iPhone или iPad. В браузере на сайте те же тарифы.',
  onWeb: 'Посмотреть тарифы на сайте',
  renewal:
    'App Store спишет деньги после вашего подтверждения. Тариф продлевается сам по той же цене, пока вы не отмените его хотя бы за 24 часа: в настройках iPhone, под вашим именем, в пункте «Подписки».',
  needsAccount: 'Тариф привязан к вашему аккаунту.',
  signIn: 'Войти',
  messages: {
    noStore: 'Покупки App Store доступны только на iOS',
    notSignedIn: 'Вход не выполнен',
    notValidated: 'Не удалось проверить покупку',
    notBought: 'Покупка не удалась',
    noPlans: 'Не удалось загрузить тарифы подписки',
    nothingToRestore: 'Действующая подписка не найдена',
    notRestored: 'Не удалось восстановить покупки',
    activated: 'Платный тариф действует!',
    restored: 'Подписка восстановлена!',
  },
};
