import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const accountClosing: Translation<typeof enUS.accountClosing, 'fr-CA'> = {
  words: 'supprimer mon compte',
  section: {
    heading: 'Supprimer votre compte',
    about:
      'Nous fermerons immédiatement votre compte et désactiverons les liens vers vos factures. Après {days} jours, nous supprimerons tout le contenu du compte.',
    open: 'Supprimer le compte',
  },
  question: {
    title: 'Supprimer votre compte?',
    cancel: 'Annuler',
    confirm: 'Supprimer le compte',
    downloadFirst:
      'Téléchargez d’abord vos données. La loi peut exiger que vous conserviez vos factures pendant des années.',
    appleGoesOn:
      'Je comprends qu’Apple continuera de me facturer tant que je n’aurai pas annulé mon forfait auprès d’Apple.',
    password: 'Mot de passe actuel',
    typeWords: 'Tapez « {words} » pour confirmer',
  },
  effects: {
    signedOut:
      'Vos sessions seront immédiatement fermées sur tous vos appareils, et plus personne ne pourra se connecter à ce compte.',
    links: 'Les liens vers les factures envoyées à vos clients ne fonctionneront plus.',
    wiped:
      'Après {days} jours, nous supprimerons vos factures, clients, produits, paramètres et images. Pendant ce délai, vous ne pourrez pas utiliser votre adresse courriel pour un nouveau compte.',
    paymentsKept:
      'La loi fiscale nous oblige à conserver les numéros de référence de vos paiements pendant huit ans, sans votre nom.',
    stripePlan:
      'Votre forfait {plan} sera annulé immédiatement, sans remboursement, sauf si la loi vous y donne droit.',
    applePlanLeft: 'Vous perdrez le temps restant de votre forfait {plan}.',
    applePlan:
      'Vous avez acheté votre forfait {plan} dans l’App Store : vous êtes la seule personne à pouvoir l’annuler. Ouvrez les Réglages de votre iPhone, touchez votre nom, puis Abonnements.',
  },
  done: 'Votre compte est fermé. Ses données seront supprimées dans {days} jours.',
  refused: {
    failed: 'Impossible de supprimer votre compte. Réessayez.',
    planNotCancelled:
      'Impossible d’annuler votre forfait auprès de Stripe. Votre compte n’a donc pas été supprimé. Réessayez dans quelques minutes.',
    words: 'Tapez « {words} » pour confirmer.',
    apple: 'Cochez cette case pour confirmer et continuer.',
  },
};

export const accountExport: Translation<typeof enUS.accountExport, 'fr-CA'> = {
  section: {
    heading: 'Vos données',
    title: 'Télécharger vos données',
    about:
      'Vous recevrez un fichier zip contenant tout ce que nous conservons à votre sujet : vos factures en PDF, ainsi que vos factures, clients, produits et paramètres en JSON et en CSV.',
    start: 'Télécharger mes données',
    stop: 'Arrêter',
    goOn: 'Continuer avec la partie {part}',
    missing: 'Le téléchargement s’est arrêté à la partie {part} sur {parts}.',
    collecting: 'Téléchargement de vos données',
    collectingPart: 'Téléchargement de vos données : partie {part} sur {parts}',
    progress: '{files} sur {wanted}',
    done: 'Vos données ont été téléchargées.',
    doneParts: 'Vos données ont été téléchargées en {parts} fichiers.',
    failed: 'Impossible de télécharger vos données : {message}',
  },
  readme: {
    everything: 'Voici tout ce que {product} conserve au sujet de votre compte, en date du {time}.',
    inParts:
      'Vos factures sont réparties dans {parts} fichiers zip. Celui-ci est le premier. Les fichiers dont le nom commence par {second} se trouvent dans le deuxième.',
    part: 'Voici la partie {number} des données que {product} conserve au sujet de votre compte, en date du {time}.',
    account:
      'les renseignements sur votre compte, vos modes de connexion, les navigateurs connectés, vos paramètres et votre forfait',
    clients: 'vos clients',
    products: 'vos produits et services',
    invoices:
      'vos factures : le fichier JSON contient chaque article et chaque champ, l’activité relevée sur les pages publiques et les rappels qui n’ont pas été envoyés',
    history:
      'l’historique de chaque facture, avec les anciennes et les nouvelles valeurs telles qu’elles sont conservées (montants dans la plus petite unité de la devise, comme le cent)',
    versions:
      'chaque facture telle qu’elle a été émise, puis après chaque correction, avec notre attestation signée',
    payments:
      'les paiements de ces factures, les contrepassations, les remboursements et les crédits utilisés (montants dans la plus petite unité de la devise, comme le cent)',
    cards:
      'les tentatives de paiement par carte de ces factures, avec leur identifiant de session Stripe',
    recurring: 'vos factures récurrentes et ce qui s’est passé à chaque date prévue',
    answers:
      'les réponses de vos clients à vos soumissions et leurs signatures dessinées, au format SVG',
    deliveries: 'les bons de livraison et les bordereaux d’expédition',
    refunds: 'les remboursements de paiements par carte, avec leur identifiant Stripe et leur état',
    disputes: 'les paiements par carte contestés par vos clients',
    emails:
      'les courriels que vous avez envoyés au sujet de ces factures, leurs destinataires et le résultat de leur envoi',
    files: 'les empreintes SHA-256 des PDF générés pour vous et vos clients',
    pdfs: 'chaque facture en PDF, et en facture électronique (XML) si elle contient tous les renseignements requis',
    pictures: 'votre logo et votre signature',
    kinds:
      'Les fichiers JSON sont destinés aux logiciels, et les fichiers CSV s’ouvrent dans un tableur. Les heures sont en UTC.',
    passwords:
      'Votre mot de passe n’y figure pas : nous n’en conservons qu’une empreinte, qui ne permet pas de le retrouver.',
    partInvoices:
      'les factures : le fichier JSON contient chaque article et chaque champ, l’activité relevée sur les pages publiques et les rappels qui n’ont pas été envoyés',
    partPdfs:
      'chacune de ces factures en PDF, et en facture électronique (XML) si elle contient tous les renseignements requis',
    partMore: '{file}, dans la première partie, décrit tout le reste.',
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
    open: 'ouverte',
    accepted: 'acceptée',
    declined: 'refusée',
    invoiced: 'facturée',
    issued: 'émise',
  },
  archived: { yes: 'oui', no: 'non' },
};

export const accountMessages: Translation<typeof enUS.accountMessages, 'fr-CA'> = {
  notAuthenticated: 'Aucune session n’est ouverte',
  confirmation: {
    done: 'Votre adresse courriel est confirmée.',
    noAddress: 'Ce compte n’a pas d’adresse courriel à confirmer.',
    linkOver: 'Ce lien de confirmation n’est plus valide.',
    linkOverSendNew:
      'Ce lien de confirmation n’est plus valide. Demandez-en un nouveau dans les paramètres.',
    sent: 'Le lien de confirmation a été envoyé. Consultez votre boîte de réception.',
  },
  sessions: {
    failed: 'Votre demande n’a pas abouti. Réessayez.',
    overAlready: 'Cet appareil est déjà déconnecté.',
    ended: 'L’appareil a été déconnecté.',
    othersEnded: 'Tous vos autres appareils ont été déconnectés.',
  },
  timeZone: {
    unknown: 'Choisissez un fuseau horaire dans la liste.',
    changed: 'Votre fuseau horaire est maintenant {zone}.',
  },
  notices: {
    earlierAccount:
      'Un compte antérieur utilisait votre adresse courriel. Si vous l’avez créé, transférez ses factures ici.',
    earlierAccountWithPlan:
      'Un compte antérieur utilisait votre adresse courriel, et son forfait {plan} se renouvelle toujours. Si vous avez créé ce compte, transférez ses factures et son forfait ici.',
    earlierPlan:
      'Le forfait {plan} d’un compte antérieur associé à votre adresse courriel se renouvelle toujours, mais vous ne pouvez plus récupérer ce compte. Si c’est vous qui payez ce forfait, écrivez à l’assistance.',
    paymentCheck:
      'Vérifiez que les coordonnées de paiement dans vos paramètres sont bien les vôtres.',
    paymentCheckWithPlan:
      'Votre forfait {plan} reste lié à ce compte. Vérifiez que les coordonnées de paiement dans vos paramètres sont bien les vôtres.',
    addressLost:
      'Votre adresse courriel a été confirmée dans un autre compte. Connectez-vous à ce compte et récupérez ces factures dans ses paramètres.',
    addressLostWithPlan:
      'Votre adresse courriel a été confirmée dans un autre compte. Votre forfait {plan} continuera de se renouveler ici, où vous pouvez le gérer. Pour tout transférer, connectez-vous à l’autre compte et récupérez celui-ci dans les paramètres.',
    unconfirmed: 'Confirmez votre adresse courriel pour que ces factures restent les vôtres',
  },
  claim: {
    missing: 'Entrez un numéro de facture et son total, ou le mot de passe.',
    wrong:
      'Ces renseignements ne correspondent pas au compte antérieur. Après cinq tentatives, vous ne pourrez plus le récupérer.',
    none: 'Le compte antérieur ne peut plus être récupéré.',
    paying:
      'Un achat a déjà été commencé avec ce compte. Nous ne pouvons donc pas fusionner les deux comptes ici. Écrivez à l’assistance.',
    issuedTwice:
      'Vos clients ont peut-être déjà reçu, des deux comptes, des factures portant les mêmes numéros : {numbers}. Ces numéros ne peuvent pas être modifiés. Nous ne pouvons donc pas fusionner les comptes ici. Écrivez à l’assistance.',
    declined:
      'Nous ne vous proposerons plus de récupérer le compte antérieur. Il reste accessible dans les paramètres.',
    paymentChecked: 'Vos coordonnées de paiement sont confirmées.',
    joined:
      'Le compte antérieur fait maintenant partie de celui-ci. Vérifiez les coordonnées de paiement du compte antérieur.',
    joinedWithPlan:
      'Le compte antérieur et son forfait {plan} font maintenant partie de ce compte. Vérifiez les coordonnées de paiement du compte antérieur.',
    renumbered:
      'Certains numéros existaient dans les deux comptes. Nous les avons donc changés : {numbers}.',
    renumberedAndMore:
      'Certains numéros existaient dans les deux comptes. Nous les avons donc changés : {numbers}, etc.',
    number: '{from} est devenu {to}',
  },
  full: {
    invoices:
      'Un compte peut contenir jusqu’à {count} factures. Écrivez-nous et nous trouverons une solution.',
    clients:
      'Un compte peut contenir jusqu’à {count} clients. Supprimez-en pour en ajouter d’autres.',
    products:
      'Un compte peut contenir jusqu’à {count} produits. Supprimez-en pour en ajouter d’autres.',
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
  fromNetwork: 'Trop de requêtes depuis votre réseau. Attendez une minute, puis réessayez.',
  goBack: 'Revenez à la page précédente. Ce que vous avez saisi y est encore.',
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
    sendShorter: 'Entrez un mot de passe d’au plus {count} caractères.',
    breachedOften:
      'Ce mot de passe figure dans plusieurs fuites de données. Choisissez-en un autre.',
  },
  forgot: {
    heading: 'Mot de passe oublié?',
    about:
      'Entrez l’adresse courriel de votre compte et nous vous enverrons un lien pour définir un nouveau mot de passe.',
    submit: 'Envoyer le lien de réinitialisation',
    sentHeading: 'Consultez votre boîte de réception',
    sent: 'Si un compte utilise cette adresse courriel, nous y avons envoyé un lien de réinitialisation. Veuillez consulter votre boîte de réception.',
    sentNote:
      'Le lien expire dans 1 heure. Si vous ne voyez pas le courriel, vérifiez vos pourriels.',
    description: 'Recevez par courriel un lien pour définir un nouveau mot de passe.',
  },
  reset: {
    heading: 'Définir un nouveau mot de passe',
    about: 'Votre session sera fermée sur tous vos appareils.',
    needsScripts:
      'Il faut JavaScript pour définir un nouveau mot de passe. Activez-le dans votre navigateur.',
    submit: 'Modifier le mot de passe',
    done: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau mot de passe.',
    invalidLink: 'Ce lien de réinitialisation du mot de passe n’est pas valide',
    failed: 'Impossible de modifier votre mot de passe. Réessayez.',
    description: 'Définissez un nouveau mot de passe à l’aide du lien reçu par courriel.',
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
  email: 'Session ouverte avec',
  address: 'Adresse courriel',
  confirmed: 'Confirmée',
  notConfirmed: 'Pas encore confirmée',
  confirmation: {
    emailed:
      'Nous vous avons envoyé un courriel avec un lien pour confirmer votre adresse. Ce lien est valide pendant {days} jours.',
    sendAgain: 'Renvoyer le lien',
  },
  paymentCheck: {
    question:
      'Les coordonnées de paiement indiquées sous « Coordonnées bancaires » et « Modes de paiement » sont-elles les vôtres? Vos clients les utilisent pour vous payer.',
    confirm: 'Oui, ce sont les miennes',
  },
  sessions: {
    heading: 'Appareils connectés',
    signedIn: 'Connexion le {day}',
    signedInLately: 'Connexion le {day}, activité récente',
    signedInSeen: 'Connexion le {day}, dernière activité le {seen}',
    thisDevice: 'Cet appareil',
    signOut: 'Déconnecter',
    signOutDevice: 'Déconnecter {device}',
    signOutOthers: 'Déconnecter tous les autres appareils',
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
    heading: 'Compte antérieur associé à votre adresse courriel',
    about:
      'L’adresse courriel du compte antérieur n’a jamais été confirmée : une autre personne a peut-être créé ce compte. Si c’est vous qui l’avez créé, entrez son mot de passe, ou le numéro et le total d’une de ses factures. Nous transférerons ici ses factures, ses clients, ses paramètres et son forfait. Vous garderez tout ce que vous avez enregistré depuis. Tous vos autres appareils seront déconnectés.',
    planRenews: 'Son forfait {plan} se renouvelle toujours et sera aussi transféré ici.',
    number: 'Numéro de facture',
    total: 'Total de la facture',
    password: 'Ou le mot de passe du compte antérieur',
    claim: 'Récupérer le compte',
    decline: 'Ce n’est pas le mien',
  },
  notices: {
    'earlier-account': 'Les transférer',
    'earlier-plan': 'Écrire à l’assistance',
    'payment-check': 'Vérifier les coordonnées',
    unconfirmed: 'Confirmer l’adresse',
  },
  signOut: {
    heading: 'Se déconnecter',
    about:
      'Votre session sera fermée dans ce navigateur. Tout ce que vous avez enregistré reste dans votre compte.',
    submit: 'Se déconnecter',
    guestHeading: 'Compte',
    guestAbout:
      'Aucune session n’est ouverte. Avec un compte, vous pouvez enregistrer vos factures et les retrouver en tout temps.',
    signIn: 'Se connecter',
  },
};

export const signInAnswers: Translation<typeof enUS.signInAnswers, 'fr-CA'> = {
  invalidEmail: 'Adresse courriel non valide',
  welcomeBack: 'Heureux de vous revoir!',
  signedIn: 'La session est ouverte!',
  signedInByCode: 'La session est ouverte!',
  providerLinked:
    'Heureux de vous revoir! Vous pouvez désormais vous connecter à ce compte avec {provider} aussi.',
  accountCreated: 'Votre compte est créé! Vous pouvez commencer à créer des factures.',
  accountReady: 'Bienvenue! Votre compte est prêt.',
  accountWithoutSession:
    'Votre compte est créé! Connectez-vous avec votre adresse courriel et votre mot de passe.',
  accountCreatedNatively: 'Votre compte est créé!',
  wrong: 'Adresse courriel ou mot de passe incorrect. Réessayez.',
  wrongInDialog: 'La connexion a échoué. Vérifiez votre adresse courriel et votre mot de passe.',
  wrongNatively: 'Adresse courriel ou mot de passe incorrect',
  failed: 'La connexion a échoué. Réessayez.',
  failedWithApple: 'La connexion avec Apple a échoué. Réessayez.',
  failedNatively: 'La connexion a échoué',
  signUpFailed: 'Impossible de créer le compte. Réessayez.',
  taken: 'Un compte existe déjà avec cette adresse courriel. Connectez-vous plutôt.',
  takenNatively: 'Un compte existe déjà avec cette adresse courriel. Connectez-vous.',
  guessed:
    'Trop de mots de passe erronés ont été saisis pour cette adresse courriel au cours des 24 dernières heures. Connectez-vous avec un code ou définissez un nouveau mot de passe.',
  closed: 'Ce compte a été supprimé. Pour le récupérer, écrivez à l’assistance.',
  notOffered: 'Ce mode de connexion n’est pas offert.',
  code: {
    sent: 'Le code de connexion a été envoyé par courriel!',
    notSent: 'Impossible d’envoyer le code de connexion',
    invalid: 'Ce code n’est pas valide ou a expiré',
    waitAMinute:
      'Nous venons de vous envoyer un code. Attendez une minute avant d’en demander un autre.',
  },
  loggedOut: 'La session est fermée',
  stillSignedIn: 'Notre base de données ne répond pas. Votre session est toujours ouverte.',
  signedOut: 'La session est fermée',
  signOutFailed: 'Impossible de fermer la session',
};

export const signInBenefits: Translation<typeof enUS.signInBenefits, 'fr-CA'> = {
  heading: 'Vos 3 premières factures sont gratuites. Aucune carte requise.',
  pdf: {
    title: 'Un PDF soigné de chaque facture',
    text: 'Prêt à envoyer, avec des liens de paiement cliquables.',
  },
  link: {
    title: 'Un lien de paiement pour votre client',
    text: 'Votre client n’a pas besoin de compte.',
  },
  exactTitle: 'Des chiffres justes',
  exact: {
    us: 'Rabais et taxe de vente calculés au cent près, en 20 devises.',
    ca: 'Rabais et TPS/TVH calculés au cent près, en 20 devises.',
    uk: 'Rabais et TVA calculés au penny près, en 20 devises.',
    au: 'Rabais et TPS calculés au cent près, en 20 devises.',
  },
  details: {
    title: 'Entrez vos coordonnées une seule fois',
    text: 'Vos coordonnées de paiement seront déjà inscrites sur votre prochaine facture.',
  },
  sample: {
    invoice: 'Facture {number}',
    paid: 'Payée',
    total: 'Total',
  },
};

export const signInReasons: Translation<typeof enUS.signInReasons, 'fr-CA'> = {
  signIn: {
    overview: 'Connectez-vous pour consulter votre vue d’ensemble.',
    reports: 'Connectez-vous pour voir votre rapport de taxes.',
    'credit-notes': 'Connectez-vous pour voir vos notes de crédit.',
    estimates: 'Connectez-vous pour voir vos soumissions.',
    import: 'Connectez-vous pour importer vos factures.',
    recurring: 'Connectez-vous pour voir vos factures récurrentes.',
    invoices: 'Connectez-vous pour voir vos factures.',
    clients: 'Connectez-vous pour voir vos clients.',
    products: 'Connectez-vous pour voir vos produits.',
    pricing: 'Connectez-vous pour choisir un forfait.',
    settings: 'Connectez-vous pour enregistrer vos paramètres.',
    'create-invoice': 'Connectez-vous pour enregistrer votre facture.',
  },
  signUp: {
    overview: 'Créez un compte pour consulter votre vue d’ensemble.',
    reports: 'Créez un compte pour obtenir un rapport de taxes.',
    'credit-notes': 'Créez un compte pour enregistrer vos notes de crédit.',
    estimates: 'Créez un compte pour enregistrer vos soumissions.',
    import: 'Créez un compte pour importer vos factures.',
    recurring: 'Créez un compte pour programmer des factures récurrentes.',
    invoices: 'Créez un compte pour enregistrer vos factures.',
    clients: 'Créez un compte pour enregistrer vos clients.',
    products: 'Créez un compte pour enregistrer vos produits.',
    pricing: 'Créez un compte pour choisir un forfait.',
    settings: 'Créez un compte pour enregistrer vos paramètres.',
    'create-invoice': 'Créez un compte pour enregistrer votre facture.',
  },
  confirm: {
    password: 'Connectez-vous avec votre mot de passe pour confirmer votre adresse courriel.',
    code: 'Votre adresse courriel n’est pas encore confirmée : vous connecter avec un code créerait un nouveau compte. Pour garder ce que vous avez enregistré, connectez-vous avec votre mot de passe.',
  },
};

export const signIn: Translation<typeof enUS.signIn, 'fr-CA'> = {
  fields: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    atLeast: 'Au moins {count} caractères',
    remember: 'Se souvenir de moi',
    rememberHint: 'Votre session reste ouverte pendant 30 jours sur cet appareil.',
  },
  forgotPassword: 'Mot de passe oublié?',
  tabs: {
    label: 'Se connecter ou créer un compte',
    'sign-in': 'Se connecter',
    'sign-up': 'Créer un compte',
  },
  page: {
    headings: { 'sign-in': 'Heureux de vous revoir', 'sign-up': 'Créez votre compte gratuit' },
    submits: { 'sign-in': 'Continuer', 'sign-up': 'Créer un compte gratuit' },
    description:
      'Connectez-vous ou créez un compte pour enregistrer vos factures et les télécharger en PDF. Vos 3 premières factures sont gratuites. Aucune carte requise.',
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
    free: 'Vos 3 premières factures sont gratuites. Aucune carte requise.',
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
    newHere: 'Première visite? Nous créerons votre compte. Vous devez avoir au moins 13 ans.',
  },
  code: {
    title: 'Se connecter avec un code',
    usePassword: 'Utiliser plutôt un mot de passe',
    send: 'Envoyer le code',
    about:
      'Nous vous enverrons un code à 6 chiffres par courriel. Vous n’avez pas besoin de mot de passe. À votre première visite, nous créerons votre compte. Vous devez avoir au moins 13 ans pour créer un compte.',
    sentForApp:
      'Nous avons envoyé un code à 6 chiffres à <email>{email}</email>. Ce code est valide pendant 10 minutes, dans cette application seulement.',
    sentForBrowser:
      'Nous avons envoyé un code à 6 chiffres à <email>{email}</email>. Ce code est valide pendant 10 minutes, dans ce navigateur seulement.',
    label: 'Code',
    verify: 'Vérifier le code',
    sendNew: 'Envoyer un nouveau code',
    inSeconds: 'dans {seconds} s',
    newInOneMinute: 'Vous pourrez demander un nouveau code dans une minute.',
    newNow: 'Vous pouvez maintenant demander un nouveau code.',
    useAnotherEmail: 'Utiliser une autre adresse courriel',
  },
};
