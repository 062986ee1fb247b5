import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  inMinutes: {
    one: 'Trop de tentatives. Réessayez dans {count} minute.',
    many: 'Trop de tentatives. Réessayez dans {count} de minutes.',
    other: 'Trop de tentatives. Réessayez dans {count} minutes.',
  },
  inHours: {
    one: 'Trop de tentatives. Réessayez dans {count} heure.',
    many: 'Trop de tentatives. Réessayez dans {count} d’heures.',
    other: 'Trop de tentatives. Réessayez dans {count} heures.',
  },
  inMinutesAt: {
    one: 'Trop de tentatives. Réessayez dans {count} minute, à {time}.',
    many: 'Trop de tentatives. Réessayez dans {count} de minutes, à {time}.',
    other: 'Trop de tentatives. Réessayez dans {count} minutes, à {time}.',
  },
  inHoursAt: {
    one: 'Trop de tentatives. Réessayez dans {count} heure, à {time}.',
    many: 'Trop de tentatives. Réessayez dans {count} d’heures, à {time}.',
    other: 'Trop de tentatives. Réessayez dans {count} heures, à {time}.',
  },
  fromNetwork:
    'Trop de requêtes depuis votre réseau. Veuillez attendre une minute, puis réessayer.',
  goBack: 'Revenez en arrière : ce que vous avez saisi y est encore.',
};
