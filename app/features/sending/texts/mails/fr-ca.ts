import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
  frame: {
    questions: 'Des questions? Écrivez à {email}.',
    buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
    setPassword: 'Définir un nouveau mot de passe',
    openSettings: 'Ouvrir les paramètres',
    unconfirmed:
      'Connectez-vous pour voir les détails. Une fois votre adresse courriel confirmée dans les paramètres, nos courriels les contiendront.',
  },
  loginCode: {
    subject: '{code} est votre code de connexion à {product}',
    heading: 'Votre code de connexion',
    type: 'Saisissez ce code là où vous l’avez demandé pour vous connecter à {product} :',
    works:
      'Il est valable {minutes} minutes, une seule fois, et seulement dans le navigateur qui l’a demandé.',
    notYou:
      'Si vous n’avez rien demandé, ignorez ce courriel. Ne donnez jamais ce code à personne : personne chez nous ne vous le demandera.',
  },
  confirmation: {
    subject: 'Confirmez votre adresse courriel pour {product}',
    heading: 'Bienvenue chez {product}',
    ready:
      'Votre compte est prêt et vous pouvez déjà l’utiliser. Veuillez confirmer que cette adresse courriel est bien la vôtre :',
    button: 'Confirmer l’adresse courriel',
    works:
      'Le lien est valable {days} jours, une seule fois, pendant que vous êtes connecté à ce compte.',
    notYou:
      'Si ce n’est pas vous qui avez créé ce compte, ignorez ce courriel : sans vous, l’adresse reste non confirmée.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe {product}',
    heading: 'Définir un nouveau mot de passe',
    asked:
      'Quelqu’un a demandé un nouveau mot de passe pour le compte {product} associé à cette adresse courriel. Si c’était vous, définissez-le ici :',
    expires:
      'Le lien expire dans {duration} et ne fonctionne qu’une fois. Dès qu’un nouveau mot de passe est défini, aucun lien antérieur ne fonctionne.',
    notYou: 'Si ce n’était pas vous, ignorez ce courriel : votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {product} a été changé',
    heading: 'Votre mot de passe a été changé',
    whenOthers:
      'Le mot de passe de votre compte {product} a été changé : {moment}. Tous les autres appareils ont été déconnectés.',
    whenAll:
      'Le mot de passe de votre compte {product} a été changé : {moment}. Tous les appareils ont été déconnectés.',
    you: 'Si c’était vous, vous n’avez rien à faire.',
    notYou:
      'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe. Cela déconnecte tout le monde, l’autre personne aussi. Changez ensuite le mot de passe de votre boîte de courriel et écrivez à {email} si vous avez besoin d’aide.',
  },
  guessedPasswords: {
    subject: 'Quelqu’un essaie des mots de passe pour votre compte {product}',
    heading: 'Beaucoup de mots de passe erronés',
    tried:
      'Au cours des 24 dernières heures, {count} mots de passe erronés ont été essayés pour votre compte {product}. Aucun n’était le bon, et pour l’instant aucun autre n’est vérifié.',
    waysIn:
      'Vous pouvez entrer avec un code que nous vous envoyons par courriel : choisissez-le au moment de vous connecter. Les appareils connectés le restent. Un nouveau mot de passe ouvre aussi le compte :',
    elsewhere:
      'Si votre mot de passe sert ailleurs, définissez-en un nouveau dans tous les cas. Si vous avez besoin d’aide, écrivez à {email}.',
  },
  accountClosed: {
    subject: 'Votre compte {product} a été supprimé',
    heading: 'Votre compte a été supprimé',
    signedOut:
      'Tous les appareils sont déconnectés, et les liens que vous avez envoyés à vos clients n’affichent plus rien.',
    wiped:
      'Dans {days} jours, le {day}, nous commencerons à effacer vos factures, vos clients, vos produits, vos paramètres et vos images. D’ici là, cette adresse courriel ne peut pas servir à un nouveau compte.',
    apple:
      'Votre forfait a été acheté dans l’App Store, et Apple continue de le facturer jusqu’à ce que vous l’annuliez : dans les réglages de votre iPhone, sous votre nom, puis Abonnements.',
    notYou: 'Si ce n’était pas vous, ou si vous changez d’avis, écrivez à {email} avant ce jour.',
  },
  secondPlan: {
    subject: 'Vous payez plus d’un forfait {product}',
    heading: 'Vous payez plus d’un forfait',
    web: 'Celui acheté sur le Web s’annule dans vos paramètres, avec « Gérer l’abonnement » :',
    button: 'Gérer l’abonnement',
    notMeant: 'Si cet achat n’était pas voulu, écrivez à {email}.',
  },
  ways: {
    code: 'un code de connexion',
    'reset-link': 'un lien de réinitialisation',
    google: 'Google',
    apple: 'Apple',
  },
  freshAccount: {
    subject: 'Votre nouveau compte {product}',
    heading: 'Vous avez un nouveau compte',
    shown:
      'Avec {way}, vous avez montré que {email} est bien votre adresse. Un compte antérieur portait cette adresse sans l’avoir montré, et une autre personne l’a peut-être créé. Le vôtre est donc un nouveau compte, et rien de l’ancien n’a suivi : ni factures, ni clients, ni coordonnées de paiement, ni forfait.',
    claim:
      'Si vous avez créé le compte antérieur vous-même, rien n’est perdu. Réclamez-le dans les paramètres avec son mot de passe, ou avec le numéro et le total d’une de ses factures; un forfait que vous payez suit avec lui.',
    cannot: 'Si vous y payez un forfait et ne pouvez pas réclamer le compte, écrivez à {support}.',
  },
  confirmed: {
    subject: 'Votre adresse {product} est confirmée',
    heading: 'Votre adresse est confirmée',
    byProof:
      'Avec {way}, vous avez montré que {email} est bien votre adresse, dans un navigateur connecté au compte. Tous les autres appareils ont été déconnectés, et un mot de passe défini auparavant ne fonctionne plus : vous pouvez en définir un nouveau dans les paramètres.',
    byLink:
      '{email} est confirmée comme adresse de votre compte {product}. Désormais, un code de connexion, un lien de réinitialisation ainsi que Google ou Apple avec cette adresse l’ouvrent aussi. Votre mot de passe, vos appareils et vos factures restent tels quels.',
    notYou: 'Si ce n’était pas vous, écrivez à {support}.',
  },
  checkPayment:
    'Veuillez vérifier que les coordonnées de paiement dans les paramètres sont bien les vôtres.',
  providerLinked: {
    subject: '{way} ouvre maintenant votre compte {product}',
    heading: '{way} ouvre aussi votre compte',
    shown:
      'Avec {way}, vous avez montré que {email}, l’adresse de votre compte, est bien la vôtre. Désormais, {way} l’ouvre aussi. Votre mot de passe, vos appareils et vos factures restent tels quels.',
    notYou:
      'Si ce n’était pas vous, déconnectez tous vos autres appareils dans les paramètres et écrivez à {support}.',
  },
  accountsJoined: {
    subject: 'Vos comptes {product} ne font plus qu’un',
    heading: 'Vos comptes ne font plus qu’un',
    joined:
      'Le compte antérieur portant l’adresse {email} a été réclamé : ses factures, ses clients, ses paramètres et son forfait sont à vous, avec ce que vous avez enregistré depuis. Tous les autres appareils ont été déconnectés.',
    joinedWithPlan:
      'Le compte antérieur portant l’adresse {email} a été réclamé : ses factures, ses clients, ses paramètres et son forfait sont à vous, avec ce que vous avez enregistré depuis. Son forfait {plan} a suivi et se renouvelle. Tous les autres appareils ont été déconnectés.',
    notYou: 'Si ce n’était pas vous, écrivez immédiatement à {support}.',
  },
  undelivered: {
    heading: {
      one: '{count} courriel à un client n’a pas été livré',
      many: '{count} de courriels à des clients n’ont pas été livrés',
      other: '{count} courriels à des clients n’ont pas été livrés',
    },
    about: 'Vérifiez les adresses, puis renvoyez les courriels.',
    document: '{number}, {client}',
    more: {
      one: 'Et {count} autre.',
      many: 'Et {count} d’autres.',
      other: 'Et {count} autres.',
    },
    open: 'Ouvrir votre vue d’ensemble',
  },
};
