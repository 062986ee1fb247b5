import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

const contract = 'Contrat (6.1 b)';
const interest = 'Intérêt légitime (6.1 f)';
const afterAccount = '{closedDays} jours après la fin du compte';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
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
      mails: [
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
