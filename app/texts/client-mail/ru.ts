import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  templates: {
    invoice: {
      subject: 'Счёт {number} от {business}',
      message:
        'Здравствуйте, {client}!\n\nОтправляем счёт {number}. К оплате {balance}, срок — {due date}.\n\nСпасибо\n{business}',
    },
    receipt: {
      subject: 'Квитанция {number} от {business}',
      message:
        'Здравствуйте, {client}!\n\nМы получили ваш платёж. Отправляем квитанцию {number}.\n\nСпасибо\n{business}',
    },
    thanks: {
      subject: 'Спасибо за оплату счёта {number}',
      message: 'Здравствуйте, {client}!\n\nСчёт {number} оплачен. Спасибо за оплату.\n\n{business}',
    },
  },
  from: '{business} через {product}',
  headings: {
    invoice: 'Счёт {number}',
    receipt: 'Квитанция {number}',
    thanks: 'Спасибо',
  },
  amountDue: 'К оплате',
  total: 'Итого',
  paid: 'Оплачено',
  dueDate: 'Срок оплаты',
  open: 'Посмотреть счёт',
  openAndPay: 'Посмотреть и оплатить счёт',
  attached: {
    document: 'Счёт приложен в PDF.',
    receipt: 'Квитанция приложена в PDF.',
  },
  alsoTo: 'Также отправлено: {addresses}.',
  footer: {
    sentBy: '{business} отправляет это письмо через {product}, {origin}.',
    reply: 'Ответы придут на {email}.',
    stop: 'Я не знаю этого отправителя',
  },
};
