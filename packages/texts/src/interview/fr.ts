import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  carried: 'Les chiffres de la calculatrice sont déjà inscrits. Modifiez ce qui est différent.',
  carriedOfLead: 'Ce que vous avez écrit dans le formulaire est déjà inscrit. Modifiez ce qui est différent.',
  title: 'Quel est votre projet\u202F?',
  why: 'Vos réponses déterminent la suite\u00A0: vous ne verrez que les questions qui vous concernent.',
  submit: 'Enregistrer et continuer',
  earlier: {
    label: 'Reprendre vos réponses du {{date}}',
    help: 'Vos renseignements, revenus, propriétés, biens et dettes, ainsi que ceux des personnes dont vous avez rempli la partie vous-même. Vous pourrez tout vérifier en chemin.',
  },
  purpose: {
    purchase: { label: 'Acheter une propriété', help: 'Ou savoir combien vous pourriez emprunter.' },
    renewal: {
      label: 'Renouveler mon prêt',
      help: 'Votre terme se termine et vous cherchez un bon taux pour le prochain.',
    },
    refinance: {
      label: 'Refinancer ma propriété',
      help: 'Emprunter davantage sur une propriété que vous possédez, ou modifier votre prêt avant la fin du terme.',
    },
    construction: { label: 'Faire construire', help: 'Payer les travaux à mesure qu’ils avancent.' },
  },
  stage: {
    offerAccepted: { label: 'Mon offre d’achat est acceptée' },
    offerPlaced: { label: 'J’ai fait une offre d’achat', help: 'Vous attendez la réponse du vendeur.' },
    propertyFound: { label: 'J’ai trouvé une propriété', help: 'Vous n’avez pas encore fait d’offre.' },
    searching: { label: 'Je cherche une propriété' },
    notStarted: { label: 'Je n’ai pas commencé à chercher' },
  },
  land: {
    owned: { label: 'Oui' },
    notOwned: { label: 'Non' },
  },
  /** On a phone, the interview is in parts. */
  parts: { plans: 'Votre projet', property: 'Prix et propriété', place: 'Quand et où' },
  preApproval:
    'C’est tout pour l’instant. Un peu plus loin, nous vous demanderons la fourchette de prix envisagée, pour savoir combien un prêteur pourrait vous accorder.',
  downPayment: {
    share: 'C’est {{percent}} du prix.',
    least: 'Le minimum pour ce prix est de {{amount}}.',
    insured:
      'Avec moins de {{percent}}, le prêt doit être assuré. Cette assurance protège le prêteur, et son coût s’ajoute habituellement au prêt.',
  },
  propertyType: {
    category: 'De quel type de propriété s’agit-il\u202F?',
    kind: 'Quelle description convient le mieux\u202F?',
  },
  address: {
    title: 'Où se trouve la propriété\u202F?',
  },
  fields: {
    DealPurposeDD: { label: 'Pourquoi avez-vous besoin d’un prêt hypothécaire\u202F?' },
    SearchStageDD: { label: 'Où en êtes-vous dans vos recherches\u202F?' },
    PropertyValue: { label: 'Quel est le prix\u202F?', help: 'Le prix de votre offre, ou le prix demandé.' },
    DownPaymentAmount: {
      label: 'De combien est votre mise de fonds\u202F?',
      help: 'La part du prix que vous payez vous-même\u00A0: épargne, don, vente d’une autre propriété.',
    },
    OccupancyDD: { label: 'Qui y habitera\u202F?' },
    ClosingDate: {
      label: 'Quelle est la date de signature\u202F?',
      help: 'Le jour de la signature chez le notaire, où le prêt commence. Une date approximative suffit.',
    },
    RefinanceDate: {
      label: 'Quand souhaitez-vous refinancer\u202F?',
      help: 'Une date approximative suffit.',
    },
    RenewingDate: {
      label: 'Quelle est la date de votre renouvellement\u202F?',
      help: 'Le jour où votre terme actuel prend fin. Votre relevé l’appelle la date d’échéance.',
    },
    Balance: {
      label: 'Combien devez-vous encore sur votre prêt\u202F?',
      help: 'Le solde figure sur votre dernier relevé. Un chiffre rond suffit.',
    },
    LandOwnership: { label: 'Le terrain vous appartient-il\u202F?' },
  },
}
