import type { Language } from '../kit/language.ts'

/** A number of the list FINCODE with its name in each language. */
export interface Institution {
  Code: string
  Name: string
  NameFr: string
}

/** A number that a broker added or renamed, or that ended: it is debited no more. */
export interface InstitutionChange extends Institution {
  isEnded: boolean
}

/** Where the shipped list comes from. A change of the list changes its date. */
export const institutionSource = { name: 'Payments Canada members', asOf: '2026-11-20' } as const

/**
 * The financial institutions that can be debited (menu FINCODE): the three digits that Payments Canada assigns, with
 * the name in each language where it differs. Retail banks and credit unions; no branches of foreign banks. One that
 * merged keeps its number, since its cheques do.
 */
const shipped: readonly (readonly [code: string, en: string, fr?: string])[] = [
  ['001', 'Bank of Montreal (BMO)', 'Banque de Montréal (BMO)'],
  ['002', 'Scotiabank (The Bank of Nova Scotia)', 'Banque Scotia (La Banque de Nouvelle-Écosse)'],
  ['003', 'Royal Bank of Canada (RBC)', 'Banque Royale du Canada (RBC)'],
  ['004', 'TD Canada Trust (The Toronto-Dominion Bank)', 'TD Canada Trust (La Banque Toronto-Dominion)'],
  ['006', 'National Bank of Canada', 'Banque Nationale du Canada'],
  ['010', 'CIBC, Simplii Financial', 'CIBC, Financière Simplii'],
  ['016', 'HSBC Bank Canada (now RBC)', 'Banque HSBC Canada (maintenant RBC)'],
  ['030', 'Canadian Western Bank', 'Banque canadienne de l’Ouest'],
  ['039', 'Laurentian Bank of Canada', 'Banque Laurentienne du Canada'],
  ['219', 'ATB Financial (Alberta Treasury Branches)'],
  ['260', 'Citibank Canada'],
  ['294', 'State Bank of India (Canada)'],
  ['307', 'Industrial and Commercial Bank of China (Canada)', 'Banque industrielle et commerciale de Chine (Canada)'],
  ['308', 'Bank of China (Canada)', 'Banque de Chine (Canada)'],
  ['309', 'Citizens Bank of Canada', 'Banque Citizens du Canada'],
  ['310', 'First Nations Bank of Canada', 'Banque des Premières Nations du Canada'],
  ['315', 'CTBC Bank Corp. (Canada)'],
  ['338', 'Canadian Tire Bank', 'Banque Canadian Tire'],
  ['340', 'ICICI Bank Canada', 'Banque ICICI du Canada'],
  ['344', 'General Bank of Canada', 'Banque Générale du Canada'],
  ['347', 'Bridgewater Bank', 'Banque Bridgewater'],
  ['352', 'DirectCash Bank', 'Banque DirectCash'],
  ['355', 'Shinhan Bank Canada', 'Banque Shinhan du Canada'],
  ['358', 'HomeEquity Bank', 'Banque HomeEquity'],
  ['507', 'Community Trust Company'],
  ['509', 'The Canada Trust Company', 'La Société Canada Trust'],
  ['532', 'The Effort Trust Company'],
  ['536', 'Investors Group Trust Co. Ltd.', 'La Compagnie de Fiducie du Groupe Investors Ltée'],
  ['540', 'Manulife Bank of Canada', 'Banque Manuvie du Canada'],
  ['548', 'CIBC Trust Corporation', 'Compagnie Trust CIBC'],
  ['551', 'Sun Life Financial Trust Inc.', 'Fiducie de la Financière Sun Life inc.'],
  ['568', 'Peace Hills Trust Company'],
  ['570', 'The Royal Trust Company', 'Compagnie Trust Royal'],
  ['580', 'Royal Trust Corporation of Canada', 'Société Trust Royal du Canada'],
  ['590', 'National Trust Company', 'Compagnie Trust National'],
  ['608', 'CS Alterna Bank', 'Banque CS Alterna'],
  ['614', 'Tangerine Bank', 'Banque Tangerine'],
  ['618', 'B2B Bank', 'B2B Banque'],
  ['621', 'Peoples Trust Company', 'Compagnie de Fiducie Peoples'],
  ['623', 'Equitable Bank (EQ Bank)', 'Banque Équitable (Banque EQ)'],
  ['625', 'Industrial Alliance Trust Inc.', 'Industrielle Alliance, Fiducie inc.'],
  ['626', 'Manulife Trust Company', 'Société de fiducie Manuvie'],
  ['803', 'Latvian Credit Union Limited'],
  ['807', 'Communication Technologies Credit Union Limited'],
  ['808', 'Arnstein Community Credit Union Limited'],
  [
    '809',
    'Credit unions of British Columbia (Central 1)',
    'Coopératives de crédit de la Colombie-Britannique (Central 1)',
  ],
  ['815', 'Desjardins (Québec)'],
  ['819', 'Caisse Groupe Financier (Manitoba)'],
  ['828', 'Credit unions of Ontario (Central 1)', 'Coopératives de crédit de l’Ontario (Central 1)'],
  ['829', 'Desjardins (Ontario)'],
  ['830', 'Airline Financial Credit Union Limited'],
  ['837', 'Meridian Credit Union'],
  [
    '839',
    'Credit unions of the Atlantic provinces (Atlantic Central)',
    'Coopératives de crédit de l’Atlantique (Atlantic Central)',
  ],
  ['840', 'Dundalk District Credit Union Limited'],
  ['842', 'Alterna Savings and Credit Union', 'Caisse Alterna'],
  ['844', 'Goderich Community Credit Union Limited'],
  ['846', 'Ontario Civil Service Credit Union Limited'],
  ['853', 'Concentra Bank', 'Banque Concentra'],
  [
    '865',
    'UNI Financial Cooperation (caisses populaires acadiennes)',
    'UNI Coopération financière (caisses populaires acadiennes)',
  ],
  ['879', 'Credit unions of Manitoba', 'Coopératives de crédit du Manitoba'],
  ['889', 'Credit unions of Saskatchewan (SaskCentral)', 'Coopératives de crédit de la Saskatchewan (SaskCentral)'],
  ['890', 'Alliance des caisses populaires de l’Ontario'],
  ['899', 'Credit unions of Alberta (Alberta Central)', 'Coopératives de crédit de l’Alberta (Alberta Central)'],
]

export const shippedInstitutions: readonly Institution[] = shipped.map(([Code, Name, NameFr = Name]) => ({
  Code,
  Name,
  NameFr,
}))

/** The shipped list with a broker's changes, by number; ended ones are included and marked. */
export const institutionsWith = (
  changes: readonly InstitutionChange[],
): (InstitutionChange & { isChanged: boolean })[] => {
  const changed = new Map(changes.map((one) => [one.Code, { ...one, isChanged: true }]))
  const others = shippedInstitutions.filter((one) => !changed.has(one.Code))
  return [...others.map((one) => ({ ...one, isEnded: false, isChanged: false })), ...changed.values()].sort((a, b) =>
    a.Code < b.Code ? -1 : 1,
  )
}

const labelIn = ({ Name, NameFr }: Institution, language: Language) => (language === 'fr' ? NameFr : Name)

/** Whether accounts at an institution can be debited. */
export const isInstitution = (code: string, changes: readonly InstitutionChange[] = []): boolean =>
  institutionsWith(changes).some(({ Code, isEnded }) => Code === code && !isEnded)

/** The menu, by number. `Value` keeps its leading zeros. */
export const institutionItems = (
  language: Language,
  changes: readonly InstitutionChange[] = [],
): { Value: string; Label: string }[] =>
  institutionsWith(changes)
    .filter(({ isEnded }) => !isEnded)
    .map((one) => ({ Value: one.Code, Label: labelIn(one, language) }))

/** Empty for an unknown number. One that ended keeps its name, for documents that were made before. */
export const institutionName = (
  code: string,
  language: Language,
  changes: readonly InstitutionChange[] = [],
): string => {
  const found = institutionsWith(changes).find(({ Code }) => Code === code)
  return found ? labelIn(found, language) : ''
}
