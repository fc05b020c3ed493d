import { type Province, provinceOf } from '../qualification/province.ts'

interface Source {
  title: string
  url: string
}

/** How long the records of a deal that was sent are kept, in the province of its property. */
export interface KeepingRule {
  years: number
  /** Counted from the end of the mortgage's term, where that is later than everything else. */
  fromTermEnd: boolean
  /** `official`: a regulator's own page has this time. `longest`: none was found, so the longest documented time applies. */
  confirmed: 'official' | 'longest'
  source: Source
}

const checked = {
  federal: {
    title: 'FINTRAC, Record keeping requirements for mortgage administrators, brokers and lenders',
    url: 'https://fintrac-canafe.canada.ca/guidance-directives/recordkeeping-document/record/mort-eng',
  },
  ON: {
    title: 'FSRA, Records management (O. Reg. 188/08)',
    url: 'https://www.fsrao.ca/industry/mortgage-brokering/compliance-and-other-resources/keep-good-records-protect-your-reputation',
  },
  BC: {
    title: 'BCFSA, Information on Record Keeping (Mortgage Services Rules)',
    url: 'https://www.bcfsa.ca/industry-resources/mortgage-broker-resources/msa-landing-page/mortgage-broker-knowledge-base/mortgage-services-regulatory-index/information-on-record-keeping',
  },
  QC: {
    title: 'Regulation respecting the keeping and preservation of books and registers (D-9.2, r. 19), s. 15',
    url: 'https://www.legisquebec.gouv.qc.ca/en/version/cr/D-9.2,%20r.%2019?code=se:15&history=20240229',
  },
} as const satisfies Record<string, Source>

/** The day on which the sources were read. */
export const keepingCheckedOn = '2026-11-28'

/** FINTRAC asks for five years everywhere, so that a shorter provincial time has no effect. */
export const federalYears = 5

const ofBritishColumbia = { years: 7, fromTermEnd: false, confirmed: 'official', source: checked.BC } as const

/** Where no official text was found, seven years apply, the longest number that a regulator documents. */
const longest = { ...ofBritishColumbia, confirmed: 'longest' } as const satisfies KeepingRule

export const keepingRules: Readonly<Record<Province, KeepingRule>> = {
  // RECA asks for three years (Real Estate Act, s. 25), so that the federal time applies.
  AB: { years: federalYears, fromTermEnd: false, confirmed: 'official', source: checked.federal },
  BC: ofBritishColumbia,
  MB: longest,
  NB: longest,
  NL: longest,
  NS: longest,
  NT: longest,
  NU: longest,
  ON: { years: 6, fromTermEnd: true, confirmed: 'official', source: checked.ON },
  PE: longest,
  QC: { years: 5, fromTermEnd: true, confirmed: 'official', source: checked.QC },
  SK: longest,
  YT: longest,
}

/** Without a province the latest of all ends counts. */
export const keepingWithoutProvince: KeepingRule = { ...longest, fromTermEnd: true }

/** Of a mortgage whose term is not known: the longest that lenders usually offer. */
export const unknownTermYears = 10

/** The rule of a ProvinceDD. */
export const keepingRuleOf = (province: number): KeepingRule => {
  const known = provinceOf(province)
  return known === undefined ? keepingWithoutProvince : keepingRules[known]
}
