import type { Translation } from '#app/i18n/room.ts';
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
    estimate: {
      subject: 'Смета {number} от {business}',
      message:
        'Здравствуйте, {client}!\n\nВот смета {number} на {total}. Её можно принять или отклонить на её странице.\n\n{business}',
    },
    statement: {
      subject: 'Выписка от {business}, {number}',
      message:
        'Здравствуйте, {client}!\n\nВот ваша выписка за период {number}. Долг в конце: {balance}.\n\nСпасибо\n{business}',
    },
    'credit-note': {
      subject: 'Кредит-нота {number} от {business}',
      message: 'Здравствуйте, {client}!\n\nВот кредит-нота {number} на {total}.\n\n{business}',
    },
  },
  closed: {
    settled:
      'Здравствуйте, {client}!\n\nОтправляем счёт {number} на {total}. Оплачивать ничего не нужно.\n\nСпасибо\n{business}',
    expired:
      'Здравствуйте, {client}!\n\nВот смета {number} на {total}. Она действовала до {due date}.\n\n{business}',
    answered: 'Здравствуйте, {client}!\n\nВот смета {number} на {total}.\n\n{business}',
  },
  reminders: {
    before: {
      subject: 'Срок оплаты счёта {number}: {due date}',
      message:
        'Здравствуйте, {client}!\n\nКороткое напоминание: по счёту {number} к оплате {balance}, срок — {due date}. Если вы уже оплатили, больше ничего делать не нужно.\n\nСпасибо\n{business}',
    },
    on: {
      subject: 'Срок оплаты счёта {number}: {due date}',
      message:
        'Здравствуйте, {client}!\n\nПо счёту {number} к оплате {balance}, срок — {due date}. Если вы уже оплатили, больше ничего делать не нужно.\n\nСпасибо\n{business}',
    },
    after: {
      subject: 'Напоминание: срок оплаты счёта {number} был {due date}',
      message:
        'Здравствуйте, {client}!\n\nСрок оплаты счёта {number} был {due date}, но {balance} к нам ещё не поступили. Возможно, счёт остался незамеченным. Если платёж уже в пути, больше ничего делать не нужно.\n\nСпасибо\n{business}',
    },
    late: {
      subject: 'Счёт {number} просрочен',
      message:
        'Здравствуйте, {client}!\n\nСрок оплаты счёта {number} был {due date}, а к оплате всё ещё {balance}. Оплатите его сейчас или напишите нам в ответ, что мешает.\n\n{business}',
    },
  },
  from: '{business} через {product}',
  headings: {
    invoice: 'Счёт {number}',
    receipt: 'Квитанция {number}',
    thanks: 'Спасибо',
    reminder: 'Счёт {number}',
    estimate: 'Смета {number}',
    statement: 'Выписка {number}',
    'credit-note': 'Кредит-нота {number}',
  },
  amountDue: 'К оплате',
  total: 'Итого',
  paid: 'Оплачено',
  dueDate: 'Срок оплаты',
  open: {
    document: 'Посмотреть счёт',
    receipt: 'Посмотреть счёт',
    estimate: 'Посмотреть смету',
    statement: 'Посмотреть последний счёт',
    'credit-note': 'Посмотреть кредит-ноту',
  },
  openAndPay: 'Посмотреть и оплатить счёт',
  attached: {
    document: 'Счёт приложен в PDF.',
    receipt: 'Квитанция приложена в PDF.',
    estimate: 'Смета приложена в PDF.',
    statement: 'Выписка приложена в PDF.',
    'credit-note': 'Кредит-нота приложена в PDF.',
  },
  alsoTo: 'Также отправлено: {addresses}.',
  footer: {
    sentBy: '{business} отправляет это письмо через {product}, {origin}.',
    reply: 'Ответы придут на {email}.',
    stop: 'Я не знаю этого отправителя',
  },
};
