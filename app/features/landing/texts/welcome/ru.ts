import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  sample: 'Пример счёта',
  heading: 'Создавайте профессиональные счета за 1 минуту',
  about: 'Для начала аккаунт не нужен. Сохранить или отправить счёт можно позже.',
  begin: 'Создать первый счёт',
  signIn: 'Уже есть аккаунт? Войдите',
};
