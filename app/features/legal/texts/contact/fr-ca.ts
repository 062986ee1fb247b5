import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  title: 'Joindre l’assistance',
  description:
    'Écrivez à l’équipe de {productName}. La réponse arrive en général dans les 24 heures.',
  lead: 'Une question, un problème, une idée : une personne vous lit. La réponse arrive en général dans les 24 heures.',
  sent: 'Votre message est en route. Nous répondons à {email}, en général dans les 24 heures.',
  another: 'Écrire un autre message',
  byEmail: 'Par courriel',
  byPost: 'Par la poste',
  received: {
    heading: 'Au sujet d’une facture reçue',
    text: 'Écrivez à l’entreprise qui l’a envoyée : son adresse figure sur la facture. Nous mettons les factures en page pour elle et ne savons rien du travail facturé.',
  },
  data: {
    heading: 'Vos données',
    text: 'La <privacy>Politique de confidentialité</privacy> dit ce que nous conservons et pendant combien de temps; les <imprint>Mentions légales</imprint> disent qui nous sommes.',
  },
  form: {
    email: 'Votre courriel',
    emailHint: 'C’est là que nous répondons.',
    subject: 'Objet',
    message: 'Message',
    messageHint:
      'N’indiquez ni mot de passe ni code. Pour parler d’une facture, donnez son numéro.',
    submit: 'Envoyer le message',
  },
  required: { subject: 'L’objet est obligatoire', message: 'Le message est obligatoire' },
  tooLong: {
    subject: 'L’objet doit compter au plus {most} caractères',
    message: 'Le message doit compter au plus {most} caractères',
  },
  notSent: 'Impossible d’envoyer votre message. Veuillez réessayer.',
  notSentWrite:
    'Impossible d’envoyer votre message. Veuillez réessayer ou écrire à {supportEmail}.',
};
