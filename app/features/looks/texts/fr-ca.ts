import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const columns: Translation<typeof enUS.columns, 'fr-CA'> = {
  title: 'Colonnes',
  about:
    'La description et le montant sont toujours affichés. Une colonne vide sur toutes les lignes n’est pas imprimée.',
  noFields:
    'Pour ajouter vos propres colonnes, créez des champs pour les lignes dans les paramètres.',
  reset: 'Réinitialiser les colonnes',
  up: 'Monter «\u00a0{column}\u00a0»',
  down: 'Descendre «\u00a0{column}\u00a0»',
  moved: '{column}\u00a0: colonne {position} sur {count}',
  names: {
    number: 'Numéro de ligne',
    description: 'Description',
    quantity: 'Quantité',
    unit: 'Unité',
    price: 'Prix',
    discount: 'Rabais',
    tax: 'Taux de taxe',
    amount: 'Montant',
  },
};
