import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  heading: 'Отправка',
  about:
    'Что написано в ваших письмах клиентам. В каждом письме это можно изменить перед отправкой.',
  open: 'Изменить текст',
  title: 'Текст ваших писем',
  kind: 'Письмо',
  kinds: {
    invoice: 'Со счётом',
    receipt: 'С квитанцией',
    thanks: 'Спасибо — когда счёт оплачен',
  },
  hint: 'Письмо пишется на языке счёта.',
  language: 'Язык',
  languageHint: 'У каждого языка свой текст.',
  usual: 'Вернуть наш текст',
  save: 'Сохранить',
  saved: 'Текст ваших писем сохранён.',
  failed: 'Не сохранено: {message}',
  notOpened: 'Не удалось открыть ваши письма: {message}',
};
