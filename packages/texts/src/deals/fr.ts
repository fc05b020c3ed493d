import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Bienvenue',
  titleNamed: 'Bienvenue, {{name}}',
  why: 'Tout ce que vous avez commencé ou envoyé se trouve ici.',
  list: 'Mes demandes',
  failed: 'Nous n’avons pas pu afficher vos demandes',
  resuming: 'Nous ouvrons votre demande',
  startCard: {
    title: 'Faire une nouvelle demande',
    text: 'Arrêtez-vous quand vous voulez\u00A0: nous enregistrons ce que vous entrez.',
    action: 'Commencer une demande',
  },
  empty: {
    title: 'Vous n’avez pas encore de demande',
    text: 'Vos demandes s’afficheront ici. Vous pourrez vous arrêter à tout moment et continuer plus tard, sur n’importe quel appareil.',
  },
  card: {
    noAddress: 'Propriété à trouver',
    addressToCome: 'Adresse à venir',
    purpose: 'Objet',
    applied: 'Date de la demande',
    status: 'État\u00A0:',
    continue: 'Continuer',
    review: 'Réviser',
    summary: 'Voir le sommaire',
    documents: 'Documents demandés',
    sending: 'Suivre l’envoi',
    refused: 'Voir pourquoi',
    notSent: 'Cette demande n’a pas pu être envoyée. Vos réponses sont en sécurité.',
    reviewAsked: 'Votre courtier aimerait que vous révisiez de nouveau cette demande.',
    notYetSent: 'L’envoi de cette demande se poursuit. Votre courtier ne l’a pas encore reçue.',
  },
  named: {
    continue: 'Continuer la demande\u00A0: {{name}}',
    review: 'Réviser la demande\u00A0: {{name}}',
    summary: 'Voir le sommaire\u00A0: {{name}}',
    documents: 'Documents demandés\u00A0: {{name}}',
    sending: 'Suivre l’envoi\u00A0: {{name}}',
    refused: 'Voir pourquoi elle n’a pas été envoyée\u00A0: {{name}}',
  },
  wording: {
    purchaseInProgress: 'Achat en cours',
    purchaseSubmitted: 'Demande d’achat envoyée',
    preApprovalInProgress: 'Préapprobation en cours',
    preApprovalSubmitted: 'Demande de préapprobation envoyée',
    refinanceInProgress: 'Refinancement en cours',
    refinanceSubmitted: 'Demande de refinancement envoyée',
    renewalInProgress: 'Renouvellement en cours',
    renewalSubmitted: 'Demande de renouvellement envoyée',
    constructionInProgress: 'Construction en cours',
    constructionSubmitted: 'Demande pour une construction envoyée',
  },
  wordingDetails: {
    purchaseInProgress:
      'Achat en cours\u00A0: {{name}} demande un prêt hypothécaire de {{amount}}, avec signature le {{date}}.',
    purchaseSubmitted:
      'Demande d’achat envoyée\u00A0: {{name}} a demandé un prêt hypothécaire de {{amount}}, avec signature le {{date}}.',
    preApprovalInProgress:
      'Préapprobation en cours\u00A0: {{name}} demande un prêt hypothécaire de {{amount}}, avec signature le {{date}}.',
    preApprovalSubmitted:
      'Demande de préapprobation envoyée\u00A0: {{name}} a demandé un prêt hypothécaire de {{amount}}, avec signature le {{date}}.',
    refinanceInProgress:
      'Refinancement en cours\u00A0: {{name}} demande un prêt hypothécaire de {{amount}} à partir du {{date}}.',
    refinanceSubmitted:
      'Demande de refinancement envoyée\u00A0: {{name}} a demandé un prêt hypothécaire de {{amount}} à partir du {{date}}.',
    renewalInProgress:
      'Renouvellement en cours\u00A0: {{name}} renouvelle un prêt hypothécaire de {{amount}} le {{date}}.',
    renewalSubmitted:
      'Demande de renouvellement envoyée\u00A0: {{name}} souhaite renouveler un prêt hypothécaire de {{amount}} le {{date}}.',
    constructionInProgress:
      'Construction en cours\u00A0: {{name}} demande un prêt hypothécaire de {{amount}}, avec signature le {{date}}.',
    constructionSubmitted:
      'Demande pour une construction envoyée\u00A0: {{name}} a demandé un prêt hypothécaire de {{amount}}, avec signature le {{date}}.',
  },
  dialog: {
    summary: 'Sommaire de la demande',
    request: 'Votre demande',
    terms: 'Ce que votre courtier a obtenu',
    noTerms: 'Votre courtier n’a pas encore entré les conditions. Elles s’afficheront ici.',
    status: 'État',
    property: 'Propriété',
    purpose: 'Objet',
    type: 'Type de demande',
    applied: 'Date de la demande',
    mainBorrower: 'Demandeur principal',
    applicants: 'Demandeurs',
    amount: 'Montant du prêt hypothécaire',
    closing: 'Date de signature',
    lender: 'Prêteur',
    rate: 'Taux d’intérêt',
    rateType: 'Type de taux',
    term: 'Terme',
    termHelp: 'La durée pendant laquelle ce taux et ces conditions s’appliquent',
    amortization: 'Amortissement',
    amortizationHelp: 'Le temps nécessaire pour rembourser tout le prêt',
    payment: 'Versement',
    frequency: 'Fréquence des versements',
    maturity: 'Date d’échéance',
    maturityHelp: 'Le jour où le terme prend fin',
    insured: 'Assurance prêt hypothécaire',
    insuredYes: 'Prêt assuré\u00A0: l’assurance protège le prêteur si les versements cessent',
    premium: 'Prime d’assurance',
  },
  documents: {
    title: 'Documents demandés',
    why: 'Ouvrez une demande de documents pour voir ce qu’il faut et envoyer vos fichiers.',
    name: 'Demande',
    recipients: 'Envoyée à',
    sent: 'Date d’envoi',
    open: 'Ouvrir',
    openNamed: 'Ouvrir la demande de documents\u00A0: {{name}}',
  },
}
