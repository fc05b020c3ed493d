import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const fr: Translation<typeof en> = {
  applicationType: {
    mortgage: 'Demande de prêt hypothécaire',
    preApproval: 'Préapprobation',
  },
}
