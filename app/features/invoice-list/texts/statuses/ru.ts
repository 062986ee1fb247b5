import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  labels: {
    paid: 'Оплачен',
    unpaid: 'Не оплачен',
    overdue: 'Просрочен',
    due_soon: 'Скоро срок',
    void: 'Отменён',
    credited: 'Кредитован',
    open: 'Открыта',
    accepted: 'Принята',
    declined: 'Отклонена',
    expired: 'Истекла',
    invoiced: 'Выставлен счёт',
    issued: 'Выдана',
  },
};
