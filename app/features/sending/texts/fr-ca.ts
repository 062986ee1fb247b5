import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const clientEmail: Translation<typeof enUS.clientEmail, 'fr-CA'> = {
  templates: {
    invoice: {
      subject: 'Facture {number} de {business}',
      message:
        'Bonjour {client},\n\nvoici la facture {number}. Le solde de {balance} est à payer au plus tard le {due date}.\n\nMerci\n{business}',
    },
    receipt: {
      subject: 'Reçu {number} de {business}',
      message:
        'Bonjour {client},\n\nnous avons reçu votre paiement. Voici le reçu {number}.\n\nMerci\n{business}',
    },
    thanks: {
      subject: 'Merci d’avoir payé la facture {number}',
      message:
        'Bonjour {client},\n\nla facture {number} est payée. Merci de votre paiement.\n\n{business}',
    },
    estimate: {
      subject: 'Soumission {number} de {business}',
      message:
        'Bonjour {client},\n\nvoici la soumission {number} de {total}. Vous pouvez l’accepter ou la refuser sur sa page.\n\n{business}',
    },
    statement: {
      subject: 'Relevé de {business}, {number}',
      message:
        'Bonjour {client},\n\nvoici votre relevé pour la période {number}. Solde dû à la fin\u00a0: {balance}.\n\nMerci\n{business}',
    },
    'credit-note': {
      subject: 'Note de crédit {number} de {business}',
      message: 'Bonjour {client},\n\nvoici la note de crédit {number} de {total}.\n\n{business}',
    },
  },
  closed: {
    settled:
      'Bonjour {client},\n\nvoici la facture {number} de {total}. Il ne reste rien à payer.\n\nMerci\n{business}',
    expired:
      'Bonjour {client},\n\nvoici la soumission {number} de {total}. Elle était valide jusqu’au {due date}.\n\n{business}',
    answered: 'Bonjour {client},\n\nvoici la soumission {number} de {total}.\n\n{business}',
  },
  reminders: {
    before: {
      subject: 'La facture {number} est à payer le {due date}',
      message:
        'Bonjour {client},\n\nun petit rappel : le solde de {balance} de la facture {number} est à payer au plus tard le {due date}. Si vous avez déjà payé, il n’y a plus rien à faire.\n\nMerci\n{business}',
    },
    on: {
      subject: 'La facture {number} est à payer le {due date}',
      message:
        'Bonjour {client},\n\nle solde de {balance} de la facture {number} est à payer le {due date}. Si vous avez déjà payé, il n’y a plus rien à faire.\n\nMerci\n{business}',
    },
    after: {
      subject: 'Rappel : la facture {number} était à payer le {due date}',
      message:
        'Bonjour {client},\n\nle solde de {balance} de la facture {number} était à payer le {due date} et ne nous est pas encore parvenu. C’est peut-être un oubli. Si le paiement est en route, il n’y a plus rien à faire.\n\nMerci\n{business}',
    },
    late: {
      subject: 'La facture {number} est en retard',
      message:
        'Bonjour {client},\n\nla facture {number} était à payer le {due date} et le solde de {balance} est encore dû. Veuillez le payer maintenant ou nous dire, en réponse, ce qui vous en empêche.\n\n{business}',
    },
  },
  from: '{business} par {product}',
  headings: {
    invoice: 'Facture {number}',
    receipt: 'Reçu {number}',
    thanks: 'Merci',
    reminder: 'Facture {number}',
    estimate: 'Soumission {number}',
    statement: 'Relevé {number}',
    'credit-note': 'Note de crédit {number}',
  },
  amountDue: 'Montant dû',
  total: 'Total',
  paid: 'Payé',
  dueDate: 'Date d’échéance',
  open: {
    document: 'Voir la facture',
    receipt: 'Voir la facture',
    estimate: 'Voir la soumission',
    statement: 'Voir la dernière facture',
    'credit-note': 'Voir la note de crédit',
  },
  openAndPay: 'Voir et payer la facture',
  attached: {
    document: 'La facture est jointe en PDF.',
    receipt: 'Le reçu est joint en PDF.',
    estimate: 'La soumission est jointe en PDF.',
    statement: 'Le relevé est joint en PDF.',
    'credit-note': 'La note de crédit est jointe en PDF.',
  },
  alsoTo: 'Envoyé aussi à {addresses}.',
  footer: {
    sentBy: '{business} a envoyé ce courriel avec {product}, {origin}.',
    reply: 'Les réponses vont à {email}.',
    stop: 'Je ne connais pas cet expéditeur',
  },
};

export const emails: Translation<typeof enUS.emails, 'fr-CA'> = {
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

export const sendingSettings: Translation<typeof enUS.sendingSettings, 'fr-CA'> = {
  heading: 'Envoi',
  about:
    'Ce que disent vos courriels aux clients. Vous pouvez le modifier dans chaque courriel que vous envoyez vous-même.',
  open: 'Modifier les textes',
  title: 'Textes de vos courriels',
  kind: 'Courriel',
  kinds: {
    invoice: 'Avec une facture',
    receipt: 'Avec un reçu',
    thanks: 'Merci, quand une facture est payée',
    estimate: 'Avec une soumission',
    statement: 'Avec un relevé',
    'credit-note': 'Avec une note de crédit',
  },
  hint: 'Un courriel est dans la langue de sa facture.',
  language: 'Langue',
  languageHint: 'Chaque langue a ses propres textes.',
  thanks: 'Envoyer « Merci » avec le reçu quand une facture est payée',
  thanksHint:
    'Votre client le reçoit une seule fois, cinq minutes après le paiement. Rien ne part si vous annulez le paiement avant.',
  thanksOn: 'Vos clients seront désormais remerciés.',
  thanksOff: 'Vos clients ne seront plus remerciés.',
  usual: 'Revenir à nos textes',
  save: 'Enregistrer',
  saved: 'Les textes de vos courriels sont enregistrés.',
  failed: 'Rien n’a été enregistré : {message}',
  notOpened: 'Impossible d’ouvrir vos courriels : {message}',
};

export const sending: Translation<typeof enUS.sending, 'fr-CA'> = {
  send: 'Envoyer',
  titles: {
    invoice: 'Envoyer la facture {number}',
    receipt: 'Envoyer le reçu {number}',
    thanks: 'Envoyer un remerciement pour la facture {number}',
    estimate: 'Envoyer la soumission {number}',
    statement: 'Envoyer le relevé pour {number}',
    'credit-note': 'Envoyer la note de crédit {number}',
  },
  to: 'À',
  toHint: 'Séparez les adresses par des virgules.',
  cc: 'Cc',
  copy: 'M’envoyer une copie ({address})',
  subject: 'Objet',
  message: 'Message',
  fields: 'Remplis à l’envoi : {fields}',
  attach: 'Joindre le PDF',
  options: 'Options',
  optionsNow: {
    attached: 'PDF joint',
    plain: 'Sans pièce jointe',
    cc: 'Cc {addresses}',
    copy: 'Copie à vous',
    later: 'Planifié',
  },
  when: 'Moment de l’envoi',
  now: 'Envoyer maintenant',
  later: 'Planifier',
  sendAt: 'Date et heure',
  zone: 'Heure de {zone}',
  preview: 'Aperçu',
  previewTitle: 'Aperçu du courriel',
  previewFrom: 'De',
  previewFailed: 'Impossible d’afficher l’aperçu : {message}',
  confirm: 'Envoyer',
  confirmLater: 'Planifier',
  failed: 'Non envoyé : {message}',
  notOpened: 'Impossible d’ouvrir le courriel : {message}',
  done: {
    one: 'Courriel envoyé.',
    many: '{count} de courriels envoyés.',
    other: '{count} courriels envoyés.',
  },
  planned: {
    one: 'Courriel planifié pour le {time}.',
    many: '{count} de courriels planifiés pour le {time}.',
    other: '{count} courriels planifiés pour le {time}.',
  },
  left: {
    one: 'Vous pouvez encore écrire à {count} destinataire aujourd’hui (limite : {limit}).',
    many: 'Vous pouvez encore écrire à {count} de destinataires aujourd’hui (limite : {limit}).',
    other: 'Vous pouvez encore écrire à {count} destinataires aujourd’hui (limite : {limit}).',
  },
  again: 'Envoyer de nouveau',
  cancelEmail: 'Ne pas envoyer',
  cancelled: 'Le courriel ne sera pas envoyé.',
  tooLate: 'Trop tard pour l’annuler : ce courriel est envoyé ou en cours d’envoi.',
  emails: 'Courriels',
  states: {
    scheduled: 'Planifié pour le {time}',
    sending: 'Envoi en cours',
    unclear: 'Nous n’avons pas pu confirmer l’envoi de ce courriel. L’envoyer de nouveau?',
    sent: 'Envoyé le {date}',
    deferred: 'Retardé. Nous réessaierons.',
    delivered: 'Remis le {date}',
    bounced: 'Retourné : cette adresse n’accepte pas les courriels',
    rejected: 'Retourné : cette adresse n’accepte pas les courriels',
    failed: 'Non envoyé',
    complained: 'Signalé comme pourriel le {date}',
    cancelled: 'Non envoyé',
    opened: 'facture ouverte le {date}',
    andOpened: '{text}, {opened}',
  },
  refusals: {
    unknown: 'Cette facture n’existe plus.',
    unconfirmed:
      'Confirmez votre adresse courriel avant d’envoyer un courriel. Vous pouvez le faire dans les paramètres.',
    stopped:
      'Nous avons suspendu vos courriels, car trop d’entre eux ont été retournés ou signalés comme pourriels. Communiquez avec l’assistance.',
    void: 'Cette facture est annulée : vous ne pouvez pas l’envoyer.',
    paid: 'Cette facture est payée.',
    unpaid: 'Cette facture n’est pas payée.',
    unlinked:
      'Le partage de cette facture est désactivé. Créez un nouveau lien avant de l’envoyer.',
    crowded:
      'La limite d’envoi d’aujourd’hui est atteinte. Planifiez ce courriel pour demain ou plus tard.',
    bounced: 'Cette adresse n’accepte pas nos courriels : {addresses}. Corrigez-la avant l’envoi.',
    blocked: 'Désabonnement de vos courriels : {addresses}.',
    sentOtherwise:
      'Votre courriel précédent à {addresses} a été envoyé. Appuyez de nouveau sur Envoyer pour envoyer aussi celui-ci.',
    firstDay:
      'Un nouveau compte peut écrire à {limit} destinataires pendant ses 24 premières heures. Il vous en reste {left}.',
    mailboxFull:
      'Vous pouvez envoyer {limit} courriels par jour à une même boîte, et {address} a atteint cette limite. Envoyez celui-ci demain ou planifiez-le.',
    mailboxesFull:
      'Vous pouvez envoyer {limit} courriels par jour à une même boîte. Ce serait trop pour {address} et {more} autres.',
    dayFull:
      'Votre forfait permet d’écrire à {limit} destinataires par jour. Il vous en reste {left}.',
  },
  checks: {
    noAddress: 'Entrez au moins une adresse courriel.',
    badAddress:
      '{address} n’est pas une adresse courriel. Entrez une adresse comme nom@example.com.',
    tooMany: 'Entrez au plus {most} destinataires.',
    noSubject: 'Entrez un objet.',
    noMessage: 'Entrez un message.',
    tooLong: 'Limitez-vous à {most} caractères.',
    unknownField: '{field} n’est pas un champ. Utilisez l’un de ceux sous le message.',
    past: 'Choisissez un moment dans le futur.',
    tooFar: 'Choisissez une date au cours de la prochaine année.',
  },
};

export const unknownSender: Translation<typeof enUS.unknownSender, 'fr-CA'> = {
  title: 'Vous ne connaissez pas l’expéditeur?',
  lead: 'On vous a envoyé une facture avec {product}. Si vous ne savez pas qui c’est, appuyez sur le bouton : vous ne recevrez plus de courriels de cette personne, et nous examinerons son cas si d’autres disent de même.',
  careful: 'Ne payez pas une facture que vous n’attendez pas.',
  press: 'Arrêter les courriels de cet expéditeur',
  done: 'Vous ne recevrez plus de courriels de {business}.',
  undo: 'Une erreur? Écrivez à {email}.',
  failed: 'Cela n’a pas pu être fait : {message}',
  gone: 'ce lien n’est plus connu',
  noLink: 'Ouvrez cette page avec le lien du courriel.',
};
