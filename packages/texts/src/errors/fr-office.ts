import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Errors of the brokerage's own people: sign-in, settings and work of the office. */
export const office = {
  SetupLinkExpired:
    'Ce lien fonctionne une seule fois, pendant 24 heures, tant qu’il n’y a pas de propriétaire. Redémarrez le serveur pour en obtenir un nouveau.',
  InvitationExpired:
    'Cette invitation ne fonctionne plus. Demandez à la personne qui vous a invité de l’envoyer de nouveau.',
  PasskeyNotAccepted:
    'Cette clé d’accès n’a pas été acceptée. Réessayez ou confirmez votre identité d’une autre façon.',
  AuthenticatorCodeIncorrect:
    'Ce n’est pas le code qu’affiche maintenant votre application d’authentification. Chaque code sert une seule fois\u00A0: attendez le suivant et réessayez.',
  RecoveryCodeIncorrect: 'Ce n’est pas l’un de vos codes de récupération, ou il a déjà servi. Essayez-en un autre.',
  LastFactor: 'C’est votre seule façon d’ouvrir une session. Ajoutez-en d’abord une autre.',
  LastOwner: 'Un cabinet a besoin d’un propriétaire. Donnez d’abord ce rôle à une autre personne.',
  PersonExists: 'Cette personne fait déjà partie de votre cabinet ou a une invitation en cours.',
  PersonOfOtherBrokerages:
    'Cette personne travaille aussi pour un autre cabinet\u00A0: vous ne pouvez pas réinitialiser sa façon d’ouvrir une session. Elle peut utiliser un code de récupération.',
  RequiredSites: 'Choisissez au moins un site.',
  SignOnRefused:
    'Le service d’authentification de votre cabinet n’a pas confirmé votre identité. Réessayez ou parlez-en à un propriétaire de votre cabinet.',
  SignOnUnknown:
    'Ce compte n’est encore lié à personne ici. Ouvrez l’invitation reçue par courriel, ou liez-le à partir de votre compte du bureau.',
  SignOnExpired:
    'Cette ouverture de session a trop tardé, a déjà servi ou a commencé dans un autre navigateur. Recommencez.',
  SignOnUnavailable:
    'Nous n’arrivons pas à joindre le service d’authentification de votre cabinet. Réessayez dans quelques minutes.',
  SignOnTaken: 'Ce compte est lié à une autre personne de votre cabinet. Fermez-y la session, puis utilisez le vôtre.',
  OwnFactorNeeded:
    'Vous travaillez aussi pour un autre cabinet\u00A0: il faut votre propre clé d’accès ou application d’authentification. Ouvrez d’abord une session avec un code reçu par courriel.',
  RequiredProviderName: 'Entrez le nom à afficher sur le bouton, par exemple celui de votre entreprise.',
  RequiredIssuer: 'Entrez l’adresse de l’émetteur.',
  InvalidIssuer: 'Entrez une adresse sécurisée et complète (HTTPS), sans point d’interrogation ni mot de passe.',
  IssuerNotPublic: 'Cette adresse n’est pas sur l’internet public\u00A0: nous ne l’ouvrons pas.',
  IssuerNotReached:
    'Cette adresse ne répond pas. Vérifiez-en l’orthographe et assurez-vous que le service est en marche.',
  IssuerNotProvider:
    'Il n’y a pas de service OpenID Connect à cette adresse, ou il en déclare une autre. Copiez l’émetteur dans ses réglages.',
  RequiredClientId: 'Entrez l’identifiant client (client ID) fourni par le service.',
  RequiredClientSecret: 'Entrez le secret client (client secret) qui va avec cet émetteur et cet identifiant.',
  RequiredBreakGlass: 'Choisissez un propriétaire qui a une clé d’accès.',
  RequiredOwnSignOn:
    'Liez d’abord votre propre compte ou choisissez-vous pour les urgences\u00A0: sinon, vous resteriez à la porte.',
  RequiredBothLanguages: 'Écrivez-le dans les deux langues\u00A0: chaque client lit la sienne.',
  RequiredTemplateItem: 'Choisissez au moins un document.',
  BreakGlassPerson:
    'Cette personne garde un accès par clé d’accès quand l’authentification unique est en panne. Choisissez d’abord un autre propriétaire, sous Authentification unique.',
  RequiredLegalName: 'Entrez la dénomination sociale du cabinet.',
  InvalidSiteAddress:
    'Utilisez de 1 à 40 lettres, chiffres et traits d’union, en commençant par une lettre ou un chiffre. Certains mots sont réservés.',
  SiteAddressTaken: 'Un autre site a cette adresse. Choisissez-en une autre.',
  TooManySites:
    'Votre cabinet a 300\u00A0sites, ce qui est la limite. Pour en avoir d’autres, écrivez à l’exploitant de ce service.',
  RequiredRevealReason: 'Indiquez pourquoi vous en avez besoin. La raison est consignée avec votre nom.',
  RequiredNote: 'Écrivez d’abord quelque chose.',
  NoComments: 'Il n’y a aucun commentaire à envoyer.',
  ColleagueWithoutReach: 'L’un de ces collègues n’a plus accès à ce dossier. Refaites votre choix.',
  TooManyDocumentRequests:
    'Ce dossier compte déjà 100 demandes de documents, soit le maximum. Utilisez-en une qui est encore ouverte.',
} satisfies Partial<Record<ErrorKey, string>>
