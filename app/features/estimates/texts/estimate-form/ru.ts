import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  create: 'Создать смету',
  edit: 'Изменить смету',
  details: 'Данные сметы',
  number: 'Номер сметы',
  date: 'Дата сметы',
  language: 'Язык сметы',
  downloadSaves: 'Перед скачиванием PDF смета сохранится.',
  validUntil: 'Действует до',
  save: 'Сохранить смету',
  created: 'Смета {number} сохранена',
  updated: 'Смета {number} изменена',
  total: 'Итого',
  loss: 'Эта смета ещё не сохранена. Если создать новый счёт, она пропадёт.',
};
