import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  logo: 'Logo',
  signature: 'Signature',
  hint: 'PNG ou JPEG, jusqu’à 512 ko.',
  drop: 'Déposez-la ici',
  upload: 'Téléverser',
  replace: 'Remplacer',
  remove: 'Retirer',
  added: 'Image ajoutée',
  removed: 'Image retirée',
  refused: {
    tooHeavy: 'L’image ne doit pas dépasser 512 ko',
    wrongKind: 'L’image doit être un fichier PNG ou JPEG',
    tooLarge: 'L’image a trop de pixels. Veuillez en choisir une plus petite.',
    unreadable: 'Cette image est illisible. Veuillez en choisir une autre.',
  },
  draw: {
    open: 'Dessiner',
    openAgain: 'Redessiner',
    title: 'Dessiner votre signature',
    about: 'Signez avec le doigt, un stylet ou la souris.',
    area: 'Zone de dessin. Pour signer sans dessiner, téléversez une image de votre signature.',
    undo: 'Annuler',
    clear: 'Effacer',
    use: 'Utiliser la signature',
  },
};
