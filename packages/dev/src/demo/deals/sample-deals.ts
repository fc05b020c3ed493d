import type { Stage } from '@foyer/domain/office/stages.ts'
import type { PlaceId } from './places.ts'
import type { WorkId } from './works.ts'

/** First name, last name, and 0 for a man or 1 for a woman, as in the menu of salutations. */
export type Name = readonly [first: string, last: string, salutation: 0 | 1]

/**
 * What became of the two documents that a deal was asked for. `open`: none came yet; `overdue`: none came, and their date is
 * past; `sent`: both are to be decided; `accepted`; `refused`: one was accepted, the other is asked for again.
 */
export type Papers = 'none' | 'open' | 'overdue' | 'sent' | 'accepted' | 'refused'

export interface SampleDeal {
  client: Name
  language: 'en' | 'fr'
  place: PlaceId
  work: WorkId
  /** A second applicant. */
  partner?: readonly [name: Name, work: WorkId]
  /** For a purchase price and down payment; else value of the home and balance of its mortgage. */
  terms: readonly [purpose: 'purchase' | 'refinance' | 'renewal', value: number, other: number]
  stage: Stage
  /** How a closed deal ended. */
  end?: 3 | 4 | 5
  /** Days ago: when the client began, and when staff moved the deal last. */
  begun: number
  moved?: number
  /** Days from today; negative for the past. */
  closing: number
  papers?: Papers
  /** A note of the owner, in the client's language. */
  note?: string
  /** Belongs to no one yet. */
  isUnassigned?: true
  /** Only the first answers are there. */
  isBegun?: true
}

/** Forty deals over all stages. Names, numbers and employers are made up. */
export const sampleDeals: readonly SampleDeal[] = [
  // Started: three clients are silent, one closes soon.
  { client: ['Marie-Ève', 'Tremblay', 1], language: 'fr', place: 'laval', work: 'infirmière', terms: ['purchase', 462_000, 46_200], stage: 'started', begun: 0.1, closing: 75 },
  { client: ['Gurpreet', 'Sandhu', 0], language: 'en', place: 'surrey', work: 'trucker', terms: ['purchase', 689_000, 103_350], stage: 'started', begun: 1.2, closing: 24 },
  { client: ['Olivier', 'Bouchard', 0], language: 'fr', place: 'quebec', work: 'électricien', terms: ['purchase', 385_000, 38_500], stage: 'started', begun: 3.4, closing: 90, isBegun: true },
  { client: ['Hannah', 'Kowalchuk', 1], language: 'en', place: 'edmonton', work: 'teacher', terms: ['purchase', 418_000, 41_800], stage: 'started', begun: 6.3, closing: 60 },
  { client: ['Daniel', 'Osei', 0], language: 'en', place: 'mississauga', work: 'analyst', terms: ['purchase', 734_000, 146_800], stage: 'started', begun: 11.5, closing: 110, isBegun: true },
  { client: ['Sofia', 'Petrov', 1], language: 'en', place: 'calgary', work: 'engineer', terms: ['renewal', 566_000, 301_400], stage: 'started', begun: 0.6, closing: 95 },
  // New: submitted, and not looked at yet.
  { client: ['Catherine', 'Gagné', 1], language: 'fr', place: 'montreal', work: 'comptable', partner: [['Simon', 'Lavoie', 0], 'électricien'], terms: ['purchase', 598_000, 119_600], stage: 'new', begun: 0.2, closing: 48 },
  { client: ['Liam', 'Fraser', 0], language: 'en', place: 'ottawa', work: 'publicServant', terms: ['purchase', 512_000, 102_400], stage: 'new', begun: 0.4, closing: 61, isUnassigned: true },
  { client: ['Mei', 'Wong', 1], language: 'en', place: 'vancouver', work: 'pharmacist', partner: [['Jason', 'Wong', 0], 'analyst'], terms: ['purchase', 912_000, 273_600], stage: 'new', begun: 1.1, closing: 27 },
  { client: ['Étienne', 'Fortier', 0], language: 'fr', place: 'gatineau', work: 'fonctionnaire', terms: ['renewal', 402_000, 187_300], stage: 'new', begun: 1.7, closing: 72, isUnassigned: true },
  { client: ['Amina', 'Diallo', 1], language: 'fr', place: 'montreal', work: 'enseignante', terms: ['purchase', 439_000, 43_900], stage: 'new', begun: 2.3, closing: 55, isUnassigned: true },
  // Collecting documents.
  { client: ['Robert', 'MacDonald', 0], language: 'en', place: 'hamilton', work: 'millwright', partner: [['Susan', 'MacDonald', 1], 'teacher'], terms: ['refinance', 645_000, 288_000], stage: 'collecting', begun: 9, moved: 8, closing: 38, papers: 'sent', note: 'Wants to pay off the car loan and redo the roof. Best after 5 pm.' },
  { client: ['Isabelle', 'Morin', 1], language: 'fr', place: 'sherbrooke', work: 'infirmière', terms: ['purchase', 349_000, 69_800], stage: 'collecting', begun: 7, moved: 6.5, closing: 33, papers: 'sent' },
  { client: ['Arjun', 'Patel', 0], language: 'en', place: 'mississauga', work: 'engineer', partner: [['Neha', 'Patel', 1], 'pharmacist'], terms: ['purchase', 868_000, 217_000], stage: 'collecting', begun: 12, moved: 11, closing: 41, papers: 'overdue', note: 'Promised the pay stubs for Monday. Call if nothing came.' },
  { client: ['Nathalie', 'Pelletier', 1], language: 'fr', place: 'laval', work: 'comptable', terms: ['refinance', 521_000, 214_000], stage: 'collecting', begun: 14, moved: 13, closing: 44, papers: 'overdue' },
  { client: ['Tyler', 'Johnson', 0], language: 'en', place: 'calgary', work: 'welder', terms: ['purchase', 455_000, 45_500], stage: 'collecting', begun: 5, moved: 4.5, closing: 52, papers: 'open' },
  { client: ['Chloé', 'Desjardins', 1], language: 'fr', place: 'quebec', work: 'enseignante', partner: [['Maxime', 'Roy', 0], 'fonctionnaire'], terms: ['purchase', 428_000, 85_600], stage: 'collecting', begun: 4, moved: 3.5, closing: 58, papers: 'open' },
  { client: ['Grace', 'Chen', 1], language: 'en', place: 'vancouver', work: 'designer', terms: ['renewal', 715_000, 402_600], stage: 'collecting', begun: 8, moved: 7, closing: 36, papers: 'refused' },
  { client: ['Mohamed', 'Benali', 0], language: 'fr', place: 'montreal', work: 'restaurateur', terms: ['purchase', 485_000, 97_000], stage: 'collecting', begun: 10, moved: 9, closing: 46, papers: 'sent', note: 'Travailleur autonome depuis six ans. Demander les avis de cotisation de deux années.' },
  // Reviewing.
  { client: ['Emily', 'Campbell', 1], language: 'en', place: 'ottawa', work: 'publicServant', partner: [['Ryan', 'Scott', 0], 'electrician'], terms: ['purchase', 579_000, 115_800], stage: 'reviewing', begun: 16, moved: 2, closing: 26, papers: 'accepted' },
  { client: ['Luc', 'Bergeron', 0], language: 'fr', place: 'sherbrooke', work: 'électricien', terms: ['refinance', 376_000, 142_000], stage: 'reviewing', begun: 18, moved: 3, closing: 31, papers: 'accepted' },
  { client: ['Priya', 'Nair', 1], language: 'en', place: 'edmonton', work: 'nurse', terms: ['purchase', 398_000, 79_600], stage: 'reviewing', begun: 15, moved: 1.5, closing: 29, papers: 'refused', note: 'The second pay stub was cut off at the bottom.' },
  { client: ['Kevin', 'Nguyen', 0], language: 'en', place: 'surrey', work: 'electrician', terms: ['renewal', 642_000, 338_700], stage: 'reviewing', begun: 13, moved: 2.5, closing: 22, papers: 'sent' },
  // At a lender.
  { client: ['Véronique', 'Côté', 1], language: 'fr', place: 'montreal', work: 'comptable', terms: ['purchase', 545_000, 163_500], stage: 'lender', begun: 21, moved: 2, closing: 19, papers: 'accepted' },
  { client: ['James', 'Sinclair', 0], language: 'en', place: 'hamilton', work: 'millwright', terms: ['purchase', 489_000, 48_900], stage: 'lender', begun: 24, moved: 3, closing: 21, papers: 'accepted', note: 'Sent to two lenders. The first one answers by Thursday.' },
  { client: ['Fatima', 'Al-Sayed', 1], language: 'en', place: 'mississauga', work: 'pharmacist', partner: [['Yusuf', 'Al-Sayed', 0], 'trucker'], terms: ['refinance', 794_000, 351_000], stage: 'lender', begun: 26, moved: 4, closing: 28, papers: 'accepted' },
  { client: ['Jonathan', 'Lefebvre', 0], language: 'fr', place: 'gatineau', work: 'fonctionnaire', terms: ['purchase', 412_000, 41_200], stage: 'lender', begun: 20, moved: 1, closing: 34, papers: 'accepted' },
  // Approved, with conditions.
  { client: ['Melissa', 'Clarke', 1], language: 'en', place: 'calgary', work: 'nurse', terms: ['purchase', 471_000, 94_200], stage: 'conditions', begun: 33, moved: 3, closing: 16, papers: 'sent' },
  { client: ['Francis', 'Girard', 0], language: 'fr', place: 'quebec', work: 'ingénieur', partner: [['Julie', 'Paquette', 1], 'infirmière'], terms: ['purchase', 536_000, 107_200], stage: 'conditions', begun: 30, moved: 2, closing: 18, papers: 'open', note: 'Le prêteur demande la preuve d’assurance habitation.' },
  { client: ['Andrew', 'Wilson', 0], language: 'en', place: 'vancouver', work: 'analyst', terms: ['purchase', 823_000, 205_750], stage: 'conditions', begun: 35, moved: 5, closing: 14, papers: 'accepted' },
  { client: ['Carlos', 'Mendoza', 0], language: 'en', place: 'edmonton', work: 'welder', partner: [['Ana', 'Mendoza', 1], 'designer'], terms: ['purchase', 436_000, 65_400], stage: 'conditions', begun: 29, moved: 4, closing: 23, papers: 'accepted' },
  // Clear, and instructed.
  { client: ['Sylvie', 'Gauthier', 1], language: 'fr', place: 'laval', work: 'enseignante', terms: ['renewal', 447_000, 203_800], stage: 'clear', begun: 41, moved: 2, closing: 11, papers: 'accepted' },
  { client: ['Natasha', 'Ivanova', 1], language: 'en', place: 'ottawa', work: 'engineer', terms: ['purchase', 625_000, 156_250], stage: 'clear', begun: 39, moved: 1, closing: 13, papers: 'accepted' },
  { client: ['Patrick', 'O’Brien', 0], language: 'en', place: 'hamilton', work: 'electrician', partner: [['Laura', 'O’Brien', 1], 'nurse'], terms: ['purchase', 568_000, 113_600], stage: 'instructed', begun: 46, moved: 3, closing: 6, papers: 'accepted' },
  { client: ['Geneviève', 'Lapointe', 1], language: 'fr', place: 'montreal', work: 'ingénieur', terms: ['purchase', 612_000, 183_600], stage: 'instructed', begun: 48, moved: 4, closing: 8, papers: 'accepted' },
  // Closed.
  { client: ['Samuel', 'Thibault', 0], language: 'fr', place: 'sherbrooke', work: 'restaurateur', terms: ['purchase', 331_000, 66_200], stage: 'closed', end: 3, begun: 62, moved: 5, closing: -5, papers: 'accepted' },
  { client: ['Olivia', 'Martin', 1], language: 'en', place: 'calgary', work: 'teacher', partner: [['Ethan', 'Martin', 0], 'engineer'], terms: ['purchase', 549_000, 109_800], stage: 'closed', end: 3, begun: 70, moved: 12, closing: -12, papers: 'accepted' },
  { client: ['David', 'Leblanc', 0], language: 'fr', place: 'gatineau', work: 'fonctionnaire', terms: ['refinance', 455_000, 176_000], stage: 'closed', end: 3, begun: 66, moved: 19, closing: -19, papers: 'accepted' },
  { client: ['Brandon', 'Hughes', 0], language: 'en', place: 'surrey', work: 'trucker', terms: ['purchase', 702_000, 70_200], stage: 'closed', end: 4, begun: 40, moved: 9, closing: 15, papers: 'accepted' },
  { client: ['Karine', 'Beaulieu', 1], language: 'fr', place: 'laval', work: 'infirmière', terms: ['purchase', 418_000, 83_600], stage: 'closed', end: 5, begun: 28, moved: 14, closing: 30 },
]
