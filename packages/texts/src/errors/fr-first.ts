import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Errors of the home page: of every call, of the account and of the site. */
export const fr = {
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
  LegalTextsNotApproved:
    'Ce site n’est pas encore ouvert. Votre courtier vous aidera volontiers par téléphone ou par courriel.',
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

  UnknownChoice: 'Choisissez une des réponses de la liste.',

  CaptchaNotValidated:
    'Nous n’avons pas pu confirmer que vous n’êtes pas un robot. Réessayez ou communiquez directement avec nous.',

  UnknownSite: 'Il n’y a pas de courtier à cette adresse. Vérifiez le lien que vous avez reçu.',
} satisfies Partial<Record<ErrorKey, string>>
