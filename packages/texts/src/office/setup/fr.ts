import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  progress: 'Étape {{step}} de {{count}}\u00A0: {{name}}',
  steps: { you: 'Vous', brokerage: 'Cabinet', site: 'Site', brand: 'Image', people: 'Équipe', done: 'Prêt' },
  missing: {
    title: 'Ouvrez le lien affiché par le serveur',
    why: 'À son premier démarrage, Foyer affiche un lien pour configurer votre cabinet. Il sert une seule fois, pendant 24\u00A0heures.',
  },
  you: {
    title: 'Bienvenue. Qui êtes-vous\u202F?',
    why: 'Vous serez propriétaire du bureau de votre cabinet. Comptez cinq minutes\u202F; tout pourra être modifié plus tard.',
    submit: 'Enregistrer et continuer',
  },
  factor: {
    title: 'Comment ouvrirez-vous vos sessions\u202F?',
    why: 'Personne d’autre ne doit pouvoir le faire. Vous pourrez ajouter d’autres façons plus tard.',
  },
  brokerage: {
    title: 'De quel cabinet s’agit-il\u202F?',
    why: 'La dénomination sociale figure dans les invitations, et le fuseau horaire décide de la fin d’une journée.',
    submit: 'Enregistrer et continuer',
    licence: 'Permis {{number}}',
    add: 'Ajouter un permis',
    remove: 'Retirer le permis {{number}}',
  },
  site: {
    title: 'Où vos clients vous trouveront-ils\u202F?',
    why: 'Votre site est le portail où ils font leur demande. Choisissez son adresse.',
    later: 'Plus tard',
  },
  brand: {
    title: 'Mettez-y votre touche',
    why: 'Votre nom, votre visage et votre couleur, tels que vos clients les verront.',
    submit: 'Enregistrer et continuer',
    later: 'Plus tard',
  },
  people: {
    title: 'Qui travaille avec vous\u202F?',
    why: 'Invitez ces personnes maintenant ou quand vous voudrez.',
    invited: 'Invitation envoyée à {{email}}',
    another: 'Inviter quelqu’un d’autre',
    first: 'Inviter quelqu’un',
    goOn: 'Continuer',
    later: 'Plus tard',
  },
  done: {
    title: 'Votre bureau est prêt',
    why: 'Vous pourrez tout modifier à partir du bureau, n’importe quand.',
    noSite: 'Vous n’avez pas encore de site. Créez-en un dans la page Sites quand vous serez prêt.',
    goOn: 'Aller au bureau',
  },
  fields: {
    FirstName: { label: 'Prénom' },
    LastName: { label: 'Nom' },
    Email: { label: 'Courriel professionnel', help: 'Il servira à ouvrir vos sessions.' },
    LanguageID: { label: 'Langue', help: 'Celle des courriels et du bureau.' },
    LegalName: { label: 'Dénomination sociale du cabinet' },
    TimeZone: { label: 'Fuseau horaire' },
    ProvinceID: { label: 'Province ou territoire' },
    Number: { label: 'Numéro de permis' },
  },
  zones: {
    'America/St_Johns': 'Terre-Neuve',
    'America/Halifax': 'Atlantique',
    'America/Toronto': 'Est\u00A0: Québec, Ontario',
    'America/Winnipeg': 'Centre\u00A0: Manitoba',
    'America/Regina': 'Saskatchewan',
    'America/Edmonton': 'Rocheuses\u00A0: Alberta',
    'America/Vancouver': 'Pacifique\u00A0: Colombie-Britannique',
    'America/Whitehorse': 'Yukon',
  },
}

export const sameInBothLanguages = ['steps.site', 'zones.America/Regina', 'zones.America/Whitehorse']
