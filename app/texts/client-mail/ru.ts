import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  templates: {
    invoice: {
      subject: 'Счёт {number} от {business}',
      message:
        'Здравствуйте, {client}!\n\nОтправляем счёт {number}. К оплате {balance}, срок — {due date}.\n\nСпасибо\n{business}',
    },
  },
  from: '{business} через {product}',
  heading: 'Счёт {number}',
  amountDue: 'К оплате',
  total: 'Итого',
  paid: 'Оплачено',
  dueDate: 'Срок оплаты',
  open: 'Посмотреть счёт',
  openAndPay: 'Посмотреть и оплатить счёт',
  attached: 'Счёт приложен в PDF.',
  alsoTo: 'Также отправлено: {addresses}.',
  footer: {
    sentBy: '{business} отправляет это письмо через {product}, {origin}.',
    reply: 'Ответы придут на {email}.',
    stop: 'Я не знаю этого отправителя',
  },
};
