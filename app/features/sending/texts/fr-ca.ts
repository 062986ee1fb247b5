import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const clientEmail: Translation<typeof enUS.clientEmail, 'fr-CA'> = {
  templates: {
    invoice: {
      subject: 'Facture {number} de {business}',
      message:
        'Bonjour {client},\n\nVoici la facture {number}. Le solde de {balance} est payable au plus tard le {due date}.\n\nMerci,\n{business}',
    },
    receipt: {
      subject: 'Reçu {number} de {business}',
      message:
        'Bonjour {client},\n\nMerci de votre paiement. Voici le reçu {number}.\n\nCordialement,\n{business}',
    },
    thanks: {
      subject: 'Merci d’avoir payé la facture {number}',
      message:
        'Bonjour {client},\n\nMerci de votre paiement. La facture {number} est maintenant payée en totalité.\n\nCordialement,\n{business}',
    },
    estimate: {
      subject: 'Soumission {number} de {business}',
      message:
        'Bonjour {client},\n\nVoici la soumission {number} d’un montant de {total}. Vous pouvez l’accepter ou la refuser en ligne.\n\nCordialement,\n{business}',
    },
    statement: {
      subject: 'Relevé de {business} : {number}',
      message:
        'Bonjour {client},\n\nVoici votre relevé pour la période suivante : {number}. Le solde à la fin de cette période est de {balance}.\n\nMerci,\n{business}',
    },
    'credit-note': {
      subject: 'Note de crédit {number} de {business}',
      message:
        'Bonjour {client},\n\nVoici la note de crédit {number} d’un montant de {total}.\n\nCordialement,\n{business}',
    },
    'delivery-note': {
      subject: 'Livraison {number} de {business}',
      message:
        'Bonjour {client},\n\nVoici les détails de la livraison {number}.\n\nCordialement,\n{business}',
    },
  },
  closed: {
    settled:
      'Bonjour {client},\n\nVoici la facture {number} d’un montant de {total}. Aucun paiement n’est requis.\n\nMerci,\n{business}',
    expired:
      'Bonjour {client},\n\nVoici la soumission {number} d’un montant de {total}. Elle était valable jusqu’au {due date}.\n\nCordialement,\n{business}',
    answered:
      'Bonjour {client},\n\nVoici la soumission {number} d’un montant de {total}.\n\nCordialement,\n{business}',
  },
  reminders: {
    before: {
      subject: 'La facture {number} arrive à échéance le {due date}',
      message:
        'Bonjour {client},\n\nNous vous rappelons que le solde de {balance} de la facture {number} arrive à échéance le {due date}. Si vous avez déjà payé, veuillez ne pas tenir compte de ce courriel.\n\nMerci,\n{business}',
    },
    on: {
      subject: 'La facture {number} arrive à échéance le {due date}',
      message:
        'Bonjour {client},\n\nPetit rappel : le solde de {balance} de la facture {number} arrive à échéance le {due date}. Si vous avez déjà payé, veuillez ne pas tenir compte de ce courriel.\n\nMerci,\n{business}',
    },
    after: {
      subject: 'Rappel : la facture {number} est échue depuis le {due date}',
      message:
        'Bonjour {client},\n\nNous n’avons pas encore reçu votre paiement de {balance} pour la facture {number}, échue depuis le {due date}. Si vous avez déjà payé, veuillez ne pas tenir compte de ce rappel.\n\nMerci,\n{business}',
    },
    late: {
      subject: 'La facture {number} est en retard',
      message:
        'Bonjour {client},\n\nLa facture {number} est échue depuis le {due date} et le solde de {balance} demeure impayé. Veuillez le payer dès que possible ou répondre à ce courriel en cas de difficulté.\n\nCordialement,\n{business}',
    },
  },
  from: '{business} par {product}',
  headings: {
    invoice: 'Facture {number}',
    receipt: 'Reçu {number}',
    thanks: 'Merci',
    reminder: 'Facture {number}',
    estimate: 'Soumission {number}',
    statement: 'Relevé : {number}',
    'credit-note': 'Note de crédit {number}',
    'delivery-note': 'Livraison {number}',
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
    'delivery-note': 'Voir la commande',
  },
  openAndPay: 'Voir et payer la facture',
  attached: {
    document: 'La facture est jointe en PDF.',
    receipt: 'Le reçu est joint en PDF.',
    estimate: 'La soumission est jointe en PDF.',
    statement: 'Le relevé est joint en PDF.',
    'credit-note': 'La note de crédit est jointe en PDF.',
    'delivery-note': 'La liste des articles est jointe en PDF.',
  },
  alsoTo: 'Envoyé aussi à {addresses}.',
  footer: {
    sentBy: '{business} a envoyé ce courriel avec {product} ({origin}).',
    reply: 'Les réponses sont envoyées à {email}.',
    stop: 'Je ne connais pas cet expéditeur',
  },
};

export const emails: Translation<typeof enUS.emails, 'fr-CA'> = {
  frame: {
    questions: 'Des questions? Écrivez-nous à {email}.',
    buttonFails: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
    setPassword: 'Définir un nouveau mot de passe',
    openSettings: 'Ouvrir les paramètres',
    unconfirmed:
      'Connectez-vous pour voir les détails. Ils figureront dans nos courriels une fois que vous aurez confirmé votre adresse courriel dans les paramètres.',
  },
  loginCode: {
    subject: '{code} est votre code de connexion à {product}',
    heading: 'Votre code de connexion',
    type: 'Saisissez ce code pour vous connecter à {product} :',
    works:
      'Le code expire dans {minutes} minutes. Il ne sert qu’une fois, dans le navigateur où vous l’avez demandé.',
    notYou:
      'Si vous n’avez pas demandé ce code, ignorez ce courriel. Ne communiquez le code à personne. Nous ne vous le demanderons jamais.',
  },
  confirmation: {
    subject: 'Confirmez votre adresse courriel pour {product}',
    heading: 'Bienvenue chez {product}',
    ready:
      'Votre compte est prêt. Veuillez confirmer que cette adresse courriel est bien la vôtre :',
    button: 'Confirmer l’adresse courriel',
    works:
      'Le lien expire dans {days} jours. Il ne fonctionne qu’une fois, et seulement si votre session est ouverte dans ce compte.',
    notYou:
      'Si vous n’avez pas créé ce compte, ignorez ce courriel. L’adresse ne sera pas confirmée.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe {product}',
    heading: 'Définir un nouveau mot de passe',
    asked:
      'Quelqu’un a demandé un nouveau mot de passe pour le compte {product} associé à cette adresse courriel. Si c’est vous, définissez-le ici :',
    expires:
      'Le lien expire dans {duration} et ne fonctionne qu’une fois. Dès que vous aurez défini un nouveau mot de passe, les liens antérieurs ne fonctionneront plus.',
    notYou: 'Si ce n’est pas vous, ignorez ce courriel. Votre mot de passe ne changera pas.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {product} a été changé',
    heading: 'Votre mot de passe a été changé',
    whenOthers:
      'Le mot de passe de votre compte {product} a été changé le {moment}. Tous les autres appareils ont été déconnectés.',
    whenAll:
      'Le mot de passe de votre compte {product} a été changé le {moment}. Tous les appareils ont été déconnectés.',
    you: 'Si c’est vous, vous n’avez rien à faire.',
    notYou:
      'Si ce n’est pas vous, définissez immédiatement un nouveau mot de passe. Tous les appareils seront alors déconnectés, y compris celui de l’autre personne. Changez ensuite le mot de passe de votre boîte de courriel. Si vous avez besoin d’aide, écrivez à {email}.',
  },
  guessedPasswords: {
    subject: 'Quelqu’un tente de deviner votre mot de passe {product}',
    heading: 'Trop de mots de passe erronés',
    tried:
      'Au cours des 24 dernières heures, quelqu’un a saisi {count} mots de passe erronés pour votre compte {product}. Aucun n’a fonctionné, et nous avons désactivé pour l’instant la connexion par mot de passe.',
    waysIn:
      'Vous pouvez toujours vous connecter avec un code envoyé par courriel : choisissez cette option sur la page de connexion. Les appareils déjà connectés le restent. Vous pouvez aussi définir un nouveau mot de passe pour vous reconnecter :',
    elsewhere:
      'Si vous utilisez le même mot de passe ailleurs, changez-le également. Si vous avez besoin d’aide, écrivez à {email}.',
  },
  accountClosed: {
    subject: 'Votre compte {product} a été supprimé',
    heading: 'Votre compte a été supprimé',
    signedOut:
      'Tous les appareils ont été déconnectés, et les liens envoyés à vos clients ne fonctionnent plus.',
    wiped:
      'Le {day}, dans {days} jours, nous commencerons à supprimer définitivement vos factures, vos clients, vos produits, vos paramètres et vos images. Jusque-là, cette adresse courriel ne pourra pas servir à créer un nouveau compte.',
    apple:
      'Vous avez acheté votre forfait dans l’App Store. Apple continuera de vous facturer tant que vous ne l’aurez pas annulé : dans les Réglages de votre iPhone, touchez votre nom, puis Abonnements.',
    notYou:
      'Si ce n’est pas vous qui avez supprimé ce compte, ou si vous changez d’avis, écrivez à {email} avant cette date.',
  },
  secondPlan: {
    subject: 'Vous payez plus d’un forfait {product}',
    heading: 'Vous payez plus d’un forfait',
    web: 'Pour annuler le forfait acheté sur notre site Web, ouvrez les paramètres et choisissez « Gérer l’abonnement » :',
    button: 'Gérer l’abonnement',
    notMeant: 'Si vous ne vouliez pas acheter un deuxième forfait, écrivez à {email}.',
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
      'Vous avez confirmé avec {way} que l’adresse {email} est bien la vôtre. Un compte antérieur utilisait cette adresse sans l’avoir confirmée, et quelqu’un d’autre l’a peut-être créé. Vous avez donc un nouveau compte, sans rien de l’ancien : ni factures, ni clients, ni coordonnées de paiement, ni forfait.',
    claim:
      'Si vous avez créé le compte antérieur, rien n’est perdu. Récupérez-le dans les paramètres avec son mot de passe, ou avec le numéro et le total de l’une de ses factures. Si vous payez un forfait dans le compte antérieur, il sera aussi transféré à votre nouveau compte.',
    cannot:
      'Si vous payez un forfait dans le compte antérieur et ne pouvez pas récupérer ce compte, écrivez à {support}.',
  },
  confirmed: {
    subject: 'Votre adresse courriel {product} est confirmée',
    heading: 'Votre adresse courriel est confirmée',
    byProof:
      'Depuis un navigateur déjà connecté au compte, vous avez confirmé avec {way} que l’adresse {email} est bien la vôtre. Tous les autres appareils ont été déconnectés. Si le compte avait un mot de passe, ce mot de passe ne fonctionne plus. Vous pouvez en définir un nouveau dans les paramètres.',
    byLink:
      '{email} est maintenant l’adresse confirmée de votre compte {product}. Vous pouvez désormais vous connecter aussi avec un code de connexion ou un lien de réinitialisation, ou avec un compte Google ou Apple qui utilise cette adresse. Votre mot de passe, vos appareils connectés et vos factures n’ont pas changé.',
    notYou: 'Si ce n’est pas vous, écrivez à {support}.',
  },
  checkPayment:
    'Veuillez vérifier que les coordonnées de paiement dans les paramètres sont bien les vôtres.',
  providerLinked: {
    subject: 'Vous pouvez maintenant vous connecter à {product} avec {way}',
    heading: 'Vous pouvez maintenant vous connecter avec {way}',
    shown:
      'En vous connectant avec {way}, vous avez confirmé que {email}, l’adresse de votre compte, est bien la vôtre. Votre mot de passe, vos appareils connectés et vos factures n’ont pas changé.',
    notYou:
      'Si ce n’est pas vous, déconnectez tous vos autres appareils dans les paramètres et écrivez à {support}.',
  },
  accountsJoined: {
    subject: 'Vos comptes {product} ont été fusionnés',
    heading: 'Vos comptes ont été fusionnés',
    joined:
      'Le compte antérieur associé à l’adresse {email} a été récupéré. Ses factures, ses clients, ses paramètres et son forfait sont maintenant à vous, avec tout ce que vous avez enregistré depuis. Tous les autres appareils ont été déconnectés.',
    joinedWithPlan:
      'Le compte antérieur associé à l’adresse {email} a été récupéré. Ses factures, ses clients, ses paramètres et son forfait sont maintenant à vous, avec tout ce que vous avez enregistré depuis. Son forfait {plan} a aussi été transféré et continuera de se renouveler. Tous les autres appareils ont été déconnectés.',
    notYou: 'Si ce n’est pas vous, écrivez immédiatement à {support}.',
  },
  undelivered: {
    heading: {
      one: '{count} courriel à un client n’a pas été remis',
      many: '{count} de courriels à des clients n’ont pas été remis',
      other: '{count} courriels à des clients n’ont pas été remis',
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
    'Vos courriels aux clients sont rédigés à partir d’un modèle. Vous pouvez modifier chaque courriel avant l’envoi.',
  open: 'Modifier les modèles de courriel',
  title: 'Modèles de courriel',
  kind: 'Courriel',
  kinds: {
    invoice: 'Facture',
    receipt: 'Reçu',
    thanks: 'Remerciement pour le paiement d’une facture',
    estimate: 'Soumission',
    statement: 'Relevé',
    'credit-note': 'Note de crédit',
    'delivery-note': 'Bon de livraison ou bordereau d’expédition',
  },
  language: 'Langue',
  languageHint: 'Nous utilisons le modèle dans la langue de la facture.',
  thanks: 'Envoyer un courriel de remerciement avec le reçu quand une facture est payée',
  thanksHint:
    'Nous envoyons ce courriel une seule fois, cinq minutes après le paiement. Si vous contrepassez le paiement entre-temps, rien n’est envoyé.',
  thanksOn: 'Vos clients recevront désormais un courriel de remerciement.',
  thanksOff: 'Vos clients ne recevront plus de courriel de remerciement.',
  usual: 'Réinitialiser le texte',
  save: 'Enregistrer',
  saved: 'Modèles de courriel enregistrés.',
  failed: 'Rien n’a été enregistré : {message}',
  notOpened: 'Impossible d’ouvrir vos modèles de courriel : {message}',
};

export const sending: Translation<typeof enUS.sending, 'fr-CA'> = {
  send: 'Envoyer',
  titles: {
    invoice: 'Envoyer la facture {number}',
    receipt: 'Envoyer le reçu {number}',
    thanks: 'Envoyer un remerciement pour le paiement de la facture {number}',
    estimate: 'Envoyer la soumission {number}',
    statement: 'Envoyer le relevé ({number})',
    'credit-note': 'Envoyer la note de crédit {number}',
    'delivery-note': 'Envoyer {number}',
  },
  to: 'À',
  toHint: 'Séparez les adresses par des virgules.',
  cc: 'Cc',
  copy: 'M’envoyer une copie ({address})',
  subject: 'Objet',
  message: 'Message',
  fields: 'Champs remplis à l’envoi : {fields}',
  attach: 'Joindre le PDF',
  options: 'Options',
  optionsNow: {
    attached: 'PDF joint',
    plain: 'Sans pièce jointe',
    cc: 'Cc {addresses}',
    copy: 'Copie pour vous',
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
  tooLate: 'Trop tard pour l’annuler : ce courriel a été envoyé ou est en cours d’envoi.',
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
    opened: 'page ouverte le {date}',
    andOpened: '{text}, {opened}',
  },
  refusals: {
    unknown: 'Cette facture n’existe plus.',
    unconfirmed:
      'Confirmez votre adresse courriel avant d’envoyer un courriel. Vous pouvez le faire dans les paramètres.',
    stopped:
      'Nous avons suspendu vos courriels, car trop d’entre eux ont été retournés ou signalés comme pourriels. Écrivez à l’assistance.',
    void: 'Cette facture est annulée : vous ne pouvez pas l’envoyer.',
    paid: 'Cette facture est payée.',
    unpaid: 'Cette facture n’est pas payée.',
    unlinked:
      'Le partage de cette facture est désactivé. Créez un nouveau lien avant d’envoyer la facture.',
    crowded:
      'La limite d’envoi d’aujourd’hui est atteinte. Planifiez ce courriel pour demain ou plus tard.',
    bounced:
      'Nos courriels à {addresses} ont été retournés. Corrigez chaque adresse avant l’envoi.',
    blocked:
      'Vous ne pouvez plus envoyer de courriels à {addresses} à la suite d’un désabonnement.',
    sentOtherwise:
      'Votre courriel précédent à {addresses} a été envoyé. Appuyez de nouveau sur « Envoyer » pour envoyer aussi celui-ci.',
    firstDay:
      'Un nouveau compte peut écrire à {limit} destinataires pendant ses 24 premières heures. Il vous en reste {left}.',
    mailboxFull:
      'Vous pouvez envoyer {limit} courriels par jour à une même boîte de courriel, et {address} a atteint cette limite. Envoyez ce courriel demain ou planifiez-le.',
    mailboxesFull:
      'Vous pouvez envoyer {limit} courriels par jour à une même boîte de courriel. Cet envoi dépasserait la limite pour {address} et d’autres adresses ({more}).',
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
    tooLong: 'Entrez au plus {most} caractères.',
    unknownField:
      'Vous ne pouvez pas utiliser le champ {field} ici. Utilisez l’un des champs affichés sous le message.',
    past: 'Choisissez une date et une heure à venir.',
    tooFar: 'Choisissez une date d’ici un an.',
  },
  selection: {
    titles: {
      invoice: {
        one: 'Envoyer {count} facture',
        many: 'Envoyer {count} de factures',
        other: 'Envoyer {count} factures',
      },
      estimate: {
        one: 'Envoyer {count} soumission',
        many: 'Envoyer {count} de soumissions',
        other: 'Envoyer {count} soumissions',
      },
      'credit-note': {
        one: 'Envoyer {count} note de crédit',
        many: 'Envoyer {count} de notes de crédit',
        other: 'Envoyer {count} notes de crédit',
      },
    },
    about:
      'Chaque client reçoit un courriel rédigé à partir de votre modèle, dans la langue de son document et avec le PDF joint.',
    checking: 'Vérification des adresses',
    sentBefore: {
      one: '{count} document a déjà été envoyé par courriel et le sera de nouveau.',
      many: '{count} de documents ont déjà été envoyés par courriel et le seront de nouveau.',
      other: '{count} documents ont déjà été envoyés par courriel et le seront de nouveau.',
    },
    none: 'Vous ne pouvez envoyer aucun de ces documents.',
    willNotSend: 'Ne seront pas envoyés',
    notSent: 'Non envoyés',
    sending: {
      one: 'Envoi de {count} courriel',
      many: 'Envoi de {count} de courriels',
      other: 'Envoi de {count} courriels',
    },
    progress: 'Envoi',
    share: '{done} sur {wanted}',
    result: 'Envoyés : {sent}. Non envoyés : {unsent}.',
    confirmed:
      'Envois confirmés : {sent} sur {wanted}. Vous pouvez continuer, rien ne sera envoyé deux fois.',
    canceled: 'Vous avez interrompu l’envoi.',
    stopped: 'L’envoi s’est arrêté : {message}',
    rest: 'Envoyer le reste',
    tooMany: 'Vous pouvez envoyer jusqu’à {most} documents à la fois. Sélectionnez-en moins.',
    reasons: {
      noAddress: 'Aucune adresse courriel',
      badAddress: 'L’adresse courriel n’est pas valide',
      bounced: 'Les courriels à cette adresse ont été retournés',
      blocked: 'Le client s’est désabonné de vos courriels',
      void: 'Facture annulée',
      unlinked: 'Le partage est désactivé',
      firstDay:
        'Limite de {limit} destinataires pendant les 24 premières heures d’un compte dépassée',
      dayFull: 'Limite de {limit} destinataires par jour de votre forfait dépassée',
      mailboxFull: 'Limite de {limit} courriels par jour à une même boîte de courriel dépassée',
      crowded: 'La limite d’envoi d’aujourd’hui est atteinte. Réessayez demain.',
    },
  },
};

export const unknownSender: Translation<typeof enUS.unknownSender, 'fr-CA'> = {
  title: 'Vous ne connaissez pas l’expéditeur?',
  lead: 'Quelqu’un vous a envoyé une facture avec {product}. Si vous ne connaissez pas cette personne, vous pouvez bloquer ses courriels. Si d’autres font de même, nous examinerons son cas.',
  careful: 'Ne payez pas une facture à laquelle vous ne vous attendiez pas.',
  press: 'Bloquer les courriels de cet expéditeur',
  done: 'Vous ne recevrez plus de courriels de {business}.',
  undo: 'C’était une erreur? Écrivez à {email}.',
  failed: 'Impossible de bloquer les courriels : {message}',
  gone: 'ce lien ne fonctionne plus',
  noLink: 'Ouvrez cette page à partir du lien dans le courriel.',
};
