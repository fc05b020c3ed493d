import type { Translation } from '../kit/translation.ts'
import type { en } from './institution.en.ts'

export const fr: Translation<typeof en> = {
  name: 'Institution simulée',
  otherLanguage: 'English',
  warning:
    'Ceci est une simulation, sans véritable banque\u00A0: n’entrez jamais ici le mot de passe de votre vraie banque.',
  error: 'Erreur\u00A0: {{title}}',
  choose: {
    title: 'Avec quelle institution faites-vous affaire\u202F?',
    label: 'Votre institution',
    next: 'Continuer',
  },
  signIn: {
    title: 'Connexion\u00A0: {{institution}}',
    why: 'Vous pouvez entrer n’importe quoi ici, par exemple «\u00A0test\u00A0».',
    user: 'Nom d’utilisateur',
    password: 'Mot de passe',
    next: 'Ouvrir une session',
  },
  share: {
    title: 'Que voulez-vous transmettre\u202F?',
    label: 'Comptes',
    account: '{{title}}, se terminant par {{digits}}',
    consent:
      'J’autorise la transmission, une seule fois, de 90\u00A0jours de ces comptes au courtier hypothécaire qui me les a demandés.',
    next: 'Transmettre et revenir',
  },
  cancel: 'Revenir sans rien transmettre',
  over: {
    title: 'Cette session est terminée',
    why: 'Fermez cette page et recommencez à partir de votre demande de prêt hypothécaire.',
  },
  problems: {
    institution: 'Choisissez une institution.',
    user: 'Entrez un nom d’utilisateur. N’importe quel mot convient.',
    password: 'Entrez un mot de passe. N’importe quel mot convient.',
    accounts: 'Choisissez au moins un compte.',
    consent: 'Cochez la case pour transmettre, ou revenez sans rien transmettre.',
  },
  institutions: {
    maple: 'Banque Exemple de l’Érable',
    fundy: 'Caisse Exemple de Fundy',
    prairie: 'Fiducie Exemple des Prairies',
  },
  accounts: { chequing: 'Compte de chèques', savings: 'Compte d’épargne', creditLine: 'Marge de crédit' },
  entries: {
    pay: 'Dépôt de paie',
    rent: 'Loyer',
    groceries: 'Épicerie',
    power: 'Électricité',
    transfer: 'Virement à l’épargne',
    interest: 'Intérêts',
    payment: 'Paiement',
  },
}
