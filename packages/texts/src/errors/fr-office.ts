import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Errors that only calls of staff, keys and operators refuse with. A borrower's browser does not load them. */
export const fr = {
  NoAccess:
    'Vous n’avez pas accès à cet élément, ou il n’existe plus. Un propriétaire de votre cabinet peut vous donner accès.',
  SetupLinkExpired:
    'Ce lien fonctionne une seule fois, pendant 24 heures, tant qu’il n’y a pas de propriétaire. Redémarrez le serveur pour en obtenir un nouveau.',
  InvitationOfOtherSignOn:
    'Vous travaillez aussi pour un autre cabinet, et votre façon d’y ouvrir une session n’ouvre pas celui-ci. Demandez à un de ses propriétaires de réinitialiser votre connexion, puis ouvrez ce lien de nouveau.',
  InvitationExpired:
    'Cette invitation ne fonctionne plus. Demandez à la personne qui vous a invité de l’envoyer de nouveau.',
  PasskeyNotAccepted:
    'Cette clé d’accès n’a pas été acceptée. Réessayez ou confirmez votre identité d’une autre façon.',
  AuthenticatorCodeIncorrect:
    'Ce n’est pas le code qu’affiche maintenant votre application d’authentification. Chaque code sert une seule fois\u00A0: attendez le suivant et réessayez.',
  RecoveryCodeIncorrect: 'Ce n’est pas l’un de vos codes de récupération, ou il a déjà servi. Essayez-en un autre.',
  LastFactor:
    'Sans elle, vous ne pourriez plus ouvrir de session. Si votre cabinet permet une autre façon, ajoutez d’abord une clé d’accès ou une application d’authentification, puis utilisez-la pour ouvrir une session.',
  LastOwner: 'Un cabinet a besoin d’un propriétaire. Donnez d’abord ce rôle à une autre personne.',
  PersonExists: 'Cette personne fait déjà partie de votre cabinet ou a une invitation en cours.',
  PersonOfOtherBrokerages:
    'Cette personne travaille aussi pour un autre cabinet\u00A0: vous ne pouvez pas réinitialiser sa façon d’ouvrir une session. Elle peut utiliser un code de récupération. Si elle n’a jamais eu de clé d’accès ni d’application d’authentification, retirez-lui l’accès, puis invitez-la de nouveau.',
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
  RequiredBothLanguages: 'Écrivez-le dans les deux langues.',
  RequiredTemplateItem: 'Choisissez au moins un document.',
  RequiredTemplateCondition: 'Ajoutez au moins une condition.',
  BreakGlassPerson:
    'Cette personne garde un accès par clé d’accès quand l’authentification unique est en panne. Choisissez d’abord un autre propriétaire, sous Authentification unique.',
  RequiredLegalName: 'Entrez la dénomination sociale du cabinet.',
  InvalidSiteAddress:
    'Utilisez de 1 à 40 lettres, chiffres et traits d’union, en commençant par une lettre ou un chiffre. Certains mots sont réservés.',
  SiteAddressTaken: 'Un autre site a cette adresse. Choisissez-en une autre.',
  InvalidLinkName: 'Utilisez au plus 40 lettres, chiffres et traits d’union simples, comme «\u00A0anna-roy\u00A0».',
  LinkNameTaken: 'Le lien d’un ou d’une collègue se termine ainsi. Choisissez une autre fin.',
  TooManySites:
    'Votre cabinet a 300\u00A0sites, ce qui est la limite. Pour en avoir d’autres, écrivez à l’exploitant de ce service.',
  RequiredRetentionReason: 'Indiquez la raison. Elle est consignée avec votre nom.',
  ApplicationNotSubmitted:
    'Le client n’a pas envoyé cette demande. Elle peut seulement être fermée comme retirée, ou rester entre ses mains à l’étape «\u00A0Commencé\u00A0».',
  DealHeld: 'Un gel est en vigueur. Levez-le d’abord.',
  DealKept: 'La loi exige une conservation plus longue. La page indique jusqu’à quand.',
  ErasureNeedsAnother: 'Vous avez demandé cet effacement\u00A0: la décision revient à une autre personne.',
  RequiredRevealReason: 'Indiquez pourquoi vous en avez besoin. La raison est consignée avec votre nom.',
  InvalidCertificate: 'Choisissez un certificat en vigueur, en fichier PEM, avec une clé RSA d’au moins 2048 bits.',
  NoComments: 'Il n’y a aucun commentaire à envoyer.',
  ColleagueWithoutReach: 'L’un de ces collègues n’a plus accès à ce dossier. Refaites votre choix.',
  TooManyDocumentRequests:
    'Ce dossier compte déjà 100 demandes de documents, soit le maximum. Utilisez-en une qui est encore ouverte.',

  NotPermitted:
    'Vous ne pouvez pas faire cela. Un propriétaire de votre cabinet, ou la personne qui vous a remis cette clé, peut y remédier.',
  DemoNotAvailable: 'Ce serveur n’offre pas de dossiers d’exemple. Il y en a seulement là où l’on essaie Foyer.',
  DecisionStays:
    'Il est trop tard pour annuler\u00A0: les deux minutes sont passées, ou quelque chose a changé depuis. Décidez de nouveau pour ce document.',
  ContactMissing:
    'La demande ne contient pas encore cette coordonnée. Demandez au demandeur principal d’ajouter un courriel ou un cellulaire.',
  NothingToRemind: 'Aucune demande en cours n’attend de document. Si un lien a expiré, renvoyez la demande.',
  RemindedRecently:
    'Ces personnes ont reçu un courriel à ce sujet dans les 20\u00A0dernières heures. Laissez-leur un peu de temps.',
  LeadTaken: 'Quelqu’un d’autre a pris ce prospect entretemps.',
  LeadWithoutEmail: 'Ce prospect n’a pas d’adresse courriel.',
  CLI_DuplicateApplication: 'Il existe déjà une demande d’assurance pour ce prêt. Un prêt ne peut en avoir qu’une.',
  CLI_MissingApplicantNames: 'Entrez le prénom et le nom de famille de chaque demandeur.',
  CLI_InvalidEmail: 'Entrez un courriel complet pour chaque demandeur.',
  CLI_InvalidAddress: 'Entrez le code postal du demandeur, par exemple A1A 1A1.',
  CLI_NoSubjectProperty:
    'Il n’y a pas de propriété visée\u00A0: entrez l’adresse de la propriété à laquelle le prêt se rapporte.',
  CLI_InvalidPropertyAddress: 'Entrez la rue, la ville et le code postal de la propriété.',
  CLI_NoMortgage: 'Il n’y a pas encore de prêt : envoyez la demande avec le montant demandé.',
  CLI_MissingTerm: 'Entrez le terme du prêt en mois.',
  CLI_MissingInterestRate: 'Entrez le taux d’intérêt du prêt.',
  CLI_InvalidFrequency: 'Choisissez une fréquence de paiement.',
  CLI_InvalidFirstPaymentDate: 'Entrez une date de premier versement égale ou postérieure à celle du déboursement.',
  CLI_InvalidPolicyNumber: 'Entrez le numéro de police en lettres et en chiffres, 40 au plus.',
  CLI_InvalidPaymentAmount: 'Entrez un montant de versement supérieur à 0, ou aucun.',
  CLI_InvalidBrokerId: 'Entrez le numéro ou le permis du courtier.',
  CLI_InvalidBrokerName: 'Entrez le prénom et le nom de famille du courtier.',
  CLI_InvalidBrand: 'Entrez la marque du cabinet.',
  CLI_InvalidBrokerage: 'Entrez le nom du cabinet.',
  CLI_InvalidBrokerageType: 'Entrez le type de cabinet.',
  InvalidRates:
    'Ce n’est pas une grille de taux. Vérifiez la protection, le fumeur, les âges et le taux de chaque ligne indiquée.',
  ESignEnterAllFields: 'Entrez un prénom, un nom de famille et un courriel pour chaque signataire.',
  ESignUniqueEmail: 'Donnez à chaque signataire un courriel qui lui est propre.',
  InvalidDocument:
    'Choisissez un document PDF d’au plus 10\u00A0Mo et 60\u00A0pages, sans mot de passe, scripts ni pièces jointes. L’imprimer de nouveau en PDF les retire.',
  LeadUnknownControl: 'Aucun type de champ ne porte ce nom. Les types figurent dans la documentation des formulaires.',
  LeadDuplicateCode: 'Chaque code ne peut figurer qu’une fois par section. Renommez ou retirez l’un d’eux.',
  LeadMissingChoices: 'Ajoutez au moins un choix.',
  LeadMissingWords: 'Écrivez ce texte dans au moins une langue.',
  LeadEmptySection: 'Posez au moins une question ici, ou retirez cette partie.',
  InvalidWebsite: 'Entrez l’adresse d’un site Web, comme www.exemple.com, sans page particulière.',
  ConditionTooLong: 'Une condition peut compter 300 caractères. Raccourcissez-la ou mettez-la sur deux lignes.',
  RequiredSetting: 'Remplissez ce champ.',
  InvalidSetting: 'Cela ne convient pas ici. Vérifiez ce que vous avez entré ou essayez autre chose.',
  YearsOutOfRange: 'Entrez un nombre entier d’années, de 0 à 83.',
  RecipientHasSent:
    'On a déjà reçu quelque chose pour cette demande\u00A0: aucun destinataire ne peut en être retiré. Retirez-la et faites-en une nouvelle pour la bonne personne.',
  UnknownPlaceholder:
    'Ce texte contient des accolades qui ne nomment aucune valeur de ce genre. N’utilisez que les noms entre doubles accolades que l’aide énumère.',
  LegalVersionTaken: 'Ce genre de texte a déjà une version de ce nom. Choisissez-en un autre.',
  LegalTextChanged: 'Ce n’est plus le texte fourni avec le portail. Lisez le texte actuel, puis approuvez celui-là.',
  LegalTextInEffect: 'Ce texte est déjà en vigueur et reste au dossier. Approuvez ou enregistrez-en plutôt un autre.',
  InvalidRuleValue: 'Cette valeur manque ou n’a pas la forme de sa règle.',
  RuleValueOutOfRange: 'Ce nombre dépasse ce que sa règle permet, ou a trop de décimales.',
  TiersNotAscending:
    'Chaque tranche doit finir plus haut que la précédente, et la dernière couvre tous les montants supérieurs.',
  RuleOfOtherSites:
    'Ce que fixe la loi ou un assureur se change pour tous les sites (SiteID 0), tout le reste pour un seul site.',
  OverrideTooLong: 'Un changement vaut pour douze mois au plus. Entrez un dernier jour plus proche.',
  OtherSession:
    'Dans un autre onglet, vous avez changé de cabinet ou quelqu’un d’autre s’est connecté. Rechargez cette page pour continuer.',
  StepUpRequired:
    'Confirmez votre identité pour continuer, avec votre clé d’accès ou votre application d’authentification.',
  InvalidImage: 'Choisissez une image PNG, JPEG, WebP ou GIF qui s’ouvre sur votre appareil.',
  RequiredKeyName: 'Entrez un nom qui vous permettra de reconnaître cette clé.',
  RequiredKeyActions: 'Choisissez au moins une chose que la clé peut faire.',
  InvalidNetwork: 'Entrez des adresses ou des réseaux comme 203.0.113.7 ou 203.0.113.0/24, un par ligne.',
  InvalidKeyExpiry: 'Choisissez un jour entre demain et dans un an.',
  KeyNeedsOwnFactor:
    'Une clé dure plus longtemps que la connexion de votre entreprise. Déconnectez-vous, puis reconnectez-vous avec votre propre clé d’accès ou application d’authentification pour créer la clé.',
  TooManyKeys: 'Votre cabinet a déjà 50 clés en service. Mettez d’abord fin à une clé dont vous n’avez plus besoin.',
  RequiredWebhookName: 'Entrez un nom qui vous permettra de reconnaître ce webhook.',
  InvalidWebhookUrl: 'Entrez une adresse sécurisée (https) qui contient le nom d’un serveur sur Internet.',
  WebhookNotReachable:
    'Cette adresse ne mène à aucun serveur sur l’Internet public. Vérifiez-la, ou réessayez dans quelques minutes.',
  RequiredWebhookEvents: 'Choisissez au moins un événement.',
  TooManyWebhooks: 'Votre cabinet a déjà 10\u00A0webhooks. Supprimez-en d’abord un dont vous n’avez plus besoin.',
  WebhookOff: 'Ce webhook est désactivé. Activez-le d’abord.',
  InvalidReplayPeriod: 'Choisissez un premier jour, et un dernier jour qui ne le précède pas.',
  InvalidLogPeriod: 'Choisissez un premier jour, et un dernier jour au plus un an après.',
  RequiredDescription: 'Décrivez-le en quelques mots.',
  InvalidIncidentDay: 'Choisissez un jour qui n’est pas à venir, dans l’ordre où les choses se sont passées.',
  InvalidNoticeDay: 'Choisissez un jour entre celui où vous avez appris l’incident et aujourd’hui.',
  TooManyToReplay: 'Plus de 1\u00A0000\u00A0messages datent de ces jours. Choisissez moins de jours.',
} satisfies Partial<Record<ErrorKey, string>>
