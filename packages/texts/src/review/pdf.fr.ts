import type { Translation } from '../kit/translation.ts'
import type { en } from './pdf.en.ts'

export const fr: Translation<typeof en> = {
  title: 'Demande de prêt hypothécaire',
  documentTitle: 'Demande de prêt hypothécaire {{reference}}',
  reference: 'Référence',
  submitted: 'Envoyée le',
  submittedAgain: 'Révisée et envoyée de nouveau le',
  part: {
    title: 'Votre partie d’une demande de prêt hypothécaire',
    documentTitle: 'Votre partie de la demande de prêt hypothécaire {{reference}}',
  },
  licence: 'Permis {{number}}',
  page: 'Page {{page}} sur {{pages}}',
  applicant: {
    heading: 'Demandeur {{number}}\u00A0: {{name}}',
    private: 'Non montré ici',
    toCome: 'Partie à venir. Elle suivra quand cette personne l’enverra, avec son propre consentement.',
  },
  comments: { heading: 'Commentaires' },
  consents: {
    heading: 'Consentements',
    intro:
      'Le texte reproduit aux pages suivantes a été accepté en cochant la case à côté du nom. L’empreinte (SHA-256) est celle de ce texte exact.',
    name: 'Demandeur',
    at: 'Accepté le',
    toCome: 'Pas encore accepté',
    from: 'Adresse Internet',
    version: 'Version',
    fingerprint: 'Empreinte du texte\u00A0:',
    text: 'Le texte accepté',
  },
}

/** The same word in both languages. */
export const sameInBothLanguages = ['consents.version']
