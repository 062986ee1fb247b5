import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const browserStorage: Translation<typeof enUS.browserStorage, 'fr-CA'> = {
  cookies: {
    session: [
      'Maintient votre session ouverte',
      '{sessionDays} jours avec « Se souvenir de moi ». Sans cette option, {shortSessionHours} heures ou jusqu’à la fermeture du navigateur, selon ce qui survient en premier.',
    ],
    flash: ['Transmet un message à afficher sur la page suivante', '1 minute'],
    signedOut: [
      'Indique, jusqu’à ce que vos données soient retirées du navigateur, que la session a été fermée',
      'Quelques instants, ou {sessionDays} jours si votre navigateur n’exécute pas les scripts',
    ],
    code: ['Associe un code de connexion au navigateur qui l’a demandé', '{codeMinutes} minutes'],
    attempt: [
      'Servent à protéger votre connexion avec Google ou Apple pendant qu’elle est en cours',
      '{providerAttemptMinutes} minutes',
    ],
    country: ['Le pays que vous avez choisi', '{cookieMonths} mois'],
    countryGuessed: [
      'Indique, jusqu’au chargement de la page, que nous avons deviné votre pays',
      '1 minute',
    ],
    language: ['La langue que vous avez choisie', '{cookieMonths} mois'],
    timeZone: [
      'Votre fuseau horaire, pour que les dates correspondent à votre heure locale',
      '{cookieMonths} mois',
    ],
    consent: [
      'Indique à notre serveur si vous avez accepté la mesure d’audience',
      '{consentMonths} mois',
    ],
  },
  storage: {
    consent: [
      'Votre choix au sujet de la mesure d’audience et sa date',
      '{consentMonths} mois, puis nous vous reposons la question',
    ],
    country: [
      'Votre pays et deux indications : si vous l’avez choisi vous-même et s’il a été enregistré',
      'Jusqu’à ce que vous l’effaciez',
    ],
    guestDraft: [
      'La facture que vous créez sans compte',
      'Jusqu’à ce que vous l’enregistriez ou l’effaciez',
    ],
    userDraft: [
      'Les factures que vous préparez pendant que votre session est ouverte, et celles que vous avez enregistrées hors ligne et qui doivent encore nous être envoyées',
      'Jusqu’à leur enregistrement ou votre déconnexion',
    ],
    languageChanged: [
      'Indique, jusqu’à ce qu’un message vous en informe, que la page a été rechargée dans la langue que vous avez choisie',
      'Quelques instants',
    ],
    settings: [
      'Les paramètres de votre entreprise tant que votre session n’est pas ouverte. Ils sont envoyés à votre compte dès votre connexion.',
      'Jusqu’à ce que vous les effaciez ou, une fois qu’ils sont dans votre compte, jusqu’à votre déconnexion',
    ],
    firstInvoice: [
      'Les coordonnées de votre entreprise tirées de votre première facture, pour la prochaine que vous créerez sans compte',
      'Jusqu’à ce qu’elles soient dans votre compte ou que vous les effaciez',
    ],
    quebecLanguage: [
      'La langue que vous avez choisie pour les factures émises au Québec ou destinées à un client du Québec, après avoir pris connaissance des exigences de la loi',
      'Jusqu’à ce que vous l’effaciez',
    ],
    liveSheet: [
      'Indique si vous avez masqué la facture affichée à côté du formulaire',
      'Jusqu’à ce que vous l’effaciez',
    ],
    otherTimeZone: [
      'Le fuseau horaire de cet appareil s’il diffère de celui de votre compte, le moment où la différence est apparue, et si vous voulez que nous vous posions la question',
      'Jusqu’à ce que cet appareil revienne au fuseau horaire de votre compte',
    ],
    waiting: [
      'Les paramètres que vous avez enregistrés hors ligne et qui doivent encore nous être envoyés',
      'Jusqu’à leur envoi ou votre déconnexion',
    ],
    keptPages: [
      'Tout ce qu’il vous faut pour créer des factures hors ligne',
      'Jusqu’à votre déconnexion ou la fin de la session',
    ],
    welcome: [
      'Indique que vous avez vu l’écran de bienvenue ou enregistré une facture, pour que l’application ne s’ouvre plus sur cet écran',
      'Jusqu’à ce que vous l’effaciez',
    ],
    preferences: [
      'Une copie de secours de votre pays et de l’indication que vous avez vu l’écran de bienvenue, car iOS peut effacer ce que nos pages conservent dans l’application',
      'Jusqu’à ce que vous supprimiez l’application',
    ],
    installation: [
      'Indique que vous avez choisi de ne pas installer l’application',
      '{installDismissedDays} jours',
    ],
    loadedForScript: [
      'La dernière page que nous avons rechargée parce qu’elle était incomplète',
      'Jusqu’à la fermeture de l’onglet',
    ],
    positions: [
      'La position de défilement sur chaque page, pour que le bouton de retour vous ramène au même endroit',
      'Jusqu’à la fermeture de l’onglet',
    ],
    offlineCopies: [
      'Servent à ouvrir le produit sans connexion au réseau. Ces copies ne contiennent pas de données d’utilisateurs.',
      'Jusqu’à ce qu’une version plus récente les remplace',
    ],
  },
  names: {
    preferences:
      'Votre pays et l’indication que vous avez vu l’écran de bienvenue, dans les préférences de l’application iOS',
    offlineCopies: 'Copies hors ligne de nos pages et de nos scripts',
  },
};

export const contact: Translation<typeof enUS.contact, 'fr-CA'> = {
  title: 'Joindre l’assistance',
  description: 'Écrivez à l’équipe de {productName}. Nous répondons en général dans les 24 heures.',
  lead: 'Une question, un problème, une idée? Une vraie personne lit chaque message. Nous répondons en général dans les 24 heures.',
  sent: 'Message envoyé. Nous vous répondrons à {email}, en général dans les 24 heures.',
  another: 'Envoyer un autre message',
  byEmail: 'Par courriel',
  byPost: 'Par la poste',
  received: {
    heading: 'Au sujet d’une facture reçue',
    text: 'Adressez-vous à l’entreprise qui a envoyé la facture, à l’adresse qui y figure. Nous ne fournissons que le logiciel de facturation et ne savons rien du travail facturé.',
  },
  data: {
    heading: 'Vos données',
    text: 'La <privacy>Politique de confidentialité</privacy> explique ce que nous conservons et pendant combien de temps. Les <imprint>Mentions légales</imprint> indiquent qui nous sommes.',
  },
  form: {
    email: 'Votre courriel',
    emailHint: 'Nous répondrons à cette adresse.',
    subject: 'Objet',
    message: 'Message',
    messageHint:
      'N’indiquez ni mot de passe ni code. Si votre message concerne une facture, donnez son numéro.',
    submit: 'Envoyer le message',
  },
  required: { subject: 'L’objet est obligatoire', message: 'Le message est obligatoire' },
  tooLong: {
    subject: 'L’objet ne peut pas dépasser {most} caractères',
    message: 'Le message ne peut pas dépasser {most} caractères',
  },
  notSent: 'Nous n’avons pas pu envoyer votre message. Réessayez.',
  notSentWrite: 'Nous n’avons pas pu envoyer votre message. Réessayez ou écrivez à {supportEmail}.',
};

export const cookiePolicy: Translation<typeof enUS.cookiePolicy, 'fr-CA'> = {
  title: 'Politique relative aux témoins',
  description:
    'Tous les témoins et les autres données que {productName} conserve dans votre navigateur, avec leur utilité et leur durée.',
  lead: 'Voici la liste complète de ce que {productName} conserve dans votre navigateur. Rien de cette liste ne vous suit sur d’autres sites. Tant que vous n’avez pas donné votre accord, nous ne conservons que le nécessaire.',
  heads: ['Nom', 'Description', 'Durée'],
  sections: {
    cookieSettings: { heading: 'Paramètres des témoins' },
    cookies: {
      heading: 'Témoins',
      paragraphs: [
        'Tous ces témoins sont les nôtres et ne contiennent rien de ce que vous écrivez. Ils sont nécessaires pour vous fournir ce que vous avez demandé et n’exigent pas votre consentement.',
      ],
    },
    storage: {
      heading: 'Autres formes de stockage',
      paragraphs: [
        'Les données trop volumineuses pour des témoins sont conservées dans l’espace de stockage que votre navigateur réserve à chaque site. Elles restent sur votre appareil, à moins que le tableau n’indique qu’elles sont envoyées.',
      ],
    },
    analytics: {
      heading: 'Mesure d’audience',
      paragraphs: [
        'Avec votre consentement, nous utilisons {analyticsProvider}. Avant votre accord, nous ne chargeons pas le script de ce service, et nous donnons à votre navigateur la consigne de le bloquer. Après votre accord, le service dépose ses propres témoins, dont le nom commence par _ga ou par un préfixe semblable. Ces témoins identifient votre navigateur pendant 12 mois au plus.',
        'Le service est informé de l’action effectuée (par exemple une connexion, la consultation des prix ou l’enregistrement d’une facture) et du type de page, sans aucun numéro de facture ou de client. Votre choix est valable {consentMonths} mois. Vous pouvez le modifier ci-dessus en tout temps. Si vous désactivez la mesure d’audience, ou si vous ne renouvelez pas votre choix après ces {consentMonths} mois, les témoins du service sont supprimés.',
      ],
    },
    noAnalytics: {
      heading: 'Mesure d’audience',
      paragraphs: [
        'Nous n’utilisons aucun service de mesure d’audience et ne déposons donc aucun témoin à cette fin.',
      ],
    },
    control: {
      heading: 'Les paramètres de votre navigateur',
      paragraphs: [
        'Vous pouvez consulter, bloquer ou supprimer toutes ces données dans les paramètres de votre navigateur pour ce site. Leur suppression ferme votre session et efface les brouillons non enregistrés. La <privacy>Politique de confidentialité</privacy> précise qui traite des données pour nous et quels sont vos droits.',
      ],
    },
  },
};

export const imprint: Translation<typeof enUS.imprint, 'fr-CA'> = {
  title: 'Mentions légales',
  description: 'Qui est responsable de {productName} et comment nous joindre.',
  lead: 'Renseignements sur l’exploitant de {productName}, exigés par l’article 5 de la loi allemande sur les services numériques ({law}, DDG). {germanNames}',
  sections: {
    provider: { heading: 'Fournisseur' },
    contact: {
      heading: 'Coordonnées',
      email: 'Courriel : <mail>{supportEmail}</mail>',
      phone: 'Téléphone : <phone>{operatorPhone}</phone>',
      form: 'Formulaire : <contact>Joindre l’assistance</contact>',
    },
    vat: {
      heading: 'Numéro d’identification à la TVA',
      paragraphs: ['{operatorVatId} (article 27a de la loi allemande sur la TVA)'],
    },
    content: {
      heading: 'Responsable du contenu',
      paragraphs: [
        '{operatorName}, à l’adresse ci-dessus, est responsable de toutes les pages de {publicHost}. Le contenu des factures relève des personnes qui les créent. Si vous trouvez une facture illégale, avisez-nous et nous l’examinerons immédiatement.',
      ],
    },
    disputes: {
      heading: 'Litiges de consommation',
      paragraphs: [
        'Nous ne participons à aucune procédure de règlement des litiges devant un organisme de conciliation pour la consommation et ne sommes pas tenus de le faire (article 36 de la loi allemande sur le règlement des litiges de consommation, VSBG).',
      ],
    },
  },
};

export const legal: Translation<typeof enUS.legal, 'fr-CA'> = {
  contents: 'Sur cette page',
  changed: 'Dernière modification : <time>{day}</time>',
  cellOf: '{heading} :',
  translation:
    'Cette page est une traduction du texte anglais. En cas de divergence entre les deux textes, le texte anglais prévaut. <english>Lire le texte anglais</english>',
};

export const privacyPolicy: Translation<typeof enUS.privacyPolicy, 'fr-CA'> = {
  title: 'Politique de confidentialité',
  description:
    'Ce que {productName} conserve à votre sujet, pourquoi et pendant combien de temps, qui nous aide, et comment récupérer ou faire supprimer toutes vos données.',
  lead: '{productName} conserve ce que vous saisissez pour que vos factures soient là quand vous en avez besoin. Pour le reste, nous conservons le moins de données possible. Nous ne vendons pas de données et n’établissons le profil de personne. Vous pouvez tout exporter ou tout supprimer vous-même.',
  sections: {
    controller: {
      heading: 'Qui est responsable',
      paragraphs: [
        'Le responsable du traitement au sens du Règlement général sur la protection des données (RGPD) est {operatorName}, {operatorAddress}, <mail>{supportEmail}</mail>. Nous n’avons pas de délégué à la protection des données. Pour toute question sur vos données, écrivez-nous à cette adresse.',
        'Pour les données que vous saisissez au sujet de vos propres clients, vous êtes le responsable du traitement et {productName} agit comme votre sous-traitant (article 28 du RGPD), selon les <dataProcessing>Conditions d’utilisation</dataProcessing>.',
      ],
    },
    what: {
      heading: 'Ce que nous conservons, pourquoi et pendant combien de temps',
      paragraphs: [
        'Aucune loi ne vous oblige à nous fournir ces données. Toutefois, il vous faut un compte pour enregistrer une facture, et une adresse courriel pour avoir un compte. Les bases juridiques indiquées ci-dessous sont celles de l’article 6 du RGPD.',
      ],
      after: [
        'Si vous créez une facture récurrente, nous conservons son contenu, sa fréquence et ce qui s’est passé à chaque date prévue, jusqu’à la suppression de votre compte. Plus aucune facture n’est créée une fois la facture récurrente terminée ou le compte fermé.',
        'Si vous activez le calendrier des échéances, nous conservons son adresse secrète et la date de création de cette adresse. Nous les conservons jusqu’à ce que vous remplaciez l’adresse, désactiviez le calendrier ou supprimiez votre compte. Nous ne consignons pas qui consulte le calendrier.',
      ],
    },
    guests: {
      heading: 'Si vous utilisez le produit sans compte',
      paragraphs: [
        'Votre brouillon, son logo et vos paramètres restent dans votre navigateur. Rien de tout cela ne nous parvient avant votre connexion. Vos paramètres sont alors envoyés automatiquement à votre compte. Le brouillon est envoyé quand vous l’enregistrez. Si vous effacez les données du site, le tout disparaît de votre navigateur. La <cookies>Politique relative aux témoins</cookies> énumère les autres données que conserve votre navigateur.',
      ],
    },
    recipients: {
      heading: 'Si vous avez reçu une facture',
      paragraphs: [
        'L’entreprise qui a envoyé la facture a saisi votre nom, votre adresse et le montant que vous devez. Elle est responsable de ces données. Veuillez vous adresser d’abord à cette entreprise. Vous n’avez besoin ni d’un compte ni de témoins pour lire ou payer la facture.',
        'Si la facture a un bouton PayPal ou Stripe, nous tenons un décompte pour son expéditeur. Nous comptons combien de fois la page qui contient le bouton a été vue et combien de fois le bouton a été utilisé. Nous notons aussi quand chacun de ces événements s’est produit pour la première et la dernière fois. Nous ne conservons rien sur vous avec ce décompte : ni adresse IP, ni navigateur, ni identifiant. Nous comptons au plus 60 vues ou clics par minute provenant d’un même réseau. Les autres sont ignorés. Les paiements eux-mêmes se font chez PayPal, chez Stripe ou à votre banque, selon leurs propres règles.',
        'Si vous pouvez payer par carte, le paiement se fait chez Stripe et va directement dans le compte Stripe de l’expéditeur. Votre numéro de carte ne nous parvient jamais, et l’argent ne passe pas par nous. Nous notons pour l’expéditeur qu’un paiement a été commencé. Nous conservons son montant, les numéros que Stripe lui attribue et son état : payé, en cours, échoué, remboursé ou contesté.',
        'Si vous avez reçu une facture, un rappel ou un reçu par courriel au moyen de {productName}, nous conservons votre adresse courriel pour l’expéditeur et notons si le courriel a été remis. Nous conservons aussi les dates de la première et de la dernière ouverture de son lien. Une ouverture compte si la page a été visible pendant deux secondes. Les ouvertures par l’expéditeur ou par des programmes automatisés ne comptent pas. Nous n’y associons ni adresse IP ni navigateur, et le courriel ne contient aucun pixel espion. Ces données sont supprimées avec la facture, et la page vous avise que l’expéditeur peut les voir. Si nous ne pouvons pas traiter immédiatement un avis de remise, nous le conservons {deadLetterDays} jours au plus.',
        'Chacun de ces courriels contient un lien « Je ne connais pas cet expéditeur ». Ce lien mène à un bouton qui met fin aux courriels que cet expéditeur vous envoie. Pour cela, nous conservons une empreinte de votre adresse dans le compte de l’expéditeur et le moment où vous avez appuyé sur le bouton. Si trop de destinataires appuient sur ce bouton, ou si trop de courriels ne peuvent pas être remis, nous suspendons tous les courriels de l’expéditeur jusqu’à ce que nous ayons examiné le compte.',
        'Si vous acceptez ou refusez une soumission, nous conservons pour son expéditeur votre réponse, sa date et la version que vous avez vue. Nous conservons aussi le nom que vous avez saisi ou le motif que vous avez donné, et votre signature si vous en avez tracé une. Nous avertissons l’expéditeur par courriel. Ces données sont supprimées avec la soumission.',
        'Une facture est considérée comme émise dès sa première ouverture : son expéditeur ne peut alors plus la corriger sans laisser de trace. Sur la page de vérification des factures, votre PDF reste dans votre navigateur. Seule son empreinte nous est envoyée, et nous ne conservons pas cette demande de vérification.',
      ],
    },
    processors: {
      heading: 'Qui nous aide',
      paragraphs: [
        'Ces entreprises nous aident à faire fonctionner le produit. Chacune ne reçoit que les données nécessaires à sa tâche. Nous avons conclu un contrat conforme à l’article 28 du RGPD avec celles qui traitent des données pour notre compte.',
      ],
      noAnalytics: 'Nous n’utilisons aucun service de mesure d’audience.',
      transfers:
        'Certaines de ces entreprises se trouvent aux États-Unis ou y ont une société mère. Si l’entreprise est certifiée, les transferts reposent sur la décision d’adéquation de la Commission européenne relative au cadre de protection des données UE–États-Unis. Sinon, ils reposent sur les clauses contractuelles types de la Commission. Les transferts vers le Royaume-Uni et le Canada reposent sur les décisions d’adéquation qui concernent ces pays.',
      ownAddress:
        'Les polices, les scripts et les images sont chargés à partir de notre propre adresse : personne d’autre n’apprend que vous avez ouvert une page.',
      butAnalytics:
        'La mesure d’audience est la seule exception, et seulement après votre accord dans le bandeau ou dans les <cookieSettings>Paramètres des témoins</cookieSettings>.',
    },
    security: {
      heading: 'Comment nous protégeons vos données',
      paragraphs: [
        'Tout le trafic est chiffré. Les mots de passe ne sont conservés que sous forme d’empreintes scrypt. Les sessions, les codes et les liens ne sont conservés que sous forme d’empreintes de jetons aléatoires. Toute requête à la base de données qui porte sur vos données se limite à celles de votre compte. Le journal consigne le type, le résultat et la durée de chaque requête, mais aucune adresse, aucun nom ni aucune facture.',
        'Le lien vers une facture doit rester secret : quiconque le possède peut lire cette facture et la payer. Envoyez-le à votre client et à personne d’autre. Les factures archivées gardent leur lien, qui cesse de fonctionner quand votre compte est fermé. Il en va de même de l’adresse de votre calendrier des échéances : quiconque la possède voit ce qui vous est dû, avec les numéros de facture, les clients et les montants. Vous pouvez la remplacer ou la désactiver dans les Paramètres.',
      ],
    },
    rights: {
      heading: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander quelles données nous conservons à votre sujet, les faire rectifier ou supprimer, en faire limiter l’utilisation et les recevoir dans un format lisible par machine. Vous pouvez aussi vous opposer aux utilisations fondées sur nos intérêts légitimes et retirer votre consentement en tout temps pour l’avenir (articles 7 et 15 à 21 du RGPD). Les personnes qui résident au Royaume-Uni, en Californie, au Canada ou en Australie ont des droits identiques ou semblables selon leurs propres lois, et nous traitons toutes les demandes de la même façon. Nous ne vendons aucun renseignement personnel et n’en partageons aucun à des fins publicitaires.',
        'Vous pouvez faire l’essentiel sans passer par nous : dans les <settings>Paramètres</settings>, vous pouvez exporter tout le contenu de votre compte et supprimer le compte. Pour tout le reste, écrivez à <mail>{supportEmail}</mail>. Nous répondrons dans un délai d’un mois au plus.',
        'Vous pouvez aussi porter plainte auprès d’une autorité de contrôle. La nôtre est la commissaire de Berlin à la protection des données et à la liberté d’information ({authority}), {authorityAddress}, Allemagne.',
      ],
    },
    deletion: {
      heading: 'Ce qui se passe quand vous supprimez votre compte',
      paragraphs: [
        'Vous perdez immédiatement l’accès à votre compte, et tous les liens publics vers vos factures cessent de fonctionner. Tout est supprimé de la base de données {closedDays} jours plus tard : votre compte, vos paramètres, vos clients, vos produits, vos factures, vos images et vos données d’utilisation. Si vous avez supprimé votre compte par erreur, écrivez-nous pendant ces {closedDays} jours.',
        'Nous sauvegardons la base de données pour qu’aucune facture ne soit perdue en cas de panne. Les copies de sauvegarde sont chiffrées, ne servent à rien d’autre et sont conservées 30 jours au plus. Une copie des données supprimées peut donc y subsister jusqu’à 30 jours de plus. Si nous devons restaurer une sauvegarde, les comptes supprimés après sa création sont supprimés de nouveau.',
        'Nous supprimons aussi la fiche de client que Stripe tient pour nous. Stripe et Apple conservent leurs propres données sur vos paiements, comme les reçus, les montants et une partie du numéro de votre carte. Ils les conservent aussi longtemps que les lois sur les paiements et les impôts l’exigent, selon leurs propres politiques de confidentialité.',
        'Nous ne gardons que ce que la loi fiscale nous oblige à garder sur les paiements : le numéro qui désigne un achat chez Stripe ou Apple, sans votre nom. Nous le gardons pendant {taxYears} ans à compter de la fin de l’année où votre compte est fermé (article 147 du code fiscal allemand). Les factures que vous avez envoyées appartiennent à leurs destinataires, qui en gardent une copie.',
      ],
    },
    children: {
      heading: 'Enfants',
      paragraphs: [
        '{productName} est conçu pour les entreprises. Il faut avoir au moins 13 ans pour avoir un compte. Nous supprimons les comptes d’enfants plus jeunes dès que nous en apprenons l’existence.',
      ],
    },
    automated: {
      heading: 'Aucune décision automatisée',
      paragraphs: [
        'Nous ne prenons à votre sujet aucune décision automatisée ayant un effet juridique. Les limites, comme celle des tentatives de connexion, suivent des règles identiques pour tout le monde.',
      ],
    },
    changes: {
      heading: 'Modifications de cette politique',
      paragraphs: [
        'Si nous changeons ce que le produit conserve, nous mettrons à jour cette page et la date qui figure en haut. Si ce changement touche un choix que vous avez fait, nous vous reposerons la question. La version en vigueur se trouve toujours à {address}.',
      ],
    },
  },
};

const contract = 'Contrat, art. 6(1)b)';
const interest = 'Intérêt légitime, art. 6(1)f)';
const afterAccount = '{closedDays} jours après la fermeture de votre compte';

export const storedData: Translation<typeof enUS.storedData, 'fr-CA'> = {
  stored: {
    caption: 'Ce que nous conservons',
    heads: ['Quoi', 'Pourquoi', 'Base juridique', 'Combien de temps'],
    rows: {
      account: [
        'Compte : votre adresse courriel et sa confirmation, une empreinte de votre mot de passe, les identifiants que Google ou Apple vous attribuent, le jeton qui sert à révoquer notre accès auprès d’Apple quand vous supprimez le compte, votre fuseau horaire et la date de votre inscription',
        'Pour que vous, et vous seulement, puissiez vous connecter, et pour dater les factures selon votre heure locale',
        contract,
        '{closedDays} jours après la suppression ou la résiliation de votre compte',
      ],
      settings: [
        'Paramètres de l’entreprise : nom, adresses, numéro de taxe, coordonnées bancaires et coordonnées de paiement, logo, signature et numérotation',
        'Pour les inscrire sur vos factures',
        contract,
        afterAccount,
      ],
      invoices: [
        'Factures, clients et produits, tels que vous les avez saisis',
        'Pour afficher, imprimer, partager et exporter ces données pour vous',
        contract,
        'Jusqu’à ce que vous les supprimiez. Les factures sont conservées {closedDays} jours après la fermeture de votre compte.',
      ],
      life: [
        'Historique des factures : les événements de chaque facture et leur date, le contenu de chaque version émise, notre attestation signée de cette version, le code imprimé sur la facture et les empreintes des PDF que nous avons fournis',
        'Pour vous montrer l’historique et permettre à quiconque détient une facture de vérifier si elle est authentique',
        contract,
        afterAccount,
      ],
      emails: [
        'Courriels à vos clients : leurs adresses, l’objet et le message, l’état de chaque courriel ainsi que la date de la première et de la dernière ouverture de son lien. Réglages de ces courriels : vos propres textes, le choix de ceux qui partent automatiquement, vos plans de rappels et les rappels ignorés ou en attente.',
        'Pour n’envoyer chaque courriel qu’une fois, vous montrer son état et arrêter les courriels non désirés',
        contract,
        afterAccount,
      ],
      browsers: [
        'Navigateurs connectés : ce que chacun indique sur lui-même et son système (son User-Agent, jusqu’à 300 caractères), la date de sa connexion et celle de sa dernière utilisation',
        'Pour maintenir votre session ouverte et vous montrer la liste de ces navigateurs dans les Paramètres',
        contract,
        'Jusqu’à votre déconnexion. Sans déconnexion : au plus {sessionDays} jours après la dernière utilisation, ou {shortSessionHours} heures si vous n’avez pas coché « Se souvenir de moi ». Une heure peut s’y ajouter.',
      ],
      codes: [
        'Codes et liens que nous vous avons envoyés par courriel, sous forme d’empreintes',
        'Pour vous connecter, confirmer votre adresse ou définir un nouveau mot de passe',
        contract,
        'Au plus {storedCodeMinutes} minutes pour les codes, {storedResetHours} heures pour les liens de réinitialisation, {confirmationDays} jours et une heure pour les liens de confirmation',
      ],
      tries: [
        'Nombre de tentatives de connexion, de demandes de code et de messages à notre équipe, associé à une empreinte de l’adresse et du réseau',
        'Pour empêcher que quelqu’un devine des mots de passe ou nous submerge de demandes',
        interest,
        '{attemptHours} heures au plus',
      ],
      plan: [
        'Forfait : son nom, ses dates de début et de fin, l’endroit où vous l’avez acheté, et le numéro de client de Stripe ou le numéro de transaction d’Apple',
        'Pour vous fournir ce que vous avez payé',
        contract,
        '{closedDays} jours après la fermeture de votre compte. Seuls les numéros sont conservés plus longtemps, soit {taxYears} ans, comme l’exige la loi fiscale.',
      ],
      payments: [
        'Preuve des paiements : les numéros de référence de Stripe ou d’Apple, sans nom',
        'Pour retrouver ces paiements dans notre comptabilité',
        'Obligation légale, art. 6(1)c)',
        '{taxYears} ans à compter de la fin de l’année où votre compte est fermé',
      ],
      buttons: [
        'Décompte des boutons de paiement d’une facture : combien de fois ils ont été affichés et utilisés, avec les dates de la première et de la dernière fois',
        'Pour montrer à l’expéditeur que la facture a été ouverte',
        interest,
        'Aussi longtemps que nous conservons la facture',
      ],
      backups: [
        'Copies de sauvegarde de tout ce qui précède, chiffrées',
        'Pour restaurer la base de données après une panne',
        interest,
        '30 jours au plus après la création de chaque copie',
      ],
      support: [
        'Messages à l’assistance',
        'Pour répondre à ces messages',
        'Contrat, art. 6(1)b), ou intérêt légitime, art. 6(1)f)',
        'Dans notre boîte de courriel, trois ans au plus',
      ],
      analytics: [
        'Événements de mesure d’audience, si celle-ci est proposée et que vous l’avez acceptée',
        'Pour savoir quelles parties du produit sont utilisées',
        'Consentement, art. 6(1)a)',
        'Auprès du service de mesure d’audience, aussi longtemps que le prévoient ses propres conditions. Rien ne s’y ajoute après le retrait de votre consentement.',
      ],
    },
  },
  processors: {
    caption: 'Qui nous aide',
    heads: ['Qui', 'Rôle', 'Données reçues'],
    rows: {
      cloudflare: [
        '{company}, États-Unis',
        'Fait fonctionner le produit sur son réseau, le protège et envoie nos courriels',
        'Toutes les requêtes et les réponses en transit, les adresses IP et les courriels que nous vous envoyons',
      ],
      turso: [
        '{company}, États-Unis',
        'Héberge la base de données',
        'Tout ce qui est conservé dans votre compte',
      ],
      stripe: [
        '{company}, Irlande',
        'Encaisse les paiements des forfaits achetés sur le Web',
        'Votre adresse courriel et votre forfait, ainsi que les données de carte et de facturation que vous saisissez chez Stripe. Ces données de carte et de facturation ne nous parviennent jamais.',
      ],
      apple: [
        '{company}, États-Unis',
        'Vend les forfaits dans l’App Store et vous permet de vous connecter avec Apple',
        'Le fait que vous faites un achat dans l’App Store ou que vous vous connectez avec Apple. Lors d’un achat, Apple reçoit aussi votre numéro de compte chez nous.',
      ],
      google: [
        '{company}, Irlande',
        'Vous permet de vous connecter avec Google',
        'Le fait que vous vous connectez à ce produit, seulement quand vous appuyez sur le bouton de Google',
      ],
      breaches: [
        '{company}, Australie',
        'Vérifie si un nouveau mot de passe figure dans une fuite de données',
        'Cinq caractères de l’empreinte du mot de passe, communs à des centaines de mots de passe, et rien sur vous',
      ],
    },
    analytics: [
      'Mesure l’utilisation de chaque partie du produit, seulement avec votre consentement',
      'Ce qui a été fait (par exemple « connexion » ou « facture enregistrée ») et sur quelle page, sans identifiant, nom ni contenu, ainsi que votre adresse IP, comme pour toute requête',
    ],
  },
};

export const termsOfService: Translation<typeof enUS.termsOfService, 'fr-CA'> = {
  title: 'Conditions d’utilisation',
  description:
    'Les conditions d’utilisation de {productName} : forfaits et prix, ce que vous pouvez attendre de nous et ce que nous attendons de vous.',
  lead: '{productName} vous permet de créer, de conserver et de partager des factures. Ce que vous y écrivez vous appartient et relève de votre responsabilité. La nôtre est de veiller à ce que vos factures restent accessibles et confidentielles et que leurs totaux soient exacts.',
  prices: {
    caption: 'Prix {inCountry}',
    heads: ['Forfait', 'Quota', 'Par mois', 'Par année'],
    free: 'Gratuit',
  },
  sections: {
    parties: {
      heading: 'À qui s’appliquent ces conditions',
      paragraphs: [
        'Ces conditions constituent une entente entre vous et {operatorName}, {operatorAddress} (« nous »). Elles s’appliquent dès que vous créez un compte. Vous pouvez aussi préparer des brouillons de factures et en voir l’aperçu sans compte. Dans ce cas, ces conditions s’appliquent dans la mesure où elles sont pertinentes. Vos propres conditions ne s’appliquent pas.',
      ],
    },
    account: {
      heading: 'Votre compte',
      items: [
        'Vous devez avoir au moins 13 ans et, pour acheter un forfait, avoir la capacité de conclure un contrat.',
        'L’adresse courriel de votre compte doit être la vôtre : quiconque peut lire les courriels qui y arrivent peut accéder à votre compte.',
        'Gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre accède à votre compte. Dans les Paramètres, vous pouvez voir quels appareils sont connectés et les déconnecter.',
        'Tout ce qui est fait dans votre compte est réputé avoir été fait par vous, sauf si vous n’avez commis aucune faute.',
      ],
    },
    plans: {
      heading: 'Forfaits et prix',
      paragraphs: [
        'Le forfait Gratuit comprend 3 factures au total et ne coûte rien. Les forfaits payants ont un quota mensuel, qui se renouvelle le jour du mois où le forfait a commencé (par exemple, le 15). Un forfait annuel coûte 20 % de moins que douze mois au prix mensuel. Voici les prix {inCountry}, en {currency} :',
      ],
      items: [
        'Une facture compte quand vous l’enregistrez pour la première fois. La modifier ne réduit pas davantage votre quota, et l’archiver ne le rétablit pas. Ce qui reste du quota à la fin du mois n’est pas reporté.',
        'Les prix comprennent toutes les taxes. Vous payez le prix affiché.',
        'Vous payez les forfaits d’avance par l’intermédiaire de Stripe, ou d’Apple si vous achetez dans l’App Store. Dans l’App Store, les prix et les conditions d’Apple s’appliquent. Les forfaits se renouvellent automatiquement pour un autre mois ou une autre année jusqu’à ce que vous les annuliez.',
        'Vous pouvez annuler en tout temps : sous « Gérer l’abonnement » si vous avez acheté votre forfait sur le Web, ou dans votre compte Apple si vous l’avez acheté dans l’App Store. Vous gardez votre forfait jusqu’à la fin de la période payée, puis vous passez au forfait Gratuit.',
        'Si le paiement d’un renouvellement échoue, vous gardez le forfait {graceDays} jours pour pouvoir régler le problème.',
        'Nous pouvons modifier les prix moyennant un préavis de 30 jours par courriel. Le nouveau prix s’applique au plus tôt au premier renouvellement qui suit ces 30 jours, et vous pouvez annuler avant.',
        'Si vous êtes une consommatrice ou un consommateur de l’Union européenne ou du Royaume-Uni, vous pouvez renoncer à un forfait dans les 14 jours suivant l’achat. Il suffit d’envoyer un message à {supportEmail}, sans donner de motif. Nous remboursons ce que vous avez payé. Si vous nous avez demandé de commencer immédiatement, nous en déduisons une part pour les jours utilisés.',
      ],
    },
    invoices: {
      heading: 'Vos factures',
      paragraphs: [
        'Vous êtes responsable du contenu de vos factures : le travail doit avoir été fait, le client doit être le bon, et le numéro, le taux de taxe et les autres renseignements doivent répondre aux exigences de la loi de votre pays. {productName} additionne ce que vous saisissez et propose le taux standard de votre pays. Il ne donne aucun conseil fiscal ni juridique.',
        'Tout ce que vous saisissez reste à vous. Vous nous permettez de le conserver, de le traiter et de l’afficher dans la mesure où le produit l’exige, et pas davantage. Il vous revient de conserver vos factures aussi longtemps que la loi l’exige. Vous pouvez toutes les exporter en tout temps dans les <settings>Paramètres</settings>, en PDF et sous forme de données.',
        'Une fois une facture émise, son numéro et sa devise ne changent plus et chaque version est conservée. Le code imprimé sur la facture et notre attestation signée montrent ce qu’elle contenait et qu’elle vient de votre compte. Ils ne montrent pas qui vous êtes et ne constituent pas une signature électronique au sens d’une loi.',
      ],
    },
    payments: {
      heading: 'Paiements de vos clients',
      paragraphs: [
        'Vos clients vous paient par les moyens que vous indiquez sur la facture : par virement bancaire, par votre lien PayPal.Me ou Stripe, par chèque, ou par carte dans votre propre compte Stripe une fois que vous l’avez connecté. Nous ne sommes pas partie à ces paiements, ne détenons jamais l’argent et ne percevons aucuns frais. C’est vous qui marquez une facture comme payée, ou nous le faisons d’après ce que Stripe nous communique au sujet d’un paiement par carte. Les remboursements et les contestations se règlent entre vous, votre client et Stripe.',
        'Les courriels à vos clients partent de notre adresse, au nom de votre entreprise. N’écrivez qu’aux personnes qui s’attendent à recevoir vos courriels. Les rappels partent automatiquement, selon le calendrier que vous choisissez, et sont considérés comme des courriels que vous envoyez vous-même. Chaque forfait limite le nombre de destinataires par jour. Une personne qui indique ne pas vous connaître ne reçoit plus aucun courriel de vous. Si trop de personnes l’indiquent, ou si trop de courriels ne peuvent pas être remis, nous suspendons vos courriels jusqu’à ce que nous ayons examiné votre compte.',
      ],
    },
    fairUse: {
      heading: 'Ce qui n’est pas permis',
      paragraphs: ['Il est interdit d’utiliser {productName} aux fins suivantes :'],
      items: [
        'Établir des factures trompeuses, pour un travail que personne n’a commandé ou au nom d’une autre personne.',
        'Diffuser des liens de paiement qui dirigent des gens vers des pages frauduleuses ou nuisibles.',
        'Exercer toute activité contraire à la loi ou qui porte atteinte aux droits d’autrui.',
        'Contourner les limites, accéder aux données d’autrui ou employer des programmes automatisés qui sollicitent le service plus que ne le ferait une personne.',
      ],
      after: [
        'Vous avez trouvé une faille de sécurité? Signalez-la-nous à <mail>{supportEmail}</mail> avant d’en parler à d’autres, et nous vous en remercierons.',
      ],
    },
    availability: {
      heading: 'Disponibilité et assistance',
      paragraphs: [
        'Nous visons une disponibilité de 99,9 %, hors entretien annoncé. C’est un objectif, et non une garantie. L’assistance répond par courriel, en général dans les 24 heures. Écrivez-nous par la page <contact>Joindre l’assistance</contact>.',
      ],
    },
    ending: {
      heading: 'Fin du contrat',
      paragraphs: [
        'Vous pouvez supprimer votre compte dans les <settings>Paramètres</settings> en tout temps, sans préavis et sans motif. Un forfait encore en cours prend fin en même temps. Ce que vous avez payé pour le reste de sa durée n’est pas remboursé, sauf si la loi vous donne droit à un remboursement. Si vous avez acheté votre forfait dans l’App Store, vous devez l’annuler auprès d’Apple. Nous ne pouvons pas le faire à votre place.',
        'Nous pouvons mettre fin au contrat moyennant un préavis de 30 jours, ou immédiatement pour un motif sérieux, comme des factures frauduleuses. Si nous y mettons fin sans faute de votre part, nous vous remboursons ce que vous avez payé pour la période qui suit la fin du contrat.',
        'À la fermeture de votre compte, vous n’y avez plus accès, et vos liens publics cessent de fonctionner. Vos données sont supprimées {closedDays} jours après la suppression ou la résiliation, comme l’explique la <deletion>Politique de confidentialité</deletion>. Exportez-les pendant que vous avez encore accès à votre compte.',
      ],
    },
    dataProcessing: {
      heading: 'Données de vos clients',
      paragraphs: [
        'Les noms et adresses de vos clients sont des données personnelles dont vous êtes responsable. Nous les traitons en votre nom, à titre de sous-traitant (article 28 du RGPD), afin de conserver, d’imprimer, d’afficher et d’exporter des factures. Nous le faisons tant que vous avez un compte et pendant {closedDays} jours de plus. Nous prenons les engagements suivants :',
      ],
      items: [
        'Nous ne traitons ces données que selon vos instructions, que vous donnez en utilisant le produit.',
        'Nous soumettons à une obligation de confidentialité toutes les personnes qui pourraient voir ces données.',
        'Nous protégeons ces données comme le décrit la <security>Politique de confidentialité</security> (article 32 du RGPD).',
        'Nous recourons aux autres sous-traitants <processors>énumérés dans notre liste</processors>. Nous vous avisons de l’ajout de tout sous-traitant 30 jours à l’avance, pour que vous puissiez vous y opposer en mettant fin au contrat.',
        'Nous vous aidons à répondre aux demandes de vos clients et vous signalons immédiatement toute atteinte à la sécurité des données.',
        'Nous supprimons ces données à la fin du contrat, une fois que vous avez pu les exporter.',
        'Sur demande, nous vous fournissons la preuve que nous respectons ces engagements.',
      ],
    },
    liability: {
      heading: 'Responsabilité',
      paragraphs: [
        'Notre responsabilité est illimitée en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, à l’intégrité physique ou à la santé. Elle l’est aussi pour ce que nous avons garanti et en vertu de la loi allemande sur la responsabilité du fait des produits.',
        'En cas de faute légère, nous ne sommes responsables que du manquement à une obligation essentielle du contrat, c’est-à-dire une obligation sur l’exécution de laquelle vous êtes en droit de compter. Notre responsabilité se limite alors au préjudice prévisible et habituel pour ce genre de contrat. En cas de perte de données, ce préjudice correspond à ce qu’il aurait coûté de les restaurer à partir d’une copie, si vous les aviez exportées aussi souvent que votre activité l’exige. Toute autre responsabilité est exclue.',
      ],
    },
    changes: {
      heading: 'Modifications de ces conditions',
      paragraphs: [
        'Nous pouvons modifier ces conditions si {productName} ou la loi change. Vous recevrez les nouvelles conditions par courriel 30 jours avant leur entrée en vigueur, et vous pouvez vous y opposer jusque-là. Dans ce cas, le contrat se poursuit aux anciennes conditions, mais l’une ou l’autre des parties peut y mettre fin. Les changements de prix suivent la règle sur les prix énoncée plus haut. Tout autre changement à ce que vous payez et tout changement à l’essentiel de ce que vous recevez exigent votre consentement.',
      ],
    },
    law: {
      heading: 'Droit applicable et litiges',
      paragraphs: [
        'Le droit allemand s’applique, à l’exclusion de la Convention des Nations Unies sur les contrats de vente internationale de marchandises. Si vous êtes une consommatrice ou un consommateur, vous conservez la protection des règles impératives de votre propre pays. Les litiges entre commerçants relèvent des tribunaux de Berlin.',
        'Nous ne participons à aucune procédure de règlement des litiges devant un organisme de conciliation pour la consommation et ne sommes pas tenus de le faire. Si l’une de ces conditions n’est pas valide, les autres demeurent en vigueur.',
      ],
    },
  },
};
