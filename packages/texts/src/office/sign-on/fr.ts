import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Authentification unique',
  why: 'Votre équipe ouvre ses sessions avec les comptes qu’elle a déjà, grâce à votre propre service OpenID Connect\u00A0: Microsoft Entra ID, Okta, Google Workspace ou un autre.',
  app: {
    title: '1. Dans votre service',
    lead: 'Inscrivez-y Foyer comme application Web avec cette adresse de redirection. Il vous donnera les trois valeurs à entrer plus bas.',
    redirect: 'Adresse de redirection',
    copy: 'Copier l’adresse',
  },
  form: {
    title: '2. Ici',
    lead: 'À l’enregistrement, nous lisons les réglages de votre service. Les autres propriétaires en sont avisés par courriel.',
    test: 'Tester l’émetteur',
    testing: 'Vérification…',
    works: 'Tout fonctionne. Votre équipe ouvrira ses sessions sur {{host}}.',
    submit: 'Enregistrer',
    busy: 'Lecture de ses réglages…',
    saved: 'C’est enregistré. L’authentification unique est prête.',
    kept: 'Laissez ce champ vide pour garder le secret enregistré.',
    once: 'Il est chiffré et ne sera plus jamais affiché.',
    otherIssuer: 'Avec un autre émetteur, les liens vers les comptes prennent fin.',
    otherIssuerRequired:
      'Ne l’imposez pas avant que votre équipe ait lié ses comptes de nouveau\u00A0: d’ici là, seul le propriétaire prévu pour les urgences peut entrer.',
    otherIssuerWhy:
      'Pendant sept jours, chacun pourra ouvrir une session avec un code reçu par courriel, créer une clé d’accès ou ajouter une application, puis lier son compte de nouveau.',
  },
  required: {
    who: 'Si votre service est en panne, ce propriétaire entre quand même avec une clé d’accès. Seuls ceux qui en ont une figurent ici.',
    noPasskey: 'Aucun propriétaire n’a encore de clé d’accès. Ajoutez-en d’abord une dans votre compte.',
    left_one: '{{count}}\u00A0personne n’a pas encore lié de compte et resterait à la porte\u00A0: {{names}}.',
    left_other: '{{count}}\u00A0personnes n’ont pas encore lié de compte et resteraient à la porte\u00A0: {{names}}.',
  },
  people: {
    title: '3. Pour votre équipe',
    lead: 'Chacun lie son compte une seule fois\u00A0: en acceptant une invitation, ou dans son compte du bureau. Cette page affiche votre bouton dans tous les navigateurs.',
    linked_one: '{{count}}\u00A0personne a lié son compte.',
    linked_other: '{{count}}\u00A0personnes ont lié leur compte.',
    copy: 'Copier le lien',
  },
  remove: {
    button: 'Retirer l’authentification unique',
    title: 'Retirer l’authentification unique\u202F?',
    text: 'Tous les liens vers les comptes seront supprimés et les sessions ouvertes de cette façon, fermées. Pendant sept jours, chacun pourra ouvrir une session avec un code reçu par courriel, puis créer une clé d’accès ou ajouter une application. Ensuite, vous devrez réinitialiser sa connexion. Qui travaille aussi pour un autre cabinet a besoin d’une nouvelle invitation.',
    submit: 'La retirer',
    done: 'L’authentification unique est retirée.',
  },
  back: {
    busy: 'Un instant…',
    busyWhy: 'Nous vérifions la réponse du service d’authentification de votre cabinet.',
    signIn: 'Votre session n’est pas encore ouverte',
    invitation: 'L’invitation n’est pas encore acceptée',
    link: 'Votre compte n’est pas lié',
    confirm: 'Pas encore confirmé',
    toSignIn: 'Retour à l’ouverture de session',
    toAccount: 'Retour à votre compte',
    toOffice: 'Retour au bureau',
    confirmed: 'Merci, c’est bien vous',
    confirmedWhy: 'La confirmation vaut cinq minutes. Revenez en arrière et refaites l’étape.',
    goOn: 'Revenir',
  },
  fields: {
    Name: { label: 'Nom sur le bouton', help: 'Affiché ainsi\u00A0: «\u00A0Continuer avec …\u00A0».' },
    Issuer: { label: 'Émetteur (issuer)', help: 'Par exemple https://login.microsoftonline.com/…/v2.0' },
    ClientID: { label: 'Identifiant client (client ID)' },
    ClientSecret: { label: 'Secret client (client secret)' },
    RequiredFl: { label: 'Toute l’équipe doit passer par là' },
    BreakGlassPersonID: { label: 'En cas d’urgence' },
  },
}
