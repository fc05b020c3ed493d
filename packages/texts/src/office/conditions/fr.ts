import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Conditions du prêteur',
  lead: 'Ce que le prêteur exige avant de verser le prêt. Le client ne voit pas cette liste.',
  count: '{{done}} sur {{all}} remplies',
  all: 'Toutes les conditions sont remplies.',
  none: 'Aucune condition pour l’instant',
  noneText: 'Collez la liste de l’engagement du prêteur\u00A0: chaque ligne devient une condition.',
  add: 'Ajouter des conditions',
  addTitle: 'Ajouter des conditions',
  editTitle: 'Modifier la condition',
  submitAdd: 'Ajouter',
  submit: 'Enregistrer',
  satisfy: 'Remplie',
  satisfyNamed: 'Remplie\u00A0: {{name}}',
  added: 'Les conditions sont ajoutées.',
  saved: 'La condition est enregistrée.',
  satisfied: 'La condition est remplie.',
  stale:
    'Un collègue a modifié cette condition entre-temps. Enregistrez de nouveau pour remplacer ce qui s’y trouve\u00A0:',
  gone: 'Un collègue a retiré cette condition entre-temps.',
  columns: { text: 'Condition', status: 'État', due: 'Échéance', lender: 'Prêteur' },
  status: {
    open: 'À faire',
    asked: 'Demandée',
    received: 'Reçue – à vérifier',
    accepted: 'Document accepté',
    sent: 'Envoyée au prêteur',
    satisfied: 'Remplie',
  },
  fields: {
    Text: { label: 'Condition' },
    Lender: { label: 'Prêteur' },
    DueDate: { label: 'Échéance' },
    Status: { label: 'État', help: 'Tant que rien n’est envoyé ni rempli, l’état suit le document choisi.' },
    ItemID: { label: 'Document qui la remplit' },
  },
  pasteHelp: 'Une condition par ligne.',
}

export const sameInBothLanguages = ['columns.text', 'fields.Text.label']
