import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  skip: 'Aller au contenu',
  otherLanguage: 'English',
  licence: 'Permis {{number}}',
  menu: {
    label: 'Menu principal',
    open: 'Menu principal',
    myDeals: 'Mes demandes',
    contact: 'Contact',
    current: 'Demande en cours',
    user: 'Votre compte',
    profile: 'Profil',
    logout: 'Fermer la session',
  },
  footer: {
    label: 'À propos de ce site',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    disclosure: 'Divulgation',
    credit: 'Propulsé par Foyer',
  },
  notFound: {
    title: 'Désolé, cette page est introuvable',
    why: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Utilisez le lien envoyé par votre courtier pour recommencer.',
  },
  fallback: {
    title: 'Ce portail n’a pas pu s’ouvrir',
    why: 'Veuillez utiliser le lien complet que votre courtier hypothécaire vous a remis et vérifier qu’il n’en manque pas la fin.',
  },
  broken: { title: 'Cette page n’a pas pu s’afficher' },
}
