import type { Translation } from '../kit/translation.ts'
import type { en } from './pdf.en.ts'

export const fr: Translation<typeof en> = {
  title: 'Demande d’assurance crédit',
  documentTitle: 'Demande d’assurance crédit {{reference}}',
  reference: 'Référence',
  prepared: 'Préparée le',
  page: 'Page {{page}} sur {{pages}}',
  yes: 'Oui',
  no: 'Non',
  loan: {
    heading: 'Le prêt hypothécaire',
    property: 'Propriété',
    lender: 'Prêteur',
    number: 'Numéro du prêt',
    amount: 'Montant',
    rate: 'Taux d’intérêt',
    term: 'Terme',
    amortization: 'Amortissement',
    frequency: 'Versements',
    funding: 'Date du déboursement',
    firstPayment: 'Premier versement',
  },
  applicant: {
    birth: 'Date de naissance',
    email: 'Courriel',
    smoker: 'Fumeur',
    declined: '{{name}} refuse toutes les protections.',
    notOffered: 'Aucune protection n’est offerte à {{name}} à cet âge.',
  },
  coverage: {
    name: 'Protection',
    amount: 'Montant couvert',
    premium: 'Par mois',
    LI: 'Assurance vie',
    CI: 'Assurance maladies graves',
    AD: 'Assurance accident et invalidité',
  },
  health: {
    heading: 'Questions sur la santé',
    sealed:
      '{{name}} a répondu à chacune de ces questions. Les réponses sont gardées chiffrées et ne sont pas imprimées\u202F; empreinte des réponses\u00A0: {{fingerprint}}.',
    later:
      '{{name}} répond à ces questions avant de signer. Les dernières pages indiquent l’empreinte des réponses avec la signature de {{name}}.',
    statement: 'Mes réponses aux questions sur la santé portent l’empreinte {{fingerprint}}.',
    answer: 'Réponse\u00A0: {{answer}}',
    own: 'Seule cette copie montre les réponses de {{name}}. Le document que tous signent en indique plutôt cette empreinte\u00A0: {{fingerprint}}.',
    fingerprint: 'Empreinte des réponses de {{name}}, telle que le document signé l’indique\u00A0: {{fingerprint}}.',
  },
  copy: {
    text: 'Copie de {{name}}. Elle montre vos propres réponses sur la santé\u00A0: gardez-la en lieu sûr. La copie des autres ne les montre pas.',
  },
  record: {
    title: 'Demande d’assurance crédit\u00A0: le dossier complet',
    text: 'Pour l’assureur seul. Il contient des réponses sur la santé et un numéro de compte\u00A0: gardez-le chiffré et ne le montrez à personne qui n’en a pas besoin. Y sont joints les mêmes renseignements sous forme de données et, dès que tous ont signé, le document signé.',
  },
  effective: {
    F: 'À la date du déboursement',
    A: 'Dès l’approbation',
  },
  total: {
    heading: 'Prime',
    monthly: 'Total par mois',
    covered: 'Montant couvert',
    share: 'Part du prêt',
    effective: 'Entrée en vigueur',
    taxes: 'Les taxes s’ajoutent là où votre province en perçoit.',
    source: 'Taux\u00A0: {{source}}.',
    illustrative: 'Taux\u00A0: {{source}}. Ils sont donnés à titre d’illustration et n’engagent aucun assureur.',
  },
  payment: {
    heading: 'Paiement',
    holder: 'Titulaire du compte',
    institution: 'Institution',
    transit: 'Transit',
    account: 'Compte',
    accepted: 'Accord accepté le',
    fingerprint: 'Édition et empreinte (SHA-256) de l’accord',
    agreement: 'L’accord qui a été accepté',
  },
  declaration: {
    heading: 'Déclaration',
    text: 'En signant, chacun de nous déclare que tout ce qui figure dans cette demande, y compris les réponses sur la santé, est complet et vrai, et comprend que l’assureur s’y fie. L’assurance n’est en vigueur qu’une fois approuvée par écrit par l’assureur.',
  },
}

export const sameInBothLanguages = ['payment.institution', 'payment.transit']
