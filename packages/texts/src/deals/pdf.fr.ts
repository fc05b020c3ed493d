import type { Translation } from '../kit/translation.ts'
import type { en } from './pdf.en.ts'

export const sameInBothLanguages = ['missing.document', 'documents.heading', 'documents.document', 'documents.pages']

export const fr: Translation<typeof en> = {
  title: 'Dossier hypothécaire',
  documentTitle: 'Dossier hypothécaire {{reference}}',
  exported: 'En date du',
  made: '{{person}}, le {{at}}',
  program: 'Produit par un programme',
  sent: 'La demande qui suit est telle qu’elle a été envoyée le {{at}}. Les calculs, ce qui manque et les documents qui viennent après sont à jour.',
  unsent: 'La demande n’a pas encore été envoyée. Voici les réponses à ce jour\u00A0; personne n’y a encore consenti.',
  missing: {
    heading: 'Ce qui manque',
    place: 'Où',
    what: 'Quoi',
    none: 'Il ne manque rien.',
    step: '{{name}}\u00A0: {{step}}',
    notFinished: 'Pas encore terminé',
    invited: 'N’a pas encore envoyé sa partie',
    document: 'Document',
  },
  documents: {
    heading: 'Documents',
    none: 'Aucun document n’a été demandé.',
    notShown: 'La personne qui a produit ce fichier n’a pas accès aux documents.',
    document: 'Document',
    person: 'Demandé à',
    state: 'État',
    file: 'Fichier',
    pages: 'Pages',
    at: 'Reçu le',
    withdrawn: 'N’est plus nécessaire',
    notAvailable: 'Ne l’a pas\u00A0: {{reason}}',
  },
  states: {
    open: 'Pas encore envoyé',
    satisfied: 'Accepté',
    notAccepted: 'Non accepté',
    submitted: 'À vérifier',
    toLender: 'Envoyé au prêteur',
    acceptedByLender: 'Accepté par le prêteur',
  },
}
