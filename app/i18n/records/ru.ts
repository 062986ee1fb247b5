import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  save: 'Сохранить',
  delete: 'Удалить',
  deleteQuestion: 'Удалить «{name}»? Это действие необратимо.',
};
