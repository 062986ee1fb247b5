import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  names: {
    hour: 'Heures',
    minute: 'Minutes',
    day: 'Jours',
    week: 'Semaines',
    month: 'Mois',
    piece: 'Pièces',
    set: 'Ensembles',
    lumpSum: 'Forfait',
    page: 'Pages',
    word: 'Mots',
    kilometre: 'Kilomètres',
    mile: 'Milles',
    metre: 'Mètres',
    foot: 'Pieds',
    squareMetre: 'Mètres carrés',
    squareFoot: 'Pieds carrés',
    kilogram: 'Kilogrammes',
    pound: 'Livres (poids)',
    litre: 'Litres',
    kilowattHour: 'Kilowattheures',
  },
};
