import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  label: 'Часовой пояс',
  hint: 'По этому часовому поясу определяются даты счетов, сроки оплаты и то, просрочен ли счёт.',
  hintElsewhere:
    'По этому часовому поясу определяются даты счетов, сроки оплаты и то, просрочен ли счёт. На этом устройстве — {zone}.',
  moved: {
    title: 'Вы теперь в часовом поясе {zone}?',
    use: 'Перейти на {zone}',
    keep: 'Оставить {zone}',
    about: 'Даты счетов, сроки оплаты и просрочка определяются по дням пояса {zone}.',
  },
};
