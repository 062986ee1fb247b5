import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const accountClosing: Translation<typeof enUS.accountClosing, 'fr-CA'> = {
  words: 'supprimer mon compte',
  section: {
    heading: 'Supprimer votre compte',
    about:
      'Le compte et les liens vers vos factures sont fermés immédiatement. Après {days} jours, tout ce qu’il contient est effacé.',
    open: 'Supprimer le compte',
  },
  question: {
    title: 'Supprimer votre compte?',
    about: 'Il est fermé immédiatement, sur tous vos appareils.',
    cancel: 'Annuler',
    confirm: 'Supprimer le compte',
    downloadFirst:
      'Téléchargez d’abord vos données : vous devrez peut-être présenter vos factures pendant des années.',
    appleGoesOn:
      'Je sais qu’Apple continue de me facturer tant que je n’annule pas le forfait chez Apple.',
    password: 'Mot de passe actuel',
    typeWords: 'Tapez « {words} » pour confirmer',
  },
  effects: {
    signedOut:
      'Vos sessions sont fermées partout, et personne ne peut plus se connecter à ce compte.',
    links: 'Les liens que vous avez envoyés à vos clients n’affichent plus rien.',
    wiped:
      'Après {days} jours, vos factures, clients, produits, paramètres et images sont effacés. D’ici là, votre adresse courriel ne peut pas servir à un nouveau compte.',
    paymentsKept:
      'Le droit fiscal nous oblige à garder le numéro de vos paiements pendant huit ans, sans votre nom.',
    stripePlan:
      'Votre forfait {plan} est annulé immédiatement. Ce que vous avez payé n’est pas remboursé, sauf si la loi vous y donne droit.',
    applePlanLeft: 'Ce qui reste de votre forfait {plan} est perdu.',
    applePlan:
      'Votre forfait {plan} a été acheté dans l’App Store, où vous êtes la seule personne à pouvoir l’annuler : dans les Réglages de votre iPhone, sous votre nom et Abonnements.',
  },
  done: 'Votre compte est supprimé. Ses données seront effacées dans {days} jours.',
  refused: {
    failed: 'Impossible de supprimer votre compte. Veuillez réessayer.',
    planNotCancelled:
      'Votre forfait n’a pas pu être annulé chez Stripe; votre compte n’a donc pas été supprimé. Veuillez réessayer dans quelques minutes.',
    words: 'Veuillez taper « {words} ».',
    apple: 'Veuillez confirmer que vous le savez.',
  },
};

export const accountExport: Translation<typeof enUS.accountExport, 'fr-CA'> = {
  section: {
    heading: 'Vos données',
    title: 'Télécharger vos données',
    about:
      'Un fichier zip avec tout ce que nous conservons de vous : vos factures en PDF, ainsi que factures, clients, produits et paramètres en JSON et en CSV.',
    start: 'Télécharger mes données',
    stop: 'Arrêter',
    goOn: 'Continuer avec la partie {part}',
    missing:
      'Vos données sont réparties dans {parts} fichiers. La partie {part} et les suivantes manquent.',
    collecting: 'Collecte de vos données',
    collectingPart: 'Collecte de vos données : partie {part} de {parts}',
    progress: '{files} de {wanted}',
    done: 'Vos données ont été téléchargées.',
    doneParts: 'Vos données ont été téléchargées dans {parts} fichiers.',
    failed: 'Impossible de télécharger vos données : {message}',
  },
  readme: {
    everything: 'Voici tout ce que {product} conserve de votre compte, en date du {time}.',
    inParts:
      'Vos factures sont réparties dans {parts} fichiers, dont voici le premier; celles qui commencent par {second} sont dans le deuxième.',
    part: 'Voici la partie {number} de ce que {product} conserve de votre compte, en date du {time}.',
    account:
      'qui vous êtes ici, vos modes de connexion, les navigateurs connectés, les paramètres et le forfait',
    clients: 'vos clients',
    products: 'vos produits et services',
    invoices:
      'vos factures; le fichier JSON contient chaque ligne et chaque champ, ce qui a été compté sur les pages publiques et les rappels qui n’ont pas été envoyés',
    history:
      'ce qui est arrivé à chacune de ces factures, avec l’ancien et le nouveau tels qu’ils sont conservés (montants en cents ou l’équivalent)',
    versions:
      'ce que disait chaque facture à son émission et à chaque correction, avec notre enregistrement signé',
    payments:
      'ce qui a été payé sur ces factures, annulé, remboursé et utilisé comme crédit (montants en cents ou l’équivalent)',
    cards: 'les essais de paiement par carte de ces factures, avec leur session chez Stripe',
    recurring: 'vos factures récurrentes et ce qu’il est advenu de chacune de leurs dates',
    answers:
      'ce que vos clients ont répondu à vos soumissions, avec ce qu’ils ont dessiné, en tracé SVG',
    refunds:
      'les remboursements de paiements par carte, avec leur numéro chez Stripe et leur avancement',
    disputes: 'les contestations de paiements par carte par vos clients',
    emails:
      'les courriels que vous avez envoyés au sujet de ces factures, à qui, et ce qu’il en est advenu',
    files: 'les PDF remis, par SHA-256',
    pdfs: 'chaque facture en PDF, et en facture électronique (XML) s’il ne manque rien pour cela',
    pictures: 'votre logo et votre signature',
    kinds:
      'Les fichiers JSON sont destinés aux programmes, les fichiers CSV s’ouvrent dans un tableur. Les heures sont en UTC.',
    passwords:
      'Les mots de passe n’y sont pas : du vôtre, nous ne gardons qu’une valeur de contrôle, d’où personne ne peut le déduire.',
    partInvoices:
      'factures; le fichier JSON contient chaque ligne et chaque champ, ce qui a été compté sur les pages publiques et les rappels qui n’ont pas été envoyés',
    partPdfs:
      'chacune de ces factures en PDF, et en facture électronique (XML) s’il ne manque rien pour cela',
    partMore: '{file}, dans la première partie, décrit le reste.',
  },
  columns: {
    number: 'numéro',
    invoiceDate: 'date de facturation',
    dueDate: 'date d’échéance',
    status: 'état',
    archived: 'archivée',
    client: 'client',
    clientEmail: 'courriel du client',
    currency: 'devise',
    subtotal: 'sous-total',
    discount: 'rabais',
    tax: 'taxe',
    total: 'total',
  },
  status: {
    paid: 'payée',
    unpaid: 'impayée',
    overdue: 'en retard',
    void: 'annulée',
    credited: 'créditée',
    open: 'ouvert',
    accepted: 'accepté',
    declined: 'refusé',
    invoiced: 'facturé',
    issued: 'émise',
  },
  archived: { yes: 'oui', no: 'non' },
};

export const accountMessages: Translation<typeof enUS.accountMessages, 'fr-CA'> = {
  notAuthenticated: 'La session n’est plus ouverte',
  confirmation: {
    done: 'Votre adresse courriel est confirmée.',
    noAddress: 'Ce compte n’a pas d’adresse courriel à confirmer.',
    linkOver: 'Ce lien de confirmation n’est plus valide.',
    linkOverSendNew:
      'Ce lien de confirmation n’est plus valide. Envoyez-en un nouveau depuis les paramètres.',
    sent: 'Le lien de confirmation a été envoyé. Veuillez consulter votre boîte de réception.',
  },
  sessions: {
    failed: 'La demande ne s’est pas rendue. Veuillez réessayer.',
    overAlready: 'La session de cet appareil est déjà fermée.',
    ended: 'La session de l’appareil est fermée.',
    othersEnded: 'Les sessions de tous vos autres appareils sont fermées.',
  },
  timeZone: {
    unknown: 'Ce fuseau horaire est inconnu.',
    changed: 'Vos journées suivent maintenant le fuseau horaire {zone}.',
  },
  notices: {
    earlierAccount:
      'Un compte antérieur porte votre adresse. Si vous l’avez créé, ramenez ses factures ici.',
    earlierAccountWithPlan:
      'Un compte antérieur porte votre adresse, et son forfait {plan} se renouvelle. Si vous l’avez créé, ramenez ses factures et son forfait ici.',
    earlierPlan:
      'Le forfait {plan} d’un compte antérieur à votre adresse se renouvelle, et vous ne pouvez plus récupérer ce compte. Si vous le payez, veuillez écrire à l’assistance.',
    paymentCheck:
      'Veuillez vérifier que les coordonnées de paiement dans les paramètres sont les vôtres.',
    paymentCheckWithPlan:
      'Votre forfait {plan} reste lié à ce compte. Veuillez vérifier que les coordonnées de paiement dans les paramètres sont les vôtres.',
    addressLost:
      'Votre adresse a été confirmée dans un autre compte. Connectez-vous-y et récupérez ces factures dans ses paramètres.',
    addressLostWithPlan:
      'Votre adresse a été confirmée dans un autre compte. Votre forfait {plan} se renouvelle ici, où vous pouvez le gérer, jusqu’à ce que vous vous connectiez à l’autre compte et récupériez celui-ci dans ses paramètres.',
    unconfirmed: 'Confirmez votre adresse pour que ces factures restent les vôtres',
  },
  claim: {
    missing: 'Saisissez un numéro de facture et son total, ou le mot de passe.',
    wrong:
      'Cela ne correspond pas au compte antérieur. Après cinq essais, il ne peut plus être récupéré.',
    none: 'Il n’y a plus de compte antérieur à récupérer.',
    paying:
      'Ce compte est déjà passé par une page de paiement; les deux comptes ne peuvent donc pas être réunis ici. Veuillez écrire à l’assistance.',
    issuedTwice:
      'Des clients peuvent déjà avoir reçu {numbers} de chacun des deux comptes. De tels numéros ne changent jamais; les comptes ne peuvent donc pas être réunis ici. Veuillez écrire à l’assistance.',
    declined:
      'Le compte antérieur n’est plus proposé. Vous le trouverez dans les paramètres au besoin.',
    paymentChecked: 'Merci. Vos coordonnées de paiement restent telles quelles.',
    joined: 'Le compte antérieur est à vous. Veuillez vérifier ses coordonnées de paiement.',
    joinedWithPlan:
      'Le compte antérieur est à vous, avec son forfait {plan}. Veuillez vérifier ses coordonnées de paiement.',
    renumbered: 'Numéros que les deux comptes avaient : {numbers}.',
    renumberedAndMore: 'Numéros que les deux comptes avaient : {numbers}, etc.',
    number: '{from} devient {to}',
  },
  full: {
    invoices:
      'Un compte garde jusqu’à {count} factures. Écrivez-nous, et nous trouverons une solution.',
    clients: 'Un compte garde jusqu’à {count} clients. Supprimez-en pour en ajouter d’autres.',
    products: 'Un compte garde jusqu’à {count} produits. Supprimez-en pour en ajouter d’autres.',
  },
};

export const attempts: Translation<typeof enUS.attempts, 'fr-CA'> = {
  inMinutes: {
    one: 'Trop de tentatives. Réessayez dans {count} minute.',
    many: 'Trop de tentatives. Réessayez dans {count} de minutes.',
    other: 'Trop de tentatives. Réessayez dans {count} minutes.',
  },
  inHours: {
    one: 'Trop de tentatives. Réessayez dans {count} heure.',
    many: 'Trop de tentatives. Réessayez dans {count} d’heures.',
    other: 'Trop de tentatives. Réessayez dans {count} heures.',
  },
  inMinutesAt: {
    one: 'Trop de tentatives. Réessayez dans {count} minute, à {time}.',
    many: 'Trop de tentatives. Réessayez dans {count} de minutes, à {time}.',
    other: 'Trop de tentatives. Réessayez dans {count} minutes, à {time}.',
  },
  inHoursAt: {
    one: 'Trop de tentatives. Réessayez dans {count} heure, à {time}.',
    many: 'Trop de tentatives. Réessayez dans {count} d’heures, à {time}.',
    other: 'Trop de tentatives. Réessayez dans {count} heures, à {time}.',
  },
  fromNetwork:
    'Trop de requêtes depuis votre réseau. Veuillez attendre une minute, puis réessayer.',
  goBack: 'Revenez en arrière : ce que vous avez saisi y est encore.',
};

export const password: Translation<typeof enUS.password, 'fr-CA'> = {
  fields: {
    newPassword: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
  },
  check: {
    tooShort: 'Le mot de passe doit compter au moins {count} caractères',
    tooLong: 'Le mot de passe doit compter au plus {count} caractères',
    newTooShort: 'Le nouveau mot de passe doit compter au moins {count} caractères',
    newTooLong: 'Le nouveau mot de passe doit compter au plus {count} caractères',
    differs: 'Les mots de passe ne correspondent pas',
    breached: {
      one: 'Ce mot de passe figure dans {count} fuite de données. Veuillez en choisir un autre.',
      many: 'Ce mot de passe figure dans {count} de fuites de données. Veuillez en choisir un autre.',
      other: 'Ce mot de passe figure dans {count} fuites de données. Veuillez en choisir un autre.',
    },
    sendShorter: 'Envoyez un mot de passe d’au plus {count} caractères.',
    breachedOften:
      'Ce mot de passe figure dans plusieurs fuites de données. Veuillez en choisir un autre.',
  },
  forgot: {
    heading: 'Mot de passe oublié?',
    about:
      'Saisissez l’adresse courriel de votre compte; nous vous enverrons par courriel un lien pour définir un nouveau mot de passe.',
    submit: 'Envoyer le lien de réinitialisation',
    sentHeading: 'Consultez votre boîte de réception',
    sent: 'Si cette adresse courriel existe, nous y avons envoyé un lien de réinitialisation. Veuillez consulter votre boîte de réception.',
    sentNote:
      'Le lien expire dans 1 heure. Si le courriel n’arrive pas, regardez dans vos courriels indésirables.',
    description: 'Demander par courriel un lien pour définir un nouveau mot de passe.',
  },
  reset: {
    heading: 'Définir un nouveau mot de passe',
    about: 'Votre session sera fermée sur tous vos appareils.',
    needsScripts: 'Pour définir un nouveau mot de passe, il faut JavaScript. Veuillez l’activer.',
    submit: 'Modifier le mot de passe',
    done: 'Votre mot de passe a été modifié. Veuillez vous connecter avec le nouveau.',
    invalidLink: 'Ce lien de réinitialisation du mot de passe n’est pas valide',
    failed: 'Impossible de modifier votre mot de passe. Veuillez réessayer.',
    description: 'Définir un nouveau mot de passe avec le lien reçu par courriel.',
  },
  backToSignIn: 'Retour à la connexion',
  change: {
    done: 'Le mot de passe a été modifié!',
    failed: 'Impossible de modifier le mot de passe',
    wrongCurrent: 'Ce n’est pas votre mot de passe actuel.',
    noEmail: 'Le compte n’a pas d’adresse courriel',
  },
};

export const security: Translation<typeof enUS.security, 'fr-CA'> = {
  heading: 'Sécurité',
  email: 'Connexion avec',
  address: 'Adresse courriel',
  confirmed: 'Confirmée',
  notConfirmed: 'Pas encore confirmée',
  confirmation: {
    emailed:
      'Nous vous avons envoyé un courriel avec un lien qui confirme votre adresse courriel. Il fonctionne pendant {days} jours.',
    sendAgain: 'Renvoyer le lien',
  },
  paymentCheck: {
    question:
      'Les coordonnées de paiement sous Coordonnées bancaires et Modes de paiement sont-elles les vôtres? C’est là que vos clients paient.',
    confirm: 'Ce sont les miennes',
  },
  sessions: {
    heading: 'Vos connexions actives',
    signedIn: 'Connexion le {day}',
    signedInLately: 'Connexion le {day}, utilisé récemment',
    signedInSeen: 'Connexion le {day}, vu le {seen}',
    thisDevice: 'Cet appareil',
    signOut: 'Déconnecter',
    signOutDevice: 'Déconnecter {device}',
    signOutOthers: 'Déconnecter les autres',
    device: '{browser} sous {system}',
    unknown: 'Navigateur inconnu',
  },
  password: {
    change: 'Changer votre mot de passe',
    set: 'Définir un mot de passe',
    current: 'Mot de passe actuel',
    confirm: 'Confirmer le nouveau mot de passe',
    submitChange: 'Changer le mot de passe',
    submitSet: 'Définir le mot de passe',
    othersSignedOut: 'Tous vos autres appareils seront déconnectés.',
  },
  earlier: {
    heading: 'Un compte antérieur avec votre adresse',
    about:
      'Il avait votre adresse sans l’avoir confirmée : une autre personne l’a peut-être créé. Si c’est vous, indiquez son mot de passe, ou le numéro et le total d’une de ses factures : ses factures, clients, paramètres et forfait sont alors à vous, avec ce que vous avez enregistré depuis. Tous les autres appareils sont déconnectés.',
    planRenews: 'Son forfait {plan} se renouvelle. Il vous suit.',
    number: 'Numéro d’une facture',
    total: 'Son total',
    password: 'Ou le mot de passe de ce compte',
    claim: 'Le récupérer',
    decline: 'Ce n’est pas le mien',
  },
  notices: {
    'earlier-account': 'Les récupérer',
    'earlier-plan': 'Écrire à l’assistance',
    'payment-check': 'Les vérifier',
    unconfirmed: 'La confirmer',
  },
  signOut: {
    heading: 'Se déconnecter',
    about:
      'Ferme votre session dans ce navigateur. Tout ce que vous avez enregistré reste dans votre compte.',
    submit: 'Se déconnecter',
    guestHeading: 'Compte',
    guestAbout:
      'Aucune session n’est ouverte. Connectez-vous à un compte pour que vos factures soient enregistrées et conservées.',
    signIn: 'Se connecter',
  },
};

export const signInAnswers: Translation<typeof enUS.signInAnswers, 'fr-CA'> = {
  invalidEmail: 'Adresse courriel non valide',
  welcomeBack: 'Bon retour!',
  signedIn: 'La session est ouverte!',
  signedInByCode: 'La session est ouverte!',
  providerLinked: 'Bon retour! Dorénavant, {provider} ouvre aussi ce compte.',
  accountCreated: 'Le compte est créé! Vous pouvez commencer à créer des factures.',
  accountReady: 'Bienvenue! Votre compte est prêt.',
  accountWithoutSession:
    'Le compte est créé! Connectez-vous avec votre adresse courriel et votre mot de passe.',
  accountCreatedNatively: 'Le compte est créé!',
  wrong: 'Adresse courriel ou mot de passe incorrect. Veuillez réessayer.',
  wrongInDialog: 'La connexion a échoué. Vérifiez votre adresse courriel et votre mot de passe.',
  wrongNatively: 'Adresse courriel ou mot de passe non valide',
  failed: 'La connexion a échoué. Veuillez réessayer.',
  failedWithApple: 'La connexion avec Apple a échoué. Veuillez réessayer.',
  failedNatively: 'La connexion a échoué',
  signUpFailed: 'Impossible de créer le compte. Veuillez réessayer.',
  taken: 'Un compte existe déjà avec cette adresse courriel. Veuillez plutôt vous connecter.',
  takenNatively: 'Un compte existe déjà avec cette adresse courriel. Veuillez vous connecter.',
  guessed:
    'Trop de mots de passe erronés pour cette adresse courriel au cours des 24 dernières heures. Connectez-vous avec un code ou définissez un nouveau mot de passe.',
  closed: 'Ce compte a été supprimé. Pour le récupérer, écrivez au soutien.',
  notOffered: 'Ce mode de connexion n’est pas offert.',
  code: {
    sent: 'Le code de connexion a été envoyé par courriel!',
    notSent: 'Impossible d’envoyer le code de connexion',
    invalid: 'Ce code n’est pas valide ou a expiré',
    waitAMinute:
      'Un code vient d’être envoyé. Veuillez attendre une minute avant d’en demander un autre.',
  },
  loggedOut: 'La session est fermée',
  stillSignedIn: 'La base de données ne répond pas. Votre session est encore ouverte.',
  signedOut: 'La session est fermée',
  signOutFailed: 'Impossible de fermer la session',
};

export const signInBenefits: Translation<typeof enUS.signInBenefits, 'fr-CA'> = {
  heading: 'Vos 3 premières factures sont gratuites. Sans carte.',
  pdf: {
    title: 'Un PDF soigné de chaque facture',
    text: 'Prêt à envoyer, avec de vrais liens de paiement.',
  },
  link: {
    title: 'Un lien par lequel votre client peut payer',
    text: 'Il l’ouvre sans compte.',
  },
  exactTitle: 'Des chiffres qui concordent',
  exact: {
    us: 'Les rabais et la taxe de vente sont exacts au cent près, en 20 devises.',
    ca: 'Les rabais et la TPS/TVH sont exacts au cent près, en 20 devises.',
    uk: 'Les rabais et la TVA sont exacts au penny près, en 20 devises.',
    au: 'Les rabais et la TPS sont exacts au cent près, en 20 devises.',
  },
  details: {
    title: 'Des coordonnées saisies une seule fois',
    text: 'Vos coordonnées de paiement sont déjà dans la facture suivante.',
  },
  sample: {
    invoice: 'Facture {number}',
    paid: 'Payée',
    total: 'Total',
  },
};

export const signInReasons: Translation<typeof enUS.signInReasons, 'fr-CA'> = {
  signIn: {
    overview: 'Connectez-vous pour voir votre vue d’ensemble.',
    reports: 'Connectez-vous pour voir votre rapport de taxes.',
    'credit-notes': 'Connectez-vous pour voir vos notes de crédit.',
    estimates: 'Connectez-vous pour voir vos soumissions.',
    import: 'Connectez-vous pour importer vos factures.',
    recurring: 'Connectez-vous pour voir vos factures récurrentes.',
    invoices: 'Connectez-vous pour voir vos factures.',
    clients: 'Connectez-vous pour voir vos clients.',
    products: 'Connectez-vous pour voir vos produits.',
    pricing: 'Connectez-vous pour choisir un forfait.',
    settings: 'Connectez-vous pour conserver vos paramètres.',
    'create-invoice': 'Connectez-vous pour enregistrer votre facture.',
  },
  signUp: {
    overview: 'Créez un compte pour conserver votre vue d’ensemble.',
    reports: 'Créez un compte pour obtenir un rapport de taxes.',
    'credit-notes': 'Créez un compte pour garder vos notes de crédit.',
    estimates: 'Créez un compte pour conserver vos soumissions.',
    import: 'Créez un compte pour importer vos factures.',
    recurring: 'Créez un compte pour conserver vos factures récurrentes.',
    invoices: 'Créez un compte pour conserver vos factures.',
    clients: 'Créez un compte pour conserver vos clients.',
    products: 'Créez un compte pour conserver vos produits.',
    pricing: 'Créez un compte pour choisir un forfait.',
    settings: 'Créez un compte pour conserver vos paramètres.',
    'create-invoice': 'Créez un compte pour enregistrer votre facture.',
  },
  confirm: {
    password: 'Connectez-vous avec votre mot de passe, et votre adresse courriel est confirmée.',
    code: 'Un code commence un nouveau compte tant que votre adresse courriel n’est pas confirmée. Votre mot de passe garde ce que vous avez enregistré.',
  },
};

export const signIn: Translation<typeof enUS.signIn, 'fr-CA'> = {
  fields: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    atLeast: 'Au moins {count} caractères',
    remember: 'Se souvenir de moi',
    rememberHint: 'Garde la session ouverte pendant 30 jours sur cet appareil.',
  },
  forgotPassword: 'Mot de passe oublié?',
  tabs: {
    label: 'Se connecter ou créer un compte',
    'sign-in': 'Se connecter',
    'sign-up': 'Créer un compte',
  },
  page: {
    headings: { 'sign-in': 'Bon retour!', 'sign-up': 'Créez votre compte gratuit' },
    submits: { 'sign-in': 'Continuer', 'sign-up': 'Créer un compte gratuit' },
    description:
      'Connectez-vous ou créez un compte pour enregistrer vos factures et les télécharger en PDF. Vos 3 premières factures sont gratuites, sans carte.',
  },
  dialog: {
    'sign-up': {
      title: 'Créez votre compte gratuit',
      submit: 'Créer un compte gratuit',
      question: 'Vous avez déjà un compte?',
      change: 'Se connecter',
    },
    'sign-in': {
      title: 'Se connecter',
      submit: 'Se connecter',
      question: 'Première visite?',
      change: 'Créer un compte',
    },
    free: 'Vos 3 premières factures sont gratuites, sans carte.',
  },
  native: {
    'sign-in': {
      heading: 'Se connecter',
      lead: 'Vos factures, vos clients et vos produits sur cet iPhone ou cet iPad.',
      submit: 'Se connecter',
      question: 'Première visite sur {productName}?',
      change: 'Créer un compte',
    },
    'sign-up': {
      heading: 'Créer un compte',
      lead: 'Vos 3 premières factures sont gratuites.',
      submit: 'Créer un compte',
      question: 'Vous avez déjà un compte?',
      change: 'Se connecter',
    },
  },
  terms:
    'Vous devez avoir au moins 13 ans pour créer un compte. En créant un compte, vous acceptez les <terms>conditions d’utilisation</terms> et confirmez avoir lu la <privacy>politique de confidentialité</privacy>.',
  providers: {
    or: 'ou',
    continueWith: 'Continuer avec {provider}',
    newHere: 'Première visite? Votre compte sera créé; vous devez pour cela avoir au moins 13 ans.',
  },
  code: {
    title: 'Se connecter avec un code',
    usePassword: 'Utiliser plutôt un mot de passe',
    send: 'Envoyer le code',
    about:
      'Nous vous envoyons 6 chiffres par courriel; aucun mot de passe n’est nécessaire. À votre première visite, ils créent votre compte. Vous devez avoir au moins 13 ans pour créer un compte.',
    sentForApp:
      'Nous avons envoyé 6 chiffres à <email>{email}</email>. Ils sont valables 10 minutes, dans cette application.',
    sentForBrowser:
      'Nous avons envoyé 6 chiffres à <email>{email}</email>. Ils sont valables 10 minutes, dans ce navigateur.',
    label: 'Code',
    verify: 'Vérifier le code',
    sendNew: 'Envoyer un nouveau code',
    inSeconds: 'dans {seconds} s',
    newInOneMinute: 'Vous pourrez demander un nouveau code dans une minute.',
    newNow: 'Vous pouvez maintenant demander un nouveau code.',
    useAnotherEmail: 'Utiliser une autre adresse courriel',
  },
};
