import type { ErrorKey } from '@foyer/domain/errors.ts'
import { office } from './fr-office.ts'

export const fr: Record<ErrorKey, string> = {
  InvalidRequest: 'Un problème est survenu avec ce que cette page a envoyé. Rechargez la page et réessayez.',
  Access_Denied:
    'Votre session est fermée. Ouvrez-en une nouvelle pour continuer : ce que vous avez enregistré est toujours là.',
  ForeignOrigin:
    'Cette page a été ouverte à partir d’un autre site. Ouvrez-la de nouveau à l’adresse de votre courtier.',
  UnknownPath: 'Il n’y a rien à cette adresse. Vérifiez le lien ou partez de la page de votre courtier.',
  MethodNotAllowed: 'Cette page ne s’ouvre pas de cette façon. Repartez de la page de votre courtier.',
  RequestTooLarge: 'C’est plus que ce que nous pouvons accepter à la fois. Abrégez ou envoyez en plusieurs parties.',
  UnsupportedMediaType: 'Nous ne pouvons pas lire ce type de fichier. Choisissez-en un autre.',
  TooManyRequests: 'Il y a eu trop d’essais. Attendez un peu, puis réessayez.',
  ServerError:
    'Un problème est survenu de notre côté. Rien de ce que vous avez enregistré n’est perdu : réessayez dans un instant.',
  Unavailable:
    'Nous serons de retour dans un instant. Rien de ce que vous avez enregistré n’est perdu : réessayez sous peu.',
  HandOffNotAllowed:
    'Vous aidez quelqu’un à remplir son dossier. Cette personne est la seule à pouvoir consentir, signer, envoyer la demande ou gérer les invitations. La partie qu’une personne invitée n’a pas encore envoyée ne vous est pas accessible.',
  NotPermitted:
    'Vous ne pouvez pas faire cela. Un propriétaire de votre cabinet, ou la personne qui vous a remis cette clé, peut y remédier.',
  StepUpRequired:
    'Confirmez votre identité pour continuer, avec votre clé d’accès ou votre application d’authentification.',
  PartIsPrivate:
    'Cette personne remplit elle-même sa partie, dont certaines réponses sont privées. Pour la remplir à sa place, retirez d’abord son invitation.',
  LegalTextsNotApproved:
    'Ce site n’est pas encore ouvert. Votre courtier vous aidera volontiers par téléphone ou par courriel.',
  DemoNotAvailable: 'Ce serveur n’offre pas de dossiers d’exemple. Il y en a seulement là où l’on essaie Foyer.',
  NoAccess:
    'Vous n’avez pas accès à ce lien. Ouvrez une session dans le compte auquel il appartient ou demandez un nouveau lien à votre courtier.',

  EmailPasswordRequired: 'Entrez votre courriel et votre mot de passe pour ouvrir une session.',
  EmailPasswordIncorrect:
    'Ce courriel et ce mot de passe ne correspondent pas. Vérifiez les deux ou réinitialisez votre mot de passe.',
  EmailNotRegistered:
    'Il n’y a pas encore de compte pour {{email}}. Vérifiez l’orthographe ou commencez une nouvelle demande avec cette adresse.',
  EmailAlreadyRegistered:
    'Il existe déjà un compte avec ce courriel. Ouvrez une session ou réinitialisez votre mot de passe.',
  InvalidEmail: 'Entrez une adresse courriel complète, par exemple nom@exemple.com.',
  RequiredEmailAddress: 'Entrez une adresse courriel.',
  RequiredFirstName: 'Entrez votre prénom.',
  RequiredLastName: 'Entrez votre nom de famille.',
  RequiredPassword: 'Entrez un mot de passe.',
  RequiredConfirmPassword: 'Entrez le mot de passe une deuxième fois.',
  PasswordIncorrect: 'Ce n’est pas votre mot de passe. Vérifiez-le et réessayez.',
  PasswordFormat:
    'Utilisez de 6 à 16 caractères sans espace : au moins un chiffre, une majuscule, une minuscule et un de ces caractères : @ ! # $ % - _ = + < >.',
  PasswordTooCommon: 'Beaucoup de gens utilisent ce mot de passe : il est facile à deviner. Choisissez-en un autre.',
  PasswordsDoNotMatch: 'Entrez le même mot de passe dans les deux champs.',
  VerificationCodeExpired: 'Ce code est expiré. Demandez-en un nouveau.',
  VerificationCodeIncorrect:
    'Ce n’est pas le code que nous avons envoyé. Vérifiez le code à six chiffres dans notre dernier courriel.',
  RequiredVerificationCode: 'Entrez le code à six chiffres que nous vous avons envoyé.',
  PasswordResetLinkExpired: 'Ce lien de réinitialisation du mot de passe est expiré. Demandez-en un nouveau.',
  SocialSignInFailed: 'Nous n’avons pas pu ouvrir votre session de cette façon. Réessayez ou utilisez votre courriel.',
  RobotCheckRequired:
    'Il y a eu beaucoup d’essais avec cette adresse. Faites la vérification ci-dessous pour continuer.',
  SignInAgain:
    'Vous vous êtes connecté il y a plus de dix minutes. Déconnectez-vous, reconnectez-vous, puis supprimez votre compte.',
  SignInTicketExpired: 'Ce lien de connexion ne sert qu’une fois, pendant une minute. Demandez-en un nouveau.',

  InterViewMissingPurpose: 'Choisissez à quoi servira le prêt hypothécaire.',
  InterViewMissingSearchStatus: 'Choisissez où vous en êtes dans votre recherche.',
  InterViewMissingPropertyValue: 'Entrez la valeur de la propriété.',
  InterViewMissingPropertyType: 'Choisissez le type de propriété et la description qui convient.',
  InterViewMissingOccupancy: 'Choisissez à quoi servira la propriété.',
  InterViewMissingClosingDate: 'Entrez la date de signature. Une date approximative suffit.',
  InterViewMissingDownPayment: 'Entrez votre mise de fonds : la part du prix que vous payez vous-même.',
  DownPaymentTooLow:
    'C’est moins que le minimum légal\u00A0: 5\u00A0% du prix jusqu’à 500\u00A0000\u00A0$ et 10\u00A0% du reste, ou 20\u00A0% à partir de 1,5\u00A0million de dollars ou pour un immeuble locatif.',
  InterViewMissingRenewDate: 'Entrez la date de renouvellement de votre prêt hypothécaire.',
  InterViewMissingRefinanceDate: 'Entrez la date à laquelle vous aimeriez refinancer.',
  ClosingDateOutOfRange:
    'Choisissez une date de signature à partir d’aujourd’hui : d’ici cinq ans au plus, ou deux ans dans la demande de prêt hypothécaire.',
  InvalidDate: 'Entrez un jour, un mois et une année qui existent\u00A0: 13 avril 2027 ou 2027-04-13.',
  InvalidYear: 'Entrez une année à quatre chiffres, à partir de 1900\u00A0: 2026.',
  InvalidAmount: 'Entrez un montant de zéro ou plus, avec au plus deux décimales.',
  InvalidPostalCode: 'Entrez le code postal sous cette forme\u00A0: K1A\u00A00B1.',
  InvalidZipCode: 'Entrez les cinq chiffres du code ZIP, ou les neuf.',
  UnknownChoice: 'Choisissez une des réponses de la liste.',

  IdentificationMissingApplicantGroupType: 'Choisissez le rôle dans cette demande.',
  IdentificationMissingFirstName: 'Entrez le prénom.',
  IdentificationMissingLastName: 'Entrez le nom de famille.',
  IdentificationMissingDOB: 'Entrez la date de naissance.',
  DateOfBirthOutOfRange: 'Vérifiez l’année de naissance : il faut avoir 18 ans ou plus pour faire une demande.',
  IdentificationMissingPhone: 'Entrez un numéro de cellulaire ou de téléphone à la maison : un seul suffit.',
  InvalidPhone:
    'Entrez les dix chiffres du numéro de téléphone, en commençant par l’indicatif régional. Hors du Canada et des États-Unis, commencez par + et l’indicatif du pays.',
  IdentificationSIN: 'Entrez le NAS à neuf chiffres.',
  InvalidSin: 'Vérifiez le NAS\u00A0: il compte neuf chiffres. Il en manque peut-être un, ou deux sont inversés.',
  IdentificationMissingMaritalStatus: 'Choisissez l’état matrimonial.',
  IdentificationMissingRelationship: 'Choisissez le lien avec le demandeur principal.',
  IdentificationRequiredRecord: 'Ajoutez au moins une pièce d’identité.',
  IdentificationMissingType: 'Choisissez le type de pièce d’identité.',
  IdentificationMissingCountry: 'Choisissez le pays qui a délivré la pièce d’identité.',
  IdentificationMissingIdentificationNumber: 'Entrez le numéro de la pièce d’identité.',
  DeleteIdentificationRequiredRecord: 'Une pièce d’identité est exigée. Ajoutez-en d’abord une autre.',
  AlreadyHasSpouse:
    '{{name}} figure déjà comme époux, épouse ou conjoint de fait. Choisissez un autre lien ou modifiez d’abord le sien.',

  AtLeastOneCurrentAddress: 'Choisissez une adresse actuelle, et une seule.',
  YearAddressHistory: 'Ajoutez les adresses précédentes jusqu’à couvrir toutes les années demandées.',
  MissingTimeAtAddress: 'Il manque la durée à une adresse\u00A0: entrez les années, les mois ou les deux.',
  MissingAddress: 'Entrez cette adresse, rue comprise.',
  MissingStreetNumber: 'Entrez le numéro municipal, ou cochez la case s’il n’y en a pas.',
  MissingCity: 'Entrez la ville.',
  MissingProvince: 'Choisissez la province, le territoire ou l’État.',
  MissingPostalCode: 'Entrez le code postal.',
  MissingZipCode: 'Entrez le code ZIP.',
  MissingResidentialStatus: 'Choisissez propriétaire, locataire ou une autre situation.',
  MissingRent: 'Entrez le loyer par mois.',
  MonthsOutOfRange: 'Entrez la durée en années et en mois : au plus 83 ans et 3 mois.',

  MissingIncomeType: 'Choisissez le type de revenu.',
  MissingEmploymentHistoryStatusDD: 'Choisissez emploi actuel ou emploi précédent.',
  MissingIncomeAmount: 'Entrez le montant de ce revenu.',
  MissingHourlyRate: 'Entrez le taux horaire.',
  InvalidHoursPerWeek: 'Entrez les heures habituelles par semaine, au plus 168.',
  InvalidWeeksPerYear: 'Entrez les semaines travaillées dans une année, de 1 à 52.',
  MissingType: 'Choisissez temps plein, temps partiel ou saisonnier.',
  MissingEmployerJobTitle: 'Entrez le titre du poste ou le métier.',
  MissingTimeAtWork: 'Entrez la durée\u00A0: au moins un mois.',
  MissingEmployerName: 'Entrez le nom de l’employeur ou de l’entreprise.',
  MissingEmployerNumber: 'Entrez le numéro de téléphone de l’employeur ou de l’entreprise.',
  MissingIncomePeriod: 'Choisissez à quelle fréquence vous recevez ce revenu.',
  MissingEmploymentGap: 'Choisissez la raison qui convient le mieux.',
  MissingEmploymentGapDesc: 'Décrivez la raison en quelques mots.',
  MissingArrivalDate: 'Entrez la date d’arrivée au Canada. Une date approximative suffit.',
  ArrivalDateInFuture: 'Entrez une date d’arrivée entre 1900 et aujourd’hui.',
  EmploymentHistoryNeedMoreyears:
    'Ajoutez les emplois précédents ou les périodes sans emploi jusqu’à couvrir toutes les années demandées.',
  IncomeRequiredRecord: 'Ajoutez au moins un revenu.',

  PropertyMissingAddress: 'Entrez l’adresse de cette propriété, rue comprise.',
  PropertyMissingOccupancyType: 'Choisissez à quoi sert la propriété.',
  PropertyMissingPropertyType: 'Choisissez le type de propriété et la description qui convient.',
  PropertyMissingPropertyValue: 'Entrez ce que vaut la propriété aujourd’hui. Une valeur approximative suffit.',
  PropertyMissingPropertyTax: 'Entrez les taxes foncières par année. Elles figurent sur votre compte de taxes.',
  PropertyMissingRentalIncome: 'Entrez les loyers reçus par mois.',
  PropertyMissingCondoFee: 'Entrez les frais de copropriété par mois.',
  PropertyMissingPaymentFrequency: 'Choisissez la fréquence des versements de ce prêt hypothécaire.',
  PropertyMissingBalance: 'Entrez ce que vous devez encore sur ce prêt hypothécaire.',
  PropertyMissingRateType: 'Choisissez le type de taux d’intérêt.',
  PropertyMissingInterestRate: 'Entrez le taux d’intérêt de ce prêt hypothécaire.',
  PropertyMissingLoanType: 'Choisissez le type de prêt.',
  PropertyMissingMaturityDate:
    'Entrez la date d’échéance : le jour où se termine le terme actuel de ce prêt hypothécaire.',

  AssetMissingAssetType: 'Choisissez le type de bien.',
  AssetMissingAssetValue: 'Entrez ce que cela vaut. Une valeur approximative suffit.',
  AssetRequiredRecord: 'Ajoutez au moins un bien.',
  AssetMissingLiabilityType: 'Choisissez le type de dette.',
  AssetMissingLiabilityBalance: 'Entrez ce que vous devez encore sur cette dette.',
  LiabilityMissingMonthlyPayment: 'Entrez le montant versé chaque mois.',
  LiabilityRequiredRecord: 'Ajoutez au moins une dette.',

  PrimaryApplicantStays: 'Le demandeur principal ne peut pas être retiré. Au besoin, communiquez avec votre courtier.',
  ApplicantNotRemovable: 'Ce demandeur ne peut plus être retiré. Au besoin, communiquez avec votre courtier.',

  RequiredRecipients: 'Entrez l’adresse courriel de la personne à inviter.',
  TooManyRecipients: 'Invitez jusqu’à cinq personnes à la fois, ou une seule si elle fait déjà partie de la demande.',
  RequiredPhoneNumbers: 'Entrez le numéro de cellulaire de la personne à inviter.',
  PhoneNumberExists: 'Ce numéro figure deux fois. Entrez chaque numéro une seule fois.',
  PhoneNotTextable:
    'Les textos ne peuvent être envoyés qu’à des cellulaires du Canada et des États-Unis. Envoyez cette invitation par courriel.',
  TextsNotSent: 'Ce site ne peut pas envoyer de textos. Envoyez cette invitation par courriel.',
  NoteNeedsName: 'Entrez d’abord votre nom, dans vos renseignements personnels\u00A0: il sert de signature à la note.',
  NoteTooLong: 'La note peut compter 300\u00A0caractères au plus.',
  NoteWithContactDetails:
    'N’ajoutez ni lien, ni courriel, ni numéro de téléphone\u00A0: l’invitation contient déjà son lien. S’il n’y en a pas, ajoutez un espace après chaque point.',
  RequiredInvitedApplicant: 'Choisissez à qui s’adresse l’invitation.',
  InviteCoApplicantSubmitted:
    'Cette partie a déjà été envoyée, ou l’invitation a été fermée. Plus rien ne peut y être modifié.',
  InviteCoApplicantExpired: 'Ce lien est expiré. Demandez-en un nouveau à la personne qui vous a envoyé l’invitation.',
  ChangesNotConfirmed: 'Une personne que vous avez invitée a modifié un chiffre ici. Confirmez-le ou changez-le.',
  InvitedPersonNotDone:
    'Une personne invitée n’a pas encore envoyé sa partie. Votre courtier en a besoin avant l’envoi.',

  MortgageMissingAddress: 'Entrez l’adresse de la propriété, rue comprise.',
  MissingRequiredMortgage:
    'Entrez une mise de fonds inférieure à la valeur de la propriété, pour qu’il reste un montant à emprunter.',
  MissingRequestedAmount: 'Entrez le montant que vous souhaitez emprunter.',
  MissingRenewedMortgage: 'Ajoutez le prêt hypothécaire que vous souhaitez renouveler.',
  MissingWhichProvince: 'Choisissez la province où vous cherchez.',
  MortgageMissingEstimatedValue: 'Entrez ce que vaut la propriété aujourd’hui. Une valeur approximative suffit.',
  MortgageMissingPropertyType: 'Choisissez le type de propriété et la description qui convient.',
  MortgageMissingOriginalMtgAmount: 'Entrez le montant initial de ce prêt hypothécaire.',
  MortgageMissingBalance: 'Entrez ce que vous devez encore sur ce prêt hypothécaire.',
  MortgageMissingPayment: 'Entrez le versement régulier de ce prêt hypothécaire.',
  MortgageMissingPaymentFrequency: 'Choisissez la fréquence des versements de ce prêt hypothécaire.',
  MortgageMissingMaturityDate:
    'Entrez la date d’échéance : le jour où se termine le terme actuel de ce prêt hypothécaire.',
  MortgageMissingInterestRate: 'Entrez le taux d’intérêt de ce prêt hypothécaire, supérieur à 0 %.',
  MortgageMissingLoanType: 'Choisissez le type de prêt.',
  MaturityDateOutOfRange: 'Choisissez une date d’échéance dans 30\u00A0ans au plus.',
  PurchaseDateInFuture: 'Choisissez la date où vous avez acheté la propriété : aujourd’hui ou avant.',
  TooManyMortgages:
    'Vous ne pouvez pas ajouter d’autre prêt hypothécaire à cette propriété. Gardez les plus importants.',
  PropertyAgeOutOfRange: 'Entrez l’âge de la propriété en années, de 1 à 999.',

  RequestDocumentReqUploads:
    'Il manque encore sur cette page un élément exigé par votre courtier. Ajoutez-le, puis continuez.',
  BankStatementMaxRequests:
    'Une banque peut être connectée trois fois au plus. En cas de problème, votre courtier peut recevoir vos relevés autrement.',
  FeatureCreditInsufficientCredits:
    'Votre courtier ne peut pas recevoir de relevés de cette façon en ce moment. Communiquez avec lui.',
  unauthorizedRequest: 'La connexion bancaire de votre courtier n’est pas encore en place. Communiquez avec lui.',
  BankStatementUnavailable:
    'La connexion bancaire n’est pas accessible en ce moment. Attendez un peu, puis essayez de nouveau.',

  ConsentRequired: 'Acceptez le consentement avant d’envoyer la demande.',
  ApplicationIncomplete: 'Remplissez tous les champs obligatoires avant l’envoi. Voici ce qui manque encore.',
  ApplicationSubmitted: 'Cette demande a déjà été envoyée. Pour la modifier, communiquez avec votre courtier.',
  StepNotOpen: 'Cette étape n’est pas encore ouverte. Terminez d’abord celle qui la précède.',
  NoRequest:
    'Il n’y a pas de demande de documents à cette adresse. Vérifiez le lien ou demandez à votre courtier de l’envoyer de nouveau.',
  ExpiredLink: 'Ce lien est expiré. Demandez à votre courtier de l’envoyer de nouveau.',
  WrongAccessCode:
    'Ce n’est pas le code que nous avons envoyé. Vérifiez le courriel le plus récent, ou demandez un nouveau code ci-dessous.',
  WrongOrInvalidEmail: 'Adresse courriel erronée ou non valide. Entrez celle qui a reçu notre message.',
  DocumentClosed: 'Vous ne pouvez plus ajouter de fichiers ici\u00A0: votre courtier a ce qu’il lui faut.',
  DocumentSubmitted: 'Votre courtier l’a déjà reçu\u00A0: vous ne pouvez plus le retirer.',
  ReasonRequired: 'Corrigez les réponses ci-dessus, ou expliquez en quelques mots.',
  DocumentReasonRequired: 'Dites en quelques mots à votre courtier pourquoi vous n’avez pas ce document.',
  DecisionStays:
    'Il est trop tard pour annuler\u00A0: les deux minutes sont passées, ou quelque chose a changé depuis. Décidez de nouveau pour ce document.',
  NothingToRemind: 'Aucune demande en cours n’attend de document. Si un lien a expiré, renvoyez la demande.',
  RemindedRecently:
    'Ces personnes ont reçu un courriel à ce sujet dans les 20\u00A0dernières heures. Laissez-leur un peu de temps.',
  TooManyUploads:
    'Il n’y a plus de place pour ce fichier\u00A0: la limite est de 50\u00A0fichiers et de 250\u00A0Mo. Retirez-en un, ou réunissez des photos en un seul PDF.',
  MissingRequiredDocuments:
    'Un document obligatoire n’a pas encore de fichier. Revenez aux documents pour en ajouter un.',

  StaleEdit: 'Cela a été modifié dans une autre fenêtre ou par quelqu’un d’autre.',
  LeadTaken: 'Quelqu’un d’autre a pris cette demande entretemps.',
  TooManyRecords: 'Il n’y a plus de place pour une autre entrée. Retirez-en une avant d’ajouter celle-ci.',

  ESignEnterAllFields: 'Entrez un prénom, un nom de famille et un courriel pour chaque signataire.',
  ESignUniqueEmail: 'Donnez à chaque signataire un courriel qui lui est propre.',
  SigningConsentRequired: 'Cochez la case pour accepter de signer électroniquement, ou choisissez de ne pas signer.',
  SigningSignatureRequired: 'Tracez votre signature dans le cadre ou choisissez de taper votre nom.',
  SigningNameRequired: 'Tapez votre nom comme vous le signez.',
  SigningReasonRequired: 'Dites en quelques mots à votre courtier pourquoi vous ne signez pas.',
  SigningLinkExpired: 'Ce lien est expiré. Demandez-en un nouveau : nous vous l’enverrons par courriel.',
  SigningNotOpen: 'Ce document n’attend pas votre signature. Rechargez la page pour voir son état.',
  InvalidDocument: 'Choisissez un document PDF d’au plus 10\u00A0Mo qui s’ouvre sans mot de passe.',

  CLI_SecurityCheck: 'Pour votre sécurité, confirmez de nouveau qui vous êtes pour continuer.',
  CLI_InformationDoesNotMatch:
    'Ces renseignements ne correspondent pas à nos dossiers. Vérifiez le montant, le code postal, la date et le code.',
  CLI_WrongEmail: 'Adresse courriel erronée ou incomplète. Entrez celle que votre courtier a pour vous.',
  CLI_InvalidApplication: 'Cette demande ne peut plus être ouverte. Demandez un nouveau lien à votre courtier.',
  CLI_ApplicationSent: 'Cette demande a été envoyée pour signature. Pour la modifier, communiquez avec votre courtier.',
  CLI_DuplicateApplication: 'Il existe déjà une demande d’assurance pour ce prêt. Un prêt ne peut en avoir qu’une.',
  CLI_PleaseEnterGetQuoteRequiredInformation:
    'Pour obtenir une soumission, veuillez indiquer qui fume et quand la police entre en vigueur.',
  CLI_PleaseEnterRequiredInformation:
    'Veuillez répondre à tout ce qui manque encore, puis préparez de nouveau votre demande.',
  CLI_QuoteError:
    'Nous n’avons pas pu calculer votre prime. Ouvrez de nouveau le lien de notre courriel ; si cela n’aide pas, communiquez avec votre courtier.',
  CLI_QuoteChanged: 'Votre prime a changé depuis la soumission. Vérifiez la nouvelle avant de continuer.',
  CLI_MissingSmoker: 'Choisissez oui ou non.',
  CLI_MissingEffectiveType: 'Choisissez quand la police entre en vigueur.',
  CLI_PastFundingDate:
    'La date du déboursement est passée. Choisissez une date à venir ou l’entrée en vigueur dès l’approbation.',
  CLI_MissingCoverage: 'Choisissez au moins une protection ou refusez-les toutes.',
  CLI_MissingHealthAnswers: 'Répondez par oui ou non à chaque question sur votre santé.',
  CLI_Institution_Number: 'Entrez les trois chiffres de votre institution.',
  CLI_NotValidFinCode:
    'Aucune institution financière n’a ce numéro. Vérifiez les trois chiffres sur un chèque, puis validez de nouveau.',
  CLI_Transit_Number: 'Entrez les cinq chiffres de votre succursale (transit).',
  CLI_Account_Number: 'Entrez les 7 à 12 chiffres de votre compte.',
  CLI_AgreementRequired: 'Lisez l’accord de débits préautorisés et cochez la case pour l’accepter.',
  CLI_SignersDiffer:
    'La liste des signataires a changé et est maintenant à jour. Vérifiez-la avant de l’envoyer. Pour faire corriger un nom ou une adresse, communiquez avec votre courtier.',
  INSUFFICIENT_FUNDS: 'Votre courtier n’a pas assez de crédits pour une signature électronique. Communiquez avec lui.',
  CLI_ApplicantsNotFound:
    'Demandeurs introuvables : nommez les personnes liées à ce prêt, dont une comme demandeur principal.',
  CLI_MissingApplicantNames: 'Entrez le prénom et le nom de famille de chaque demandeur.',
  CLI_InvalidEmail: 'Entrez un courriel complet pour chaque demandeur.',
  CLI_InvalidDateOfBirth: 'Entrez la date de naissance (année, mois, jour) d’une personne qui peut être assurée.',
  CLI_InvalidAddress: 'Entrez le code postal du demandeur, par exemple A1A 1A1.',
  CLI_NoSubjectProperty:
    'Il n’y a pas de propriété visée\u00A0: entrez l’adresse de la propriété à laquelle le prêt se rapporte.',
  CLI_InvalidPropertyAddress: 'Entrez la rue, la ville et le code postal de la propriété.',
  CLI_NoMortgage: 'Il n’y a pas encore de prêt : envoyez la demande avec le montant demandé.',
  CLI_InvalidLoanAmount: 'Entrez le montant du prêt, supérieur à 0.',
  CLI_MissingTerm: 'Entrez le terme du prêt en mois.',
  CLI_MissingInterestRate: 'Entrez le taux d’intérêt du prêt.',
  CLI_InvalidFrequency: 'Choisissez une fréquence de versement, de 0 (mensuelle) à 5 (hebdomadaire accélérée).',
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
  LeadFieldRequired: 'Remplissez ce champ pour que nous puissions vous répondre.',
  LeadTextTooLong: 'Raccourcissez ce texte à 2 000 caractères au plus.',
  LeadInvalidNumber: 'Entrez un nombre égal ou supérieur à zéro, en chiffres.',
  InvalidUrl: 'Entrez une adresse Web complète, avec son préfixe http ou https.',
  CaptchaNotValidated:
    'Nous n’avons pas pu confirmer que vous n’êtes pas un robot. Relancez la vérification ou communiquez directement avec le courtier.',
  LeadUnknownControl: 'Aucun type de champ ne porte ce nom. Les types figurent dans la documentation des formulaires.',
  LeadDuplicateCode: 'Chaque code ne peut figurer qu’une fois par section. Renommez ou retirez l’un d’eux.',
  LeadMissingChoices: 'Une liste a besoin de choix : nommez-les dans availableValues.',
  PartnerAnswerRequired: 'Choisissez oui ou non.',
  PartnerOfferAnswered:
    'Vous avez déjà répondu à cette offre. Pour tout changement, communiquez avec votre représentant en assurance.',

  FileTooLarge: 'Ce fichier dépasse 25 Mo. Envoyez-le en plusieurs parties ou prenez des photos plus petites.',
  FileTypeNotAccepted:
    'Choisissez une photo ou un fichier PDF, Word, Excel ou ZIP. Pour tout autre document, imprimez-le d’abord en PDF.',
  FileEmpty: 'Ce fichier est vide. Ouvrez-le pour vérifier, puis choisissez-le de nouveau.',
  FileNameMismatch:
    'Le nom de ce fichier ne correspond pas à son contenu. Ouvrez-le, enregistrez-le de nouveau et envoyez cette copie.',
  FilePasswordProtected:
    'Ce fichier demande un mot de passe. Enregistrez-le sans mot de passe ou imprimez-le en PDF, puis envoyez cette copie.',
  FileDamaged:
    'Ce fichier semble endommagé ou incomplet. S’il s’ouvre sur votre appareil, enregistrez-le de nouveau ou imprimez-le en PDF.',
  FileUnsafe:
    'Ce fichier contient quelque chose que nous ne pouvons pas accepter, comme une macro, un programme ou un fichier caché. Imprimez-le en PDF et envoyez cette copie, ou envoyez un par un les fichiers d’une archive.',
  FileInfected:
    'Notre antivirus a trouvé quelque chose dans ce fichier : nous ne l’avons pas gardé. Vérifiez votre appareil, puis envoyez une copie saine.',
  PhotosNotJoinable: 'Une de ces photos n’a pas pu être mise dans un PDF. Envoyez-les plutôt une par une.',

  UnknownSite: 'Il n’y a pas de courtier à cette adresse. Vérifiez le lien que vous avez reçu.',
  InvalidImage: 'Choisissez une image PNG, JPEG, WebP ou GIF qui s’ouvre sur votre appareil.',
  RecipientHasSent:
    'On a déjà reçu quelque chose pour cette demande\u00A0: aucun destinataire ne peut en être retiré. Retirez-la et faites-en une nouvelle pour la bonne personne.',
  InvalidSetting: 'Cela ne convient pas ici. Vérifiez ce que vous avez entré ou essayez autre chose.',
  UnknownPlaceholder:
    'Ce texte contient des accolades qui ne nomment aucune valeur de son genre. N’utilisez que celles qu’indique list-legal-texts.',
  LegalVersionTaken: 'Ce genre de texte a déjà une version de ce nom. Choisissez-en un autre.',
  LegalTextInEffect: 'Ce texte est déjà en vigueur et reste au dossier. Approuvez ou enregistrez-en plutôt un autre.',
  LegalTextChanged: 'Ce n’est plus le texte fourni avec le portail. Lisez le texte actuel, puis approuvez celui-là.',
  InvalidRuleValue: 'Cette valeur n’a pas la forme de sa règle. list-rule-overrides montre cette forme.',
  RuleValueOutOfRange: 'Ce nombre dépasse ce que sa règle permet, ou a trop de décimales.',
  TiersNotAscending:
    'Chaque tranche doit finir plus haut que la précédente, et la dernière couvre tous les montants supérieurs.',
  RuleOfOtherSites:
    'Ce que fixe la loi ou un assureur se change pour tous les sites (SiteID 0), tout le reste pour un seul site.',
  OverrideTooLong: 'Un changement vaut pour douze mois au plus. Entrez un dernier jour plus proche.',

  ...office,
}
