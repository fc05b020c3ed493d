import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { minutesAgo } from './deals.ts'

type Notes = ReplyOf<'/console-api/ListNotes'>
type Note = Notes['Notes'][number]

const isFrench = language === 'fr'

const note = (NoteID: number, given: Partial<Note>): Note => ({
  NoteID,
  Version: 1,
  PersonID: 'p4',
  Name: 'Luc Roy',
  OwnFl: 0,
  PinnedFl: 0,
  Text: '',
  Mentions: [],
  CreatedAt: minutesAgo(NoteID * 300),
  ChangedAt: '',
  RemovedAt: '',
  RemovedBy: '',
  ...given,
})

const called = isFrench
  ? 'Rejoint au téléphone. Préfère les soirs, après 18 h.\nSa conjointe envoie les talons de paie vendredi.'
  : 'Reached by phone. Prefers evenings, after 6.\nHis partner sends the pay stubs on Friday.'
const held = isFrench ? 'Taux garanti jusqu’au 15\u00a0janvier.' : 'Rate held until January 15.'
const checked = isFrench ? 'Identité vérifiée en personne.' : 'Identity checked in person.'

const own = note(3, { PersonID: 'p1', Name: 'Anna Bélanger', OwnFl: 1, Text: held })

export const notes: Notes = {
  Notes: [
    note(8, { Text: called, PinnedFl: 1, Mentions: [{ PersonID: 'p1', Name: 'Anna Bélanger' }] }),
    own,
    note(4, { Text: checked, ChangedAt: minutesAgo(1000) }),
    note(5, { RemovedAt: minutesAgo(1200), RemovedBy: 'Anna Bélanger' }),
    note(6, { PersonID: '', Name: '', Text: isFrench ? 'Pointage reçu.' : 'Score received.' }),
  ],
  Next: '',
}
export const noNotes: Notes = { Notes: [], Next: '' }
export const firstNotes: Notes = { ...notes, Next: '0.4' }
export const changedNotes: Notes = {
  Notes: [{ ...own, Version: 2, Text: isFrench ? 'Taux garanti jusqu’au 20.' : 'Rate held until the 20th.' }],
  Next: '',
}
export const goneNotes: Notes = {
  Notes: [{ ...own, Version: 2, Text: '', RemovedAt: minutesAgo(1), RemovedBy: 'Luc Roy' }],
  Next: '',
}
