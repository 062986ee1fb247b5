import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  clearSearch: 'Effacer la recherche',
  exportCsv: 'Exporter en CSV',
  notExported: {
    clients: 'Impossible d’exporter les clients : {message}',
    products: 'Impossible d’exporter les produits : {message}',
  },
  range: '{first} à {last} sur {count}',
  previous: 'Page précédente',
  next: 'Page suivante',
};
