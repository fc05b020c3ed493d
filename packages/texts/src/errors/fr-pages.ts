import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Errors of the portal's other pages, which a browser loads with the first of them. */
export const fr = {
  PartIsPrivate:
    'Cette personne remplit elle-même sa partie, dont certaines réponses sont privées. Pour la remplir à sa place, retirez d’abord son invitation.',

  OtherInvitation: 'Une autre invitation est ouverte dans ce navigateur. Pour continuer, rouvrez votre propre lien.',

  InterViewMissingPurpose: 'Choisissez à quoi servira le prêt hypothécaire.',
  InterViewMissingSearchStatus: 'Choisissez où vous en êtes dans votre recherche.',
  InterViewMissingPropertyValue: 'Entrez le prix ou la valeur de la propriété.',
  InterViewMissingPropertyType: 'Choisissez le type de propriété et la description qui convient.',
  InterViewMissingOccupancy: 'Indiquez qui y habitera.',
  InterViewMissingClosingDate: 'Entrez la date de signature. Une date approximative suffit.',
  InterViewMissingDownPayment: 'Entrez votre mise de fonds : la part du prix que vous payez vous-même.',
  DownPaymentTooLow:
    'C’est moins que le minimum légal\u00A0: 5\u00A0% du prix jusqu’à 500\u00A0000\u00A0$ et 10\u00A0% du reste, ou 20\u00A0% à partir de 1,5\u00A0million de dollars ou pour un immeuble locatif.',
  InterViewMissingRenewDate: 'Entrez la date de renouvellement de votre prêt hypothécaire.',
  InterViewMissingRefinanceDate: 'Entrez la date à laquelle vous aimeriez refinancer.',
  ClosingDateOutOfRange:
    'Choisissez une date de signature à partir d’aujourd’hui : d’ici cinq ans au plus, ou deux ans dans la demande de prêt hypothécaire.',
  InvalidDate: 'Entrez un jour, un mois et une année qui existent, par exemple 13 avril 2027 ou 2027-04-13.',
  InvalidYear: 'Entrez une année à quatre chiffres, à partir de 1900, par exemple 2026.',
  InvalidAmount: 'Entrez un montant de zéro ou plus, avec au plus deux décimales.',
  InvalidPostalCode: 'Entrez le code postal sous cette forme\u00A0: K1A\u00A00B1.',
  InvalidZipCode: 'Entrez les cinq chiffres du code ZIP, ou les neuf.',

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
  TextsUsedUp: 'Ce site ne peut plus envoyer de textos aujourd’hui. Passez par le courriel ou réessayez demain.',
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
  ApplicationOnHold: 'Rien dans cette demande ne peut être supprimé pour l’instant. Communiquez avec votre courtier.',
  ApplicationWithdrawn:
    'Cette demande a été retirée avant d’être envoyée. Pour la poursuivre, communiquez avec votre courtier.',
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
  TooManyUploads:
    'Il n’y a plus de place pour ce fichier\u00A0: la limite est de 50\u00A0fichiers et de 250\u00A0Mo. Retirez-en un, ou réunissez des photos en un seul PDF.',
  MissingRequiredDocuments:
    'Un document obligatoire n’a pas encore de fichier. Revenez aux documents pour en ajouter un.',

  StaleEdit: 'Cela a été modifié dans une autre fenêtre ou par quelqu’un d’autre.',
  TooManyRecords: 'Il n’y a plus de place pour une autre entrée. Retirez-en une avant d’ajouter celle-ci.',
  RequiredNote: 'Écrivez d’abord quelque chose.',
  ConversationFull: 'Cette conversation est pleine. Téléphonez ou écrivez un courriel.',

  SigningConsentRequired: 'Cochez la case pour accepter de signer électroniquement, ou choisissez de ne pas signer.',
  SigningSignatureRequired: 'Tracez votre signature dans le cadre ou choisissez de taper votre nom.',
  SigningNameRequired: 'Tapez votre nom comme vous le signez.',
  SigningReasonRequired: 'Dites en quelques mots à votre courtier pourquoi vous ne signez pas.',
  SigningLinkExpired: 'Ce lien est expiré. Demandez-en un nouveau : nous vous l’enverrons par courriel.',
  SigningNotOpen: 'Ce document n’attend pas votre signature. Rechargez la page pour voir son état.',

  CLI_SecurityCheck: 'Pour votre sécurité, confirmez de nouveau qui vous êtes pour continuer.',
  CLI_InformationDoesNotMatch:
    'Ces renseignements ne correspondent pas à nos dossiers. Vérifiez le montant, le code postal, la date et le code.',
  CLI_WrongEmail: 'Adresse courriel erronée ou incomplète. Entrez celle que votre courtier a pour vous.',
  CLI_InvalidApplication: 'Cette demande ne peut plus être ouverte. Demandez un nouveau lien à votre courtier.',
  CLI_ApplicationSent: 'Cette demande a été envoyée pour signature. Pour la modifier, communiquez avec votre courtier.',
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
  CLI_InvalidDateOfBirth: 'Entrez la date de naissance (année, mois, jour) d’une personne qui peut être assurée.',
  CLI_InvalidLoanAmount: 'Entrez le montant du prêt, supérieur à 0.',
  LeadFieldRequired: 'Remplissez ce champ pour que nous puissions vous répondre.',
  LeadTextTooLong: 'Raccourcissez ce texte à 2 000 caractères au plus.',
  LeadInvalidNumber: 'Entrez un nombre égal ou supérieur à zéro, en chiffres.',
  InvalidUrl: 'Entrez une adresse Web complète, avec son préfixe http ou https.',
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
} satisfies Partial<Record<ErrorKey, string>>
