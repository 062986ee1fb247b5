import type { Translation } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const browserStorage: Translation<typeof enUS.browserStorage, 'fr-CA'> = {
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

export const contact: Translation<typeof enUS.contact, 'fr-CA'> = {
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

export const cookiePolicy: Translation<typeof enUS.cookiePolicy, 'fr-CA'> = {
  title: 'Politique relative aux témoins',
  description:
    'Chaque témoin et toute autre chose que {productName} garde dans votre navigateur, avec son but et sa durée.',
  lead: 'Tout ce que {productName} garde dans votre navigateur, par son nom. Rien de cela ne vous suit sur d’autres sites, et rien au-delà du nécessaire n’est déposé avant votre accord.',
  heads: ['Nom', 'Pour quoi', 'Jusqu’à quand'],
  sections: {
    cookieSettings: { heading: 'Paramètres des témoins' },
    cookies: {
      heading: 'Témoins',
      paragraphs: [
        'Tous sont les nôtres, ne contiennent rien de ce que vous écrivez et sont nécessaires à ce que vous avez demandé. Ils n’exigent aucun consentement.',
      ],
    },
    storage: {
      heading: 'Autre stockage',
      paragraphs: [
        'Les choses plus volumineuses se trouvent dans l’espace que votre navigateur réserve à chaque site. Elles restent sur votre appareil, à moins que le tableau ne dise qu’elles sont envoyées.',
      ],
    },
    analytics: {
      heading: 'Mesure d’audience',
      paragraphs: [
        'Avec votre consentement, nous utilisons {analyticsProvider}. Son script n’est pas demandé avant, et votre navigateur a pour consigne de le refuser. Il dépose ensuite ses propres témoins (leurs noms commencent par _ga ou semblable), grâce auxquels il reconnaît un navigateur, pendant 12 mois au plus.',
        'Il apprend ce qui a été fait, par exemple une connexion, l’ouverture de la page des prix ou l’enregistrement d’une facture, et le genre de page, sans le numéro d’une facture ni d’un client. Votre choix vaut pour {consentMonths} mois. Vous pouvez le changer ci-dessus en tout temps; quand la mesure est désactivée, ou que le choix n’est pas renouvelé après ces {consentMonths} mois, ses témoins sont retirés.',
      ],
    },
    noAnalytics: {
      heading: 'Mesure d’audience',
      paragraphs: [
        'Aucun service de mesure d’audience n’est utilisé, donc aucun témoin d’un tel service n’est déposé.',
      ],
    },
    control: {
      heading: 'Entre vos mains',
      paragraphs: [
        'Votre navigateur montre, bloque et supprime tout cela dans ses paramètres pour le site. La suppression vous déconnecte et emporte les brouillons qui n’étaient pas enregistrés. La <privacy>Politique de confidentialité</privacy> dit qui traite des données pour nous et quels sont vos droits.',
      ],
    },
  },
};

export const imprint: Translation<typeof enUS.imprint, 'fr-CA'> = {
  title: 'Mentions légales',
  description: 'Qui est responsable de {productName}, et comment nous joindre.',
  lead: 'Qui est derrière {productName}, comme le demande l’article 5 de la loi allemande sur les services numériques ({law}, DDG). {germanNames}',
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
      paragraphs: ['{operatorVatId} (article 27 a de la loi allemande sur la TVA)'],
    },
    content: {
      heading: 'Responsable du contenu',
      paragraphs: [
        '{operatorName}, à l’adresse ci-dessus, pour toutes les pages de {publicHost}. Les factures sont le contenu des personnes qui les ont faites; signalez-nous une facture contraire à la loi, et nous l’examinerons immédiatement.',
      ],
    },
    disputes: {
      heading: 'Litiges de consommation',
      paragraphs: [
        'Nous ne participons pas à un règlement des litiges devant un organisme de conciliation pour la consommation et n’y sommes pas obligés (article 36 de la loi allemande sur le règlement des litiges de consommation, VSBG).',
      ],
    },
  },
};

export const legal: Translation<typeof enUS.legal, 'fr-CA'> = {
  contents: 'Sur cette page',
  changed: 'Dernière modification : <time>{day}</time>',
  cellOf: '{heading} :',
  translation:
    'Cette page est une traduction. Sa source est le texte anglais et, si les deux textes diffèrent, c’est le texte anglais qui prévaut. <english>Lire le texte anglais</english>',
};

export const privacyPolicy: Translation<typeof enUS.privacyPolicy, 'fr-CA'> = {
  title: 'Politique de confidentialité',
  description:
    'Ce que {productName} conserve à votre sujet, pourquoi, pendant combien de temps, qui nous y aide, et comment tout récupérer ou faire supprimer.',
  lead: '{productName} conserve ce que vous saisissez pour que vos factures soient là quand vous en avez besoin, et le moins possible en dehors de cela. Rien n’est vendu, personne n’est profilé, et vous pouvez tout emporter ou tout supprimer vous-même.',
  sections: {
    controller: {
      heading: 'Qui est responsable',
      paragraphs: [
        'Le responsable du traitement au sens du Règlement général sur la protection des données (RGPD) est {operatorName}, {operatorAddress}, <mail>{supportEmail}</mail>. Il n’y a pas de délégué à la protection des données; les questions sur vos données reçoivent une réponse à cette adresse.',
        'Pour ce que vous saisissez au sujet de vos propres clients, vous êtes le responsable du traitement et {productName} agit pour vous comme sous-traitant (article 28 du RGPD), selon les <dataProcessing>Conditions d’utilisation</dataProcessing>.',
      ],
    },
    what: {
      heading: 'Ce qui est conservé, pourquoi et pendant combien de temps',
      paragraphs: [
        'Aucune loi ne vous oblige à nous fournir ces renseignements, mais sans adresse courriel, il n’y a pas de compte où enregistrer une facture. Les bases juridiques sont celles de l’article 6 du RGPD.',
      ],
      after: [
        'Si vous créez une facture récurrente, nous conservons ce qu’elle dit, sa fréquence et ce qu’il est advenu de chacune de ses dates jusqu’à la suppression de votre compte. Elle ne crée plus de facture une fois terminée ou le compte fermé.',
        'Si vous activez le calendrier des échéances, nous conservons son adresse secrète et le moment de sa création jusqu’à ce que vous la remplaciez, que vous désactiviez le calendrier ou que vous supprimiez votre compte. Nous ne conservons pas qui le lit.',
      ],
    },
    guests: {
      heading: 'Si vous utilisez le produit sans compte',
      paragraphs: [
        'Un brouillon, son logo et vos paramètres restent dans votre navigateur; rien ne nous en parvient avant votre connexion. Ensuite, vos paramètres sont envoyés d’eux-mêmes à votre compte, et le brouillon quand vous l’enregistrez. Ils disparaissent quand vous effacez les données du site. Ce que votre navigateur garde d’autre est énuméré dans la <cookies>Politique relative aux témoins</cookies>.',
      ],
    },
    recipients: {
      heading: 'Si vous avez reçu une facture',
      paragraphs: [
        'L’entreprise qui l’a envoyée a saisi votre nom, votre adresse et ce que vous devez, et répond de ces données; adressez-vous d’abord à elle. Vous n’avez besoin d’aucun compte pour lire ou payer la facture, et aucun témoin n’est nécessaire.',
        'Si la facture a un bouton PayPal ou Stripe, nous comptons pour son expéditeur que la page avec ce bouton a été vue et que le bouton a été actionné : combien de fois, la première et la dernière fois. Rien sur vous n’est conservé avec ce décompte, ni votre adresse réseau, ni votre navigateur, ni un identifiant. Un même réseau peut y ajouter 60 unités par minute; le surplus est écarté. Les paiements eux-mêmes se font chez PayPal, chez Stripe ou à votre banque, selon leurs propres règles.',
        'Si vous pouvez payer par carte, vous payez chez Stripe, dans le propre compte de l’expéditeur. Aucun numéro de carte ne nous parvient, et l’argent ne passe pas par nous. Nous conservons pour l’expéditeur qu’un paiement a été commencé, son montant, les numéros que Stripe lui donne et son issue : payé, en cours, échoué, remboursé ou contesté.',
        'Si une facture, un rappel ou un reçu vous est parvenu par courriel avec {productName}, nous conservons pour son expéditeur votre adresse courriel, le fait que le courriel a été remis ou non, et la première et la dernière ouverture de son lien. Une ouverture compte quand la page a été visible pendant deux secondes ; celles de l’expéditeur et des programmes ne comptent pas. Ni adresse réseau ni navigateur n’est conservé avec elle, et le courriel ne contient aucune image espionne. Le tout est effacé avec la facture, et la page dit que l’expéditeur le voit. Un avis de remise que nous ne pouvons pas traiter tout de suite est conservé au plus {deadLetterDays} jours.',
        'Chacun de ces courriels contient un lien « Je ne connais pas cet expéditeur ». Le bouton qui s’y trouve met fin aux courriels de cet expéditeur vers vous : pour cela, nous conservons une empreinte de votre adresse dans le compte de l’expéditeur et le moment où le bouton a été pressé. S’il y en a trop, ou trop de courriels qui reviennent, tous les courriels d’un expéditeur sont arrêtés jusqu’à ce que nous ayons vérifié.',
        'Si vous acceptez ou refusez une soumission, nous conservons pour son expéditeur votre réponse, son jour et la version que vous avez vue, le nom que vous avez saisi ou le motif que vous avez donné, et une signature si vous en avez dessiné une. L’expéditeur en est averti par courriel. Tout cela est effacé avec la soumission.',
        'Qui ouvre une facture pour la première fois en fait une facture émise : dès lors, son expéditeur ne peut la corriger qu’en laissant une trace. Sur la page qui vérifie une facture, le PDF reste dans votre navigateur; seule son empreinte est demandée, et la question n’est pas conservée.',
      ],
    },
    processors: {
      heading: 'Qui nous aide',
      paragraphs: [
        'Ces entreprises aident à faire fonctionner le produit, chacune avec ce que sa tâche exige et rien de plus. Avec celles qui traitent des données pour nous, des contrats sont conclus conformément à l’article 28 du RGPD.',
      ],
      noAnalytics: 'Aucun service de mesure d’audience n’est utilisé.',
      transfers:
        'Certaines se trouvent aux États-Unis ou y ont une société mère. Les transferts reposent sur la décision d’adéquation de la Commission européenne relative au cadre de protection des données UE–États-Unis lorsque l’entreprise est certifiée et, sinon, sur les clauses contractuelles types de la Commission. Les transferts vers le Royaume-Uni et le Canada reposent sur les décisions d’adéquation qui les concernent.',
      ownAddress:
        'Les polices, les scripts et les images viennent de notre propre adresse : ouvrir une page n’en informe personne d’autre.',
      butAnalytics:
        'La mesure d’audience est la seule exception, et seulement après votre accord dans le bandeau ou dans les <cookieSettings>Paramètres des témoins</cookieSettings>.',
    },
    security: {
      heading: 'Comment les données sont protégées',
      paragraphs: [
        'Tout le trafic est chiffré. Les mots de passe ne sont conservés que sous forme d’empreintes scrypt, les sessions, les codes et les liens que sous forme d’empreintes de jetons aléatoires. Chaque requête visant vos données vous désigne comme propriétaire. Le journal d’une requête contient sa nature, son résultat et sa durée : aucune adresse de vous, aucun nom, aucune facture.',
        'Le lien vers une facture est un secret en soi : quiconque l’a peut lire cette facture et la payer. Envoyez-le à votre client et à personne d’autre. Les factures archivées gardent leur lien; il prend fin avec votre compte. Il en va de même de l’adresse de votre calendrier des échéances : quiconque l’a voit les numéros, les clients et les montants de ce qui vous est dû. Vous pouvez la remplacer ou la désactiver dans les paramètres.',
      ],
    },
    rights: {
      heading: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander ce que nous conservons à votre sujet, le faire rectifier, supprimer ou en faire limiter le traitement, le recevoir sous une forme lisible par des programmes, vous opposer aux utilisations fondées sur nos intérêts et retirer en tout temps un consentement pour l’avenir (articles 7 et 15 à 21 du RGPD). Les personnes qui résident au Royaume-Uni, en Californie, au Canada ou en Australie ont des droits égaux ou semblables selon leurs propres lois, et nous traitons toutes les demandes de la même façon. Nous ne vendons aucun renseignement personnel et n’en partageons aucun à des fins publicitaires.',
        'Pour l’essentiel, aucune demande n’est nécessaire : les <settings>Paramètres</settings> permettent d’exporter tout ce que contient votre compte et de supprimer le compte. Pour tout le reste, écrivez à <mail>{supportEmail}</mail>; nous répondons au plus tard dans un délai d’un mois.',
        'Vous pouvez aussi porter plainte auprès d’une autorité de contrôle, dans notre cas la commissaire de Berlin à la protection des données et à la liberté d’information ({authority}), {authorityAddress}, Allemagne.',
      ],
    },
    deletion: {
      heading: 'Ce qui se passe quand vous supprimez votre compte',
      paragraphs: [
        'L’accès et tous les liens publics de vos factures prennent fin immédiatement. Tout est effacé de la base de données {closedDays} jours plus tard : compte, paramètres, clients, produits, factures, images et décomptes. Pendant ces {closedDays} jours, écrivez-nous si c’était une erreur.',
        'Des copies de sauvegarde de la base de données existent pour que les factures de personne ne soient perdues avec elle. Elles sont chiffrées et ne servent à rien d’autre, et une sauvegarde est gardée 30 jours au plus : une copie de ce qui a été effacé peut s’y trouver aussi longtemps encore. Quand une sauvegarde doit être restaurée, les comptes supprimés depuis sont supprimés de nouveau.',
        'Avec le compte, la fiche de client que Stripe tient pour nous est supprimée aussi. Ce que Stripe ou Apple conservent eux-mêmes au sujet de vos paiements, comme les reçus, les montants et une partie du numéro de la carte, ils le gardent aussi longtemps que les lois sur les paiements et les impôts l’exigent d’eux, selon leurs propres politiques de confidentialité.',
        'Seul reste ce que la loi fiscale nous oblige à garder sur les paiements : le numéro sous lequel Stripe ou Apple connaissent un achat, sans votre nom, pendant {taxYears} ans à compter de la fin de l’année (article 147 du code fiscal allemand). Les factures que vous avez envoyées à d’autres leur appartiennent, et les copies qu’ils ont leur restent.',
      ],
    },
    children: {
      heading: 'Enfants',
      paragraphs: [
        '{productName} est fait pour les entreprises. Personne de moins de 13 ans ne peut avoir de compte; quand nous apprenons l’existence d’un tel compte, il est supprimé.',
      ],
    },
    automated: {
      heading: 'Aucune décision automatisée',
      paragraphs: [
        'Rien ici ne prend à votre sujet, de façon automatisée, de décision ayant un effet juridique. Les limites, comme celle des tentatives de connexion, sont appliquées selon des règles identiques pour tout le monde.',
      ],
    },
    changes: {
      heading: 'Modifications de cette politique',
      paragraphs: [
        'Quand le produit change ce qu’il conserve, cette page change aussi, de même que la date qui figure en haut. Si un changement touche une chose que vous avez décidée, la question vous est posée de nouveau. Le texte en vigueur se trouve toujours à {address}.',
      ],
    },
  },
};

const contract = 'Contrat (6.1 b)';
const interest = 'Intérêt légitime (6.1 f)';
const afterAccount = '{closedDays} jours après la fin du compte';

export const storedData: Translation<typeof enUS.storedData, 'fr-CA'> = {
  stored: {
    caption: 'Ce qui est conservé',
    heads: ['Quoi', 'Pourquoi', 'Base juridique', 'Jusqu’à quand'],
    rows: {
      account: [
        'Compte : adresse courriel, si elle est confirmée, empreinte de votre mot de passe, identifiants que Google ou Apple vous donnent, jeton qui nous permet de mettre fin à l’autorisation d’Apple quand vous supprimez le compte, votre fuseau horaire, jour de votre inscription',
        'Pour vous laisser entrer, vous et personne d’autre, et dater les factures selon votre propre jour',
        contract,
        '{closedDays} jours après que vous avez supprimé le compte ou qu’il a été résilié',
      ],
      settings: [
        'Paramètres de l’entreprise : nom, adresses, numéro de taxe, coordonnées bancaires et coordonnées de paiement, logo, signature, numérotation',
        'Pour les mettre sur vos factures',
        contract,
        afterAccount,
      ],
      invoices: [
        'Factures, clients et produits, tels que vous les avez saisis',
        'Pour les lister, les imprimer, les partager et les exporter pour vous',
        contract,
        'Jusqu’à ce que vous les supprimiez; les factures, jusqu’à {closedDays} jours après la fin du compte',
      ],
      life: [
        'Vie des factures : ce qui est arrivé à chacune et quand, ce que disait chaque version émise avec notre enregistrement signé, le code qui y est imprimé et les empreintes des PDF remis',
        'Pour vous montrer l’historique, et pour dire à qui tient une facture si elle est authentique',
        contract,
        afterAccount,
      ],
      emails: [
        'Courriels à vos clients : leurs adresses, l’objet et le message, ce qu’est devenu chaque courriel, et la première et la dernière ouverture de son lien ; vos propres textes pour ces courriels, lesquels partent d’eux-mêmes, vos plans de rappels, et quels rappels ont été sautés ou attendent',
        'Pour envoyer chacun une seule fois, vous dire ce qu’il est devenu et arrêter ceux dont personne ne veut',
        contract,
        afterAccount,
      ],
      browsers: [
        'Navigateurs connectés : ce que chacun dit de lui-même et de son système (son User-Agent, jusqu’à 300 caractères), quand il s’est connecté et a servi pour la dernière fois',
        'Pour que votre session reste ouverte et vous en montrer la liste dans les Paramètres',
        contract,
        'Jusqu’à votre déconnexion; sinon, au plus {sessionDays} jours après la dernière utilisation, ou {shortSessionHours} heures si vous n’avez pas coché « Se souvenir de moi », et jusqu’à une heure de plus',
      ],
      codes: [
        'Codes et liens qui vous ont été envoyés par courriel, sous forme d’empreintes',
        'Pour vous connecter, confirmer votre adresse ou définir un nouveau mot de passe',
        contract,
        '{storedCodeMinutes} minutes au plus pour les codes, {storedResetHours} heures pour les liens de réinitialisation, {confirmationDays} jours et une heure pour les confirmations',
      ],
      tries: [
        'Décompte des tentatives de connexion, d’envoi de codes ou de messages à notre adresse, sous une empreinte de l’adresse et du réseau',
        'Pour empêcher de deviner des mots de passe et de nous submerger',
        interest,
        '{attemptHours} heures au plus',
      ],
      plan: [
        'Forfait : lequel, depuis quand et jusqu’à quand, où il a été acheté, numéro de client de Stripe ou numéro de transaction d’Apple',
        'Pour vous donner ce que vous avez payé',
        contract,
        '{closedDays} jours après la fin du compte; les numéros seuls, {taxYears} ans, comme la loi fiscale l’exige',
      ],
      payments: [
        'Preuve des paiements : les numéros sous lesquels Stripe ou Apple les connaissent, sans nom',
        'Pour les retrouver dans la comptabilité',
        'Obligation légale (6.1 c)',
        '{taxYears} ans à compter de la fin de l’année',
      ],
      buttons: [
        'Décompte des boutons de paiement d’une facture : affichés et actionnés, combien de fois, la première et la dernière fois',
        'Pour dire à l’expéditeur que la facture a été ouverte',
        interest,
        'Aussi longtemps que la facture',
      ],
      backups: [
        'Copies de sauvegarde de tout ce qui précède, chiffrées',
        'Pour restaurer la base de données après une panne',
        interest,
        '30 jours après chaque copie',
      ],
      support: [
        'Messages à l’assistance',
        'Pour y répondre',
        'Contrat (6.1 b) ou intérêt légitime (6.1 f)',
        'Dans notre boîte de courriel, trois ans au plus',
      ],
      analytics: [
        'Événements de la mesure d’audience, là où elle est proposée et que vous l’avez acceptée',
        'Pour savoir quelles parties servent',
        'Consentement (6.1 a)',
        'Chez ce service, aussi longtemps que ses propres conditions le disent; après le retrait du consentement, rien ne s’y ajoute',
      ],
    },
  },
  processors: {
    caption: 'Qui nous aide',
    heads: ['Qui', 'Pour quoi', 'Ce qui leur parvient'],
    rows: {
      cloudflare: [
        '{company}, États-Unis',
        'Fait fonctionner le produit sur son réseau, le protège et envoie nos courriels',
        'Toutes les requêtes et les réponses en chemin, les adresses réseau, les courriels que nous vous envoyons',
      ],
      turso: [
        '{company}, États-Unis',
        'Héberge la base de données',
        'Tout ce qui est conservé dans votre compte',
      ],
      stripe: [
        '{company}, Irlande',
        'Encaisse les paiements des forfaits achetés sur le Web',
        'Votre adresse courriel et votre forfait; les données de la carte et de la facturation, que vous saisissez chez Stripe et qui ne nous parviennent jamais',
      ],
      apple: [
        '{company}, États-Unis',
        'Vend les forfaits dans l’App Store et vous permet de vous connecter avec Apple',
        'Le fait que vous y achetez ou vous y connectez; votre numéro de compte chez nous accompagne un achat',
      ],
      google: [
        '{company}, Irlande',
        'Vous permet de vous connecter avec Google',
        'Le fait que vous vous connectez à ce produit, seulement quand vous actionnez son bouton',
      ],
      breaches: [
        '{company}, Australie',
        'Dit si un nouveau mot de passe figurait dans une fuite',
        'Cinq caractères de l’empreinte du mot de passe, qui correspondent à des centaines de mots de passe; rien sur vous',
      ],
    },
    analytics: [
      'Compte quelles parties du produit servent, seulement avec votre consentement',
      'Ce qui a été fait (par exemple « connexion » ou « facture enregistrée ») et sur quelle page, sans identifiant, nom ni contenu; votre adresse réseau, comme pour toute requête',
    ],
  },
};

export const termsOfService: Translation<typeof enUS.termsOfService, 'fr-CA'> = {
  title: 'Conditions d’utilisation',
  description:
    'Les conditions pour utiliser {productName} : forfaits et prix, ce que vous pouvez attendre de nous et ce que nous attendons de vous.',
  lead: '{productName} crée, garde et partage des factures. Ce que vous y écrivez vous appartient et relève de votre responsabilité; qu’elles restent disponibles, justes dans leurs sommes et confidentielles relève de la nôtre.',
  prices: {
    caption: 'Prix {inCountry}',
    heads: ['Forfait', 'Quota', 'Par mois', 'Par année'],
    free: 'Gratuit',
  },
  sections: {
    parties: {
      heading: 'Qui s’engage à quoi',
      paragraphs: [
        'Ces conditions lient {operatorName}, {operatorAddress} (« nous ») et vous. Elles s’appliquent dès que vous créez un compte. Sans compte, vous pouvez écrire des brouillons de factures et en voir l’aperçu, et les conditions s’appliquent dans la mesure où elles conviennent. Vos propres conditions ne s’appliquent pas.',
      ],
    },
    account: {
      heading: 'Votre compte',
      items: [
        'Vous devez avoir au moins 13 ans et, pour acheter un forfait, avoir la capacité de conclure un contrat.',
        'Votre adresse courriel doit être la vôtre : quiconque peut en lire les courriels peut entrer dans le compte.',
        'Gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre est entré dans le compte. Les Paramètres montrent quels appareils sont connectés et permettent de les déconnecter.',
        'Ce qui est fait dans votre compte est réputé fait par vous, sauf si ce n’était pas votre faute.',
      ],
    },
    plans: {
      heading: 'Forfaits et prix',
      paragraphs: [
        'Le forfait Gratuit comprend 3 factures au total et ne coûte rien. Les forfaits payants ont un quota pour chaque mois, compté à partir du jour du mois où le forfait a commencé. Voici les prix {inCountry}, en {currency}; le prix annuel est celui de douze mois moins 20 % :',
      ],
      items: [
        'Une facture compte quand elle est enregistrée pour la première fois. La modifier ne coûte rien, l’archiver ne rend rien, et ce qui reste d’un mois n’est pas reporté.',
        'Les prix comprennent toutes les taxes : vous payez ce qui est affiché.',
        'Les forfaits sont payés d’avance par Stripe, ou par Apple dans l’App Store, dont les prix et les conditions s’appliquent alors. Ils se renouvellent d’eux-mêmes pour un autre mois ou une autre année jusqu’à ce que vous les annuliez.',
        'Vous pouvez annuler en tout temps, avec effet à la fin de la période payée : les forfaits du Web sous « Gérer l’abonnement », les forfaits de l’App Store dans votre compte Apple. Jusque-là, vous gardez le forfait et, ensuite, vous avez le forfait Gratuit.',
        'Quand un renouvellement ne peut pas être payé, le forfait reste en place {graceDays} jours pour que vous puissiez régler la situation.',
        'Nous pouvons modifier les prix moyennant un préavis de 30 jours par courriel. La modification s’applique au plus tôt au renouvellement qui suit, et vous pouvez annuler avant.',
        'Vous êtes une consommatrice ou un consommateur de l’Union européenne ou du Royaume-Uni? Vous pouvez alors renoncer à un forfait dans les 14 jours suivant l’achat, sans motif, par un message à {supportEmail}. Nous remboursons ce que vous avez payé, moins une part pour les jours utilisés si vous nous avez demandé de commencer tout de suite.',
      ],
    },
    invoices: {
      heading: 'Vos factures',
      paragraphs: [
        'Vous répondez de ce que disent vos factures : que le travail a été fait, que le client est le bon, que le numéro, le taux de taxe et les détails sont ceux que la loi de votre pays exige. {productName} additionne ce que vous entrez et propose le taux standard de votre pays; il ne donne aucun conseil fiscal ni juridique.',
        'Tout ce que vous entrez reste à vous. Vous nous permettez de le conserver, de le traiter et de le montrer dans la mesure où le produit en a besoin, et pas davantage. Il vous revient de conserver les factures aussi longtemps que votre loi l’exige : l’exportation dans les <settings>Paramètres</settings> vous les donne toutes, en PDF et sous forme de données, en tout temps.',
        'Une fois la facture émise, son numéro et sa devise sont fixés et chaque version est conservée. Le code qu’elle porte et notre enregistrement signé disent qu’elle vient de votre compte et ce qu’elle disait; ils ne disent pas qui vous êtes et ne sont pas une signature électronique au sens d’une loi.',
      ],
    },
    payments: {
      heading: 'Paiements de vos clients',
      paragraphs: [
        'Vos clients vous paient par les moyens que vous indiquez sur la facture : votre banque, votre lien PayPal.Me ou Stripe, un chèque, ou par carte dans votre propre compte Stripe une fois que vous l’avez connecté. Nous ne sommes pas partie à ces paiements, ne détenons jamais l’argent et ne percevons rien pour eux. Une facture est marquée payée par vous, ou selon ce que Stripe dit d’un paiement par carte; les remboursements et les contestations se règlent entre vous, votre client et Stripe.',
        'Les courriels à vos clients partent de notre adresse, au nom de votre entreprise. N’en envoyez qu’aux personnes qui les attendent de vous. Les rappels partent d’eux-mêmes, selon le plan que vous choisissez, et sont vos courriels comme tous les autres. Chaque forfait prévoit un nombre de destinataires par jour. Qui dit ne pas vous connaître ne reçoit plus vos courriels ; si trop de personnes le disent, ou si trop de courriels reviennent, vos courriels sont arrêtés jusqu’à ce que nous ayons vérifié.',
      ],
    },
    fairUse: {
      heading: 'Ce qui n’est pas permis',
      paragraphs: ['Veuillez ne pas utiliser {productName}'],
      items: [
        'pour des factures trompeuses : pour un travail que personne n’a commandé, ou au nom d’une autre personne;',
        'pour envoyer des gens vers des pages frauduleuses ou nuisibles au moyen de liens de paiement;',
        'pour quoi que ce soit que la loi interdit ou qui porte atteinte aux droits d’autrui;',
        'pour contourner les limites, atteindre les données d’autrui ou charger le service, au moyen de programmes, au-delà de ce que fait une personne.',
      ],
      after: [
        'Vous avez trouvé une faille? Dites-le-nous à <mail>{supportEmail}</mail> avant d’en parler à d’autres, et nous vous en remercierons.',
      ],
    },
    availability: {
      heading: 'Disponibilité et assistance',
      paragraphs: [
        'Nous visons une disponibilité de 99,9 %, exception faite de l’entretien annoncé. C’est un objectif, et non une garantie. L’assistance répond par courriel, en général dans les 24 heures; écrivez par la page <contact>Joindre l’assistance</contact>.',
      ],
    },
    ending: {
      heading: 'Fin du contrat',
      paragraphs: [
        'Vous pouvez supprimer votre compte dans les <settings>Paramètres</settings> en tout temps, sans préavis et sans motif. Un forfait encore en cours prend fin avec lui, et ce qui a été payé pour le reste de sa durée n’est pas remboursé, à moins que la loi ne vous accorde davantage. Un forfait acheté dans l’App Store doit être annulé auprès d’Apple; nous ne pouvons pas le faire à votre place.',
        'Nous pouvons mettre fin au contrat moyennant un préavis de 30 jours, ou immédiatement pour un motif sérieux, comme des factures frauduleuses. Si nous y mettons fin sans faute de votre part, nous vous rendons ce que vous avez payé pour la période qui suit.',
        'L’accès et les liens publics prennent fin avec le compte. Vos données sont supprimées {closedDays} jours après la suppression ou la résiliation, comme le dit la <deletion>Politique de confidentialité</deletion>. Exportez-les avant.',
      ],
    },
    dataProcessing: {
      heading: 'Données de vos clients',
      paragraphs: [
        'Les noms et adresses de vos clients sont des données personnelles dont vous répondez. Nous les traitons pour vous comme sous-traitant (article 28 du RGPD), tant que dure votre compte et {closedDays} jours de plus, pour conserver, imprimer, montrer et exporter des factures. Nous nous engageons',
      ],
      items: [
        'à ne les traiter que selon les instructions que vous donnez en utilisant le produit;',
        'à lier par le secret toutes les personnes qui pourraient les voir;',
        'à les protéger comme le décrit la <security>Politique de confidentialité</security> (article 32);',
        'à recourir aux autres sous-traitants qui y sont <processors>énumérés</processors> et à vous en annoncer de nouveaux 30 jours d’avance, pour que vous puissiez vous y opposer en mettant fin au contrat;',
        'à vous aider à répondre aux demandes de vos clients et à vous signaler immédiatement toute violation;',
        'à les supprimer à la fin, après que vous avez eu votre exportation;',
        'à vous montrer, sur demande, ce qui prouve tout cela.',
      ],
    },
    liability: {
      heading: 'Responsabilité',
      paragraphs: [
        'Nous répondons sans limite de la faute intentionnelle et de la faute lourde, de l’atteinte à la vie, à l’intégrité physique ou à la santé, de ce que nous avons garanti et de ce que prévoit la loi allemande sur la responsabilité du fait des produits.',
        'En cas de négligence légère, nous ne sommes responsables que du manquement à une obligation sur laquelle repose le contrat et à laquelle vous pouvez vous fier, et alors du dommage typique et prévisible. Pour des données, il s’agit de ce qu’il aurait coûté de les restaurer à partir d’une copie, si vous aviez fait des exportations aussi souvent que votre activité le demande. Au-delà, nous ne sommes pas responsables.',
      ],
    },
    changes: {
      heading: 'Modifications de ces conditions',
      paragraphs: [
        'Nous pouvons modifier ces conditions quand {productName} ou la loi change. Vous les recevez par courriel 30 jours d’avance. Vous pouvez vous y opposer jusque-là; le contrat se poursuit alors aux anciennes conditions ou l’une des parties y met fin. Les changements de ce que vous payez ou de l’essentiel de ce que vous recevez exigent votre consentement, à l’exception des prix, auxquels s’applique la règle ci-dessus.',
      ],
    },
    law: {
      heading: 'Droit applicable et litiges',
      paragraphs: [
        'Le droit allemand s’applique, à l’exclusion de la Convention des Nations Unies sur les contrats de vente internationale de marchandises. À titre de consommatrice ou de consommateur, vous gardez la protection que vous accordent les règles impératives de votre propre pays. Entre commerçants, les tribunaux de Berlin sont compétents.',
        'Nous ne participons pas à un règlement des litiges devant un organisme de conciliation pour la consommation et n’y sommes pas obligés. Si l’une de ces conditions n’est pas applicable, les autres le demeurent.',
      ],
    },
  },
};
