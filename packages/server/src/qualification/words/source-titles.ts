import type { Language } from '@foyer/domain/kit/language.ts'
import type { Source } from '@foyer/domain/qualification/rule.ts'

/**
 * The titles of sources in French, by their English ones. They are here and not beside them, since borrowers load the rules and read
 * no source. Titles that are the same in both languages are left out: numbers of laws, and names of firms and sites alone.
 */
const french: Readonly<Record<string, string>> = {
  'Insurable Housing Loan Regulations, SOR/2012-281 (amended 2025-02-27)':
    'Règlement sur les prêts hypothécaires assurables, DORS/2012-281 (modifié le 2025-02-27)',
  'Eligible Mortgage Loan Regulations, SOR/2012-281, s. 6.1; SOR/2012-282, s. 6.1':
    'Règlement sur les prêts hypothécaires admissibles, DORS/2012-281, art. 6.1; DORS/2012-282, art. 6.1',
  'Interest Act, s. 10': 'Loi sur l’intérêt, art. 10',
  'Bank Act, s. 418': 'Loi sur les banques, art. 418',
  'OSFI, Minimum Qualifying Rate (backgrounder of 2024-11-21) and Guideline B-20':
    'BSIF, taux admissible minimal (document d’information du 2024-11-21) et ligne directrice B-20',
  'Department of Finance, mortgage reforms of 2024-12-15':
    'Ministère des Finances, réformes hypothécaires du 2024-12-15',
  'Department of Finance, straight switches and portfolio insurance':
    'Ministère des Finances, transferts simples et assurance de portefeuille',
  'CMHC, premium information for homeowner and small rental loans':
    'SCHL, primes pour propriétaires occupants et petits immeubles locatifs',
  'CMHC, general requirements to qualify': 'SCHL, exigences générales d’admissibilité',
  'CMHC, rental income, income property and improvements':
    'SCHL, revenus de location, immeubles à revenus et améliorations',
  'Revenu Québec, tax on insurance premiums': 'Revenu Québec, taxe sur les primes d’assurance',
  'Bill 99 (S.Q. 2025, c. 27) as described on mondaq.com': 'Projet de loi 99 (L.Q. 2025, c. 27), décrit sur mondaq.com',
  'S.C. 2026, c. 2; Canada Revenue Agency, first-time home buyers’ GST/HST rebate':
    'L.C. 2026, ch. 2; Agence du revenu du Canada, remboursement de la TPS/TVH pour l’achat d’une première habitation',
  'SOR/2010-151 s. 41 (SOR/2026-94, SOR/2026-130); SOR/2010-117 s. 33.6':
    'DORS/2010-151, art. 41 (DORS/2026-94, DORS/2026-130); DORS/2010-117, art. 33.6',
  'Rates by province of 2026, quoting the Canada Revenue Agency':
    'Taux de 2026 par province, d’après l’Agence du revenu du Canada',
  'McDougall Gauley, PST rebate on new home construction':
    'McDougall Gauley, remboursement de la TVP pour une habitation neuve',
  'Government of Nova Scotia, First-Time Home Buyers Rebate':
    'Gouvernement de la Nouvelle-Écosse, remboursement pour une première habitation',
  'Act respecting duties on transfers of immovables, CQLR D-15.1, s. 2':
    'Loi concernant les droits sur les mutations immobilières, RLRQ D-15.1, art. 2',
  'immocentreville.com, transfer duties of Montréal': 'immocentreville.com, droits de mutation de Montréal',
  'Government of British Columbia, property transfer tax':
    'Gouvernement de la Colombie-Britannique, taxe de mutation immobilière',
  'Government of British Columbia, additional property transfer tax':
    'Gouvernement de la Colombie-Britannique, taxe de mutation immobilière additionnelle',
  'presalestation.com, property transfer tax exemptions':
    'presalestation.com, exonérations de la taxe de mutation immobilière',
  'Sorbara Law, Toronto land transfer tax (2026-01)': 'Sorbara Law, droits de cession immobilière de Toronto (2026-01)',
  'Kay Law and Bennett Jones, Ontario land transfer tax':
    'Kay Law et Bennett Jones, droits de cession immobilière de l’Ontario',
  'Government of Manitoba, land transfer tax': 'Gouvernement du Manitoba, taxe sur les mutations immobilières',
  'Bennett Jones and KH Law Group, land titles fees of Alberta':
    'Bennett Jones et KH Law Group, frais d’enregistrement foncier de l’Alberta',
  'Finmo help centre, article 13604594': 'Centre d’aide de Finmo, article 13604594',
  'Ratehub, provincial sales tax on CMHC insurance': 'Ratehub, taxe de vente provinciale sur l’assurance de la SCHL',
  'gstcalculator.app and wowa.ca, new housing rebates':
    'gstcalculator.app et wowa.ca, remboursements pour habitations neuves',
  'skrealestatelaw.com, land titles fees (2023)': 'skrealestatelaw.com, frais d’enregistrement foncier (2023)',
  'Government of Saskatchewan, PST rebate for new homes':
    'Gouvernement de la Saskatchewan, remboursement de la TVP pour habitations neuves',
  'Government of Prince Edward Island, real property transfer tax':
    'Gouvernement de l’Île-du-Prince-Édouard, taxe de mutation immobilière',
  'wowa.ca, registration of deeds in Newfoundland and Labrador':
    'wowa.ca, enregistrement des actes à Terre-Neuve-et-Labrador',
  'bestmortgageonline.ca, land titles tariff of the Northwest Territories':
    'bestmortgageonline.ca, tarif d’enregistrement foncier des Territoires du Nord-Ouest',
  'maplemortgage.ca, land titles fees of Nunavut': 'maplemortgage.ca, frais d’enregistrement foncier du Nunavut',
  'Ratehub, land titles fees of Yukon': 'Ratehub, frais d’enregistrement foncier du Yukon',
  'The Globe and Mail on OSFI’s rule for combined loans (2022)':
    'The Globe and Mail, sur la règle du BSIF pour les prêts combinés (2022)',
  'toastvideo.com and refinancepro.club on prepayment penalties':
    'toastvideo.com et refinancepro.club, sur les pénalités de remboursement anticipé',
  'Usual amounts, to be replaced by the site’s own': 'Montants habituels, à remplacer par ceux du site',
}

/** Titles that have no words of a language. */
export const sameInBothLanguages: readonly string[] = [
  'Trio Law (2026-01); laws.gnb.ca R-2.1; REMI Network',
  'KPMG (2025-04); unctad.org 4342',
]

/** The title of a source in a language; in English where it has none. */
export const sourceTitle = ({ title }: Pick<Source, 'title'>, language: Language): string =>
  language === 'fr' ? (french[title] ?? title) : title
