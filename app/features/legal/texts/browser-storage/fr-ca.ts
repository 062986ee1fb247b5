import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  cookies: {
    session: [
      'Garde votre session ouverte',
      '{sessionDays} jours; {shortSessionHours} heures, ou jusqu’à la fermeture du navigateur, si vous n’avez pas coché « Se souvenir de moi »',
    ],
    flash: ['Porte un message à la page suivante', '1 minute'],
    signedOut: [
      'Dit que la session a été fermée, tant que le navigateur garde encore ce que vous y aviez',
      'Un instant; {sessionDays} jours si aucun script ne fonctionne',
    ],
    code: ['Lie un code de connexion au navigateur qui l’a demandé', '{codeMinutes} minutes'],
    attempt: [
      'Protègent une connexion avec Google ou Apple pendant qu’elle dure',
      '{providerAttemptMinutes} minutes',
    ],
    country: ['Le pays que vous avez choisi', '{cookieMonths} mois'],
    countryGuessed: ['Dit que votre pays a été deviné, jusqu’à l’ouverture de la page', '1 minute'],
    language: ['La langue que vous avez choisie', '{cookieMonths} mois'],
    timeZone: [
      'Votre fuseau horaire, pour que « aujourd’hui » soit le jour où vous êtes',
      '{cookieMonths} mois',
    ],
    consent: [
      'Dit à notre serveur ce que vous avez choisi au sujet de la mesure d’audience',
      '{consentMonths} mois',
    ],
  },
  storage: {
    consent: [
      'Ce que vous avez choisi au sujet de la mesure d’audience, et quand',
      '{consentMonths} mois, puis nous demandons de nouveau',
    ],
    country: [
      'Le pays que vous avez choisi, le fait que c’est vous qui l’avez choisi, et s’il a été enregistré',
      'Jusqu’à ce que vous l’effaciez',
    ],
    guestDraft: [
      'La facture que vous êtes en train d’écrire sans compte',
      'Jusqu’à ce qu’elle soit enregistrée ou effacée',
    ],
    userDraft: [
      'Les factures que vous êtes en train d’écrire pendant que votre session est ouverte, ou qui ont été enregistrées hors ligne et attendent d’être envoyées',
      'Jusqu’à leur enregistrement ou votre déconnexion',
    ],
    languageChanged: [
      'Dit que la page a été chargée de nouveau dans la langue que vous avez choisie, jusqu’à ce qu’elle vous l’ait annoncé',
      'Un instant',
    ],
    settings: [
      'Les paramètres de votre entreprise tant que la session n’est pas ouverte; ils sont envoyés à votre compte dès votre connexion',
      'Jusqu’à ce que vous les effaciez; une fois dans votre compte, jusqu’à votre déconnexion',
    ],
    firstInvoice: [
      'Ce que votre première facture dit de votre entreprise, pour la prochaine que vous écrirez sans compte',
      'Jusqu’à ce que votre compte l’ait, ou que vous l’effaciez',
    ],
    quebecLanguage: [
      'La langue que vous avez choisie pour les factures liées au Québec, après avoir lu ce que la loi demande',
      'Jusqu’à ce que vous l’effaciez',
    ],
    otherTimeZone: [
      'Un fuseau horaire de cet appareil qui n’est pas celui de votre compte, depuis quand, et si vous voulez qu’on vous pose la question',
      'Jusqu’à ce que cet appareil affiche de nouveau l’heure de votre compte',
    ],
    waiting: [
      'Les paramètres qui ont été enregistrés hors ligne et attendent d’être envoyés',
      'Jusqu’à leur envoi ou votre déconnexion',
    ],
    keptPages: [
      'Ce qu’il vous faut pour écrire une facture hors ligne',
      'Jusqu’à votre déconnexion ou la fin de la session',
    ],
    welcome: [
      'Le fait que l’accueil a été montré ou qu’une facture a été enregistrée, pour que l’application s’ouvre sans lui',
      'Jusqu’à ce que vous l’effaciez',
    ],
    preferences: [
      'Le système peut effacer ce que nos pages gardent dans l’application',
      'Jusqu’à ce que vous supprimiez l’application',
    ],
    installation: [
      'Le fait que vous n’avez pas voulu installer l’application',
      '{installDismissedDays} jours',
    ],
    loadedForScript: [
      'La dernière page chargée de nouveau parce qu’une partie manquait',
      'Jusqu’à la fermeture de l’onglet',
    ],
    positions: [
      'Jusqu’où vous aviez fait défiler chaque page, pour le bouton de retour',
      'Jusqu’à la fermeture de l’onglet',
    ],
    offlineCopies: [
      'Ouvrent le produit sans réseau; elles ne contiennent les données de personne',
      'Jusqu’à ce qu’une version plus récente les remplace',
    ],
  },
  names: {
    preferences: 'Les mêmes choses et votre pays, dans les préférences de l’application iOS',
    offlineCopies: 'Copies hors ligne de nos pages et de nos scripts',
  },
};
