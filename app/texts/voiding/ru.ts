import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  title: 'Отменить счёт {number}?',
  about:
    'Клиент увидит, что этот счёт отменён и когда, и не сможет его оплатить. Номер останется за счётом, и он по-прежнему учитывается в вашем тарифе. Вернуть его будет нельзя.',
  reason: 'Причина',
  missing: 'Укажите причину.',
  tooLong: 'Не больше {most} символов.',
  confirm: 'Отменить счёт',
  keep: 'Оставить',
  done: 'Счёт отменён',
  failed: 'Не удалось отменить счёт: {message}',
  reasons: { paid: 'он оплачен', 'part-paid': 'по нему есть платежи' },
  notMarked: 'Этот счёт отменён. Отметить его как оплаченный или неоплаченный нельзя.',
};
