import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  otherLanguage: 'English',
  skip: 'Aller au contenu',
  office: 'Bureau',
  menu: {
    label: 'Menu principal',
    short: 'Menu',
    open: 'Ouvrir le menu',
    home: 'Accueil',
    deals: 'Dossiers',
    leads: 'Prospects',
    leadsCount: 'Prospects {{count}}',
    people: 'Équipe',
    sites: 'Sites',
    me: 'Mon compte',
    templates: 'Modèles',
    signOn: 'Authentification unique',
    signOut: 'Fermer la session',
    work: 'Travailler pour {{brokerage}}',
  },
  commands: {
    open: 'Trouver',
    title: 'Que voulez-vous faire\u202F?',
    label: 'Une partie du nom',
    go: 'Aller à\u00A0: {{page}}',
    none: 'Rien ne porte ce nom sur cette page.',
    more_one: 'Et {{count}}\u00A0autre. Écrivez pour le trouver.',
    more_other: 'Et {{count}}\u00A0autres. Écrivez pour les trouver.',
  },
  session: {
    title: 'Êtes-vous toujours là\u202F?',
    text: 'Pour protéger vos clients, votre session se fermera bientôt. Ce que vous n’avez pas enregistré sera perdu.',
    final:
      'Votre session est ouverte depuis douze heures et prend fin maintenant. Enregistrez votre travail, puis ouvrez une nouvelle session.',
    extend: 'Rester en session',
  },
  signOut: {
    failed: 'Votre session est encore ouverte',
    text: 'Nous n’arrivons pas à joindre le serveur\u00A0: votre session est encore ouverte dans ce navigateur. Nous réessayons jusqu’à ce que ça fonctionne.',
    shared: 'Sur un ordinateur partagé, attendez que la page confirme que la session est fermée.',
  },
  confirm: {
    title: 'Confirmez votre identité',
    text: 'Cette étape est délicate\u00A0: nous préférons vérifier encore une fois. La confirmation vaut cinq minutes.',
    signOn: 'Vous ouvrirez de nouveau une session chez {{name}}, puis reviendrez à cette page pour refaire l’étape.',
  },
  signOn: {
    goOn: 'Continuer avec {{name}}',
    leaving: 'Redirection…',
  },
  factor: {
    passkey: 'Utiliser une clé d’accès',
    waiting: 'En attente de votre clé d’accès…',
    notUsed:
      'Votre clé d’accès n’a pas été utilisée. Réessayez et suivez les indications du navigateur ou du téléphone.',
    notMade: 'Aucune clé d’accès n’a été créée. Réessayez et suivez les indications du navigateur ou du téléphone.',
    isHere: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    unsupported:
      'Ce navigateur ne prend pas en charge les clés d’accès. Utilisez plutôt une application d’authentification.',
    or: 'ou',
    totp: 'Confirmer le code',
    checking: 'Vérification…',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'Sélectionnez et copiez à la main',
  },
  enrol: {
    choice: 'Votre façon d’ouvrir une session',
    passkey: 'Clé d’accès',
    app: 'Application d’authentification',
    passkeyText:
      'Votre empreinte, votre visage ou le NIP de cet appareil. Rien à retenir, et personne ne peut vous la soutirer.',
    makePasskey: 'Créer une clé d’accès',
    appText:
      'Une application comme Google Authenticator, Microsoft Authenticator ou 1Password affiche un nouveau code toutes les 30\u00A0secondes.',
    scan: 'Balayez ce carré avec l’application.',
    qr: 'Code QR pour votre application d’authentification',
    byHand: 'Impossible de le balayer\u202F? Entrez cette clé dans l’application\u00A0:',
    thenCode: 'Entrez ensuite le code que l’application affiche.',
    add: 'Ajouter l’application',
    start: 'Configurer l’application',
  },
  codes: {
    title: 'Conservez vos codes de récupération',
    why: 'Si vous perdez votre téléphone ou votre ordinateur, l’un de ces codes vous permettra d’ouvrir une session. Chacun sert une seule fois, et ils ne s’affichent que maintenant.',
    list: 'Codes de récupération',
    copy: 'Tout copier',
    print: 'Imprimer',
    kept: 'Je les ai conservés',
  },
  keys: {
    off: 'Les raccourcis clavier sont désactivés.',
    switchOff: 'Désactiver les raccourcis',
    switchOn: 'Activer les raccourcis',
  },
  roles: {
    owner: 'Propriétaire',
    broker: 'Courtier ou courtière',
    assistant: 'Adjoint ou adjointe',
    compliance: 'Conformité',
  },
  roleHelp: {
    owner: 'Tout, y compris l’équipe, les sites et les réglages.',
    broker: 'Suit les dossiers du premier appel au décaissement.',
    assistant: 'Prépare les dossiers\u00A0: documents, demandes, notes.',
    compliance: 'Voit tous les dossiers et le journal, sans rien modifier.',
  },
  reaches: {
    own: 'Ses propres dossiers',
    sites: 'Tous les dossiers de certains sites',
    brokerage: 'Tous les dossiers du cabinet',
  },
  fields: {
    Code: { label: 'Code de votre application d’authentification' },
  },
  languages: { en: 'English', fr: 'Français' },
  home: {
    title: 'Bienvenue, {{name}}',
    why: 'Voici votre bureau chez {{brokerage}}',
    next: 'Pour bien commencer',
    site: 'Ouvrez votre site à vos clients',
    siteText: 'Choisissez son adresse\u00A0: il est en ligne en une minute.',
    invite: 'Invitez les personnes avec qui vous travaillez',
    inviteText: 'Chacune a un rôle et ne voit que les dossiers que vous choisissez.',
    factor: 'Ajoutez une deuxième façon d’ouvrir une session',
    factorText: 'Pour qu’un téléphone perdu ne vous laisse jamais à la porte.',
    sites: 'Vos sites',
    none: 'Aucun site pour l’instant. C’est un propriétaire de votre cabinet qui les crée.',
  },
  share: {
    link: 'Lien pour vos clients',
    form: 'Formulaire de contact pour votre site Web',
    formText: 'Collez ce code à l’endroit où le formulaire doit paraître.',
    copyLink: 'Copier le lien',
    copyForm: 'Copier le code',
  },
  filters: {
    label: 'Filtres',
    open: 'Filtres',
    some_one: '{{count}}\u00A0filtre',
    some_other: '{{count}}\u00A0filtres',
  },
  notPermitted: {
    title: 'Cette page ne vous est pas ouverte',
    why: 'Elle ne fait pas partie de votre rôle. Un propriétaire de votre cabinet peut y remédier.',
    back: 'Retour à l’accueil',
  },
  notFound: {
    title: 'Cette page est introuvable',
    why: 'L’adresse est peut-être ancienne ou incomplète.',
    back: 'Aller à l’accueil',
  },
  broken: { title: 'Un problème est survenu de notre côté' },
}

export const sameInBothLanguages = ['menu.short', 'menu.sites', 'languages.en', 'languages.fr']
