import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  about: 'Этот счёт уже мог получить клиент. При сохранении появится исправленная версия.',
  fixed: 'Номер и валюта остаются прежними.',
  reason: 'Причина исправления (необязательно)',
  whoReads: 'Она останется в истории счёта, которую видите только вы.',
};
