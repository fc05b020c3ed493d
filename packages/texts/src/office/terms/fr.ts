import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Conditions du prêt',
  lead: 'Ce que le prêteur offre. Votre client le lit dans le portail une fois sa demande envoyée.',
  none: 'Rien n’est encore inscrit.',
  insured: 'Oui',
  enter: 'Inscrire les conditions',
  change: 'Modifier les conditions',
  dialog: 'Conditions du prêt',
  text: 'Votre client lit ce que vous inscrivez ici\u202F; ce que vous laissez vide ne s’affiche pas. Aucun courriel n’est envoyé.',
  submit: 'Enregistrer les conditions',
  saved: 'Les conditions sont enregistrées. Votre client les trouve dans le portail.',
  stale:
    'Un collègue a modifié les conditions entre-temps. Voici ce qui est enregistré\u202F; enregistrez de nouveau pour le remplacer.',
  staleNone: 'Un collègue a retiré les conditions entre-temps. Enregistrez de nouveau pour inscrire les vôtres.',
  fields: {
    LenderName: { label: 'Prêteur' },
    InterestRate: { label: 'Taux' },
    RateType: {
      label: 'Type de taux',
      help: 'Par exemple «\u00A0Fixe\u00A0». Votre client le lit tel que vous l’écrivez.',
    },
    Term: { label: 'Terme' },
    Amortization: { label: 'Amortissement' },
    PaymentAmount: { label: 'Versement' },
    PaymentFrequency: { label: 'Fréquence des versements' },
    MaturityDate: { label: 'Date d’échéance' },
    InsuredFl: { label: 'Assurance prêt hypothécaire' },
    InsurancePremium: { label: 'Prime d’assurance' },
  },
}
