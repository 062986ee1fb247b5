import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  show: 'Afficher le calcul',
  rounded: '{sum} = {exact}, arrondi à {amount}',
  equals: '{sum} = {amount}',
  percentOf: '{percent} de {amount}',
  line: 'Ligne {number} : {description}',
  unnamed: 'Ligne {number}',
  lineDiscount: 'Rabais : {sum}',
  linesTogether: 'Somme des lignes ({count})',
  left: '{tax} : {sum}',
  leaves: 'Ce que le rabais laisse, par taxe :',
  inside: 'La taxe comprise est son taux sur 100 et tous les taux de la ligne.',
  netLines:
    'Ce qu’une ligne vaut avant taxes est arrondi pour que la somme des lignes donne le total avant taxes.',
  byLine: 'Taxe arrondie à chaque ligne, selon le choix du vendeur.',
  byLineAs: 'Taxe arrondie à chaque ligne, selon le choix du vendeur ({source}).',
  reverse: 'Le client doit cette taxe à l’administration fiscale. Elle n’est pas dans le total.',
  atHome: '{tax} en {currency}',
  rounding: 'Arrondi',
  half: 'Les demies s’arrondissent en s’éloignant de zéro.',
};
