import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const frCA: Translation<typeof enUS, 'fr-CA'> = {
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
