import type { Source } from '../rule.ts'

// One export each, so that a page that needs few of them loads no others.

const laws = 'https://laws-lois.justice.gc.ca/'
const finance = 'https://www.canada.ca/en/department-finance/news/2024'

export const insurableLoans: Source = {
  title: 'Insurable Housing Loan Regulations, SOR/2012-281 (amended 2025-02-27)',
  url: laws,
}

export const addedUnits: Source = {
  title: 'Eligible Mortgage Loan Regulations, SOR/2012-281, s. 6.1; SOR/2012-282, s. 6.1',
  url: `${laws}eng/regulations/SOR-2012-282/section-6.1.html`,
}

export const interestAct: Source = { title: 'Interest Act, s. 10', url: laws }

export const bankAct: Source = { title: 'Bank Act, s. 418', url: laws }

export const qualifyingRate: Source = {
  title: 'OSFI, Minimum Qualifying Rate (backgrounder of 2024-11-21) and Guideline B-20',
  url: 'https://www.osfi-bsif.gc.ca/',
}

export const reforms: Source = {
  title: 'Department of Finance, mortgage reforms of 2024-12-15',
  url: `${finance}/09/delivering-the-boldest-mortgage-reforms-in-decades.html`,
}

export const switches: Source = {
  title: 'Department of Finance, straight switches and portfolio insurance',
  url: `${finance}/12/straight-switches-and-portfolio-insurance.html`,
}

export const cmhcPremiums: Source = {
  title: 'CMHC, premium information for homeowner and small rental loans',
  url: 'https://www.cmhc-schl.gc.ca/',
}

export const cmhcRequirements: Source = {
  title: 'CMHC, general requirements to qualify',
  url: 'https://www.cmhc-schl.gc.ca/',
}

export const cmhcRental: Source = {
  title: 'CMHC, rental income, income property and improvements',
  url: 'https://www.cmhc-schl.gc.ca/',
}

export const revenuQuebec: Source = {
  title: 'Revenu Québec, tax on insurance premiums',
  url: 'https://www.revenuquebec.ca/',
}

export const bill99: Source = {
  title: 'Bill 99 (S.Q. 2025, c. 27) as described on mondaq.com',
  url: 'https://www.mondaq.com/',
}

export const gstFirstTime: Source = {
  title: 'S.C. 2026, c. 2; Canada Revenue Agency, first-time home buyers’ GST/HST rebate',
  url: 'https://www.canada.ca/',
}

export const newHousing: Source = {
  title: 'SOR/2010-151 s. 41 (SOR/2026-94, SOR/2026-130); SOR/2010-117 s. 33.6',
  url: laws,
}

export const salesTaxRates: Source = {
  title: 'Rates by province of 2026, quoting the Canada Revenue Agency',
  url: 'https://invoicemama.com/guides/ca/gst-hst-rates-by-province',
}

export const saskatchewanHomes: Source = {
  title: 'McDougall Gauley, PST rebate on new home construction',
  url: 'https://mcdougallgauley.com/insights/pst-rebate-new-home-construction',
}

export const novaScotiaRebate: Source = {
  title: 'Government of Nova Scotia, First-Time Home Buyers Rebate',
  url: 'https://www.novascotia.ca/sns/access/land/first-home-buyers-rebate.asp',
}

export const quebecDuties: Source = {
  title: 'Act respecting duties on transfers of immovables, CQLR D-15.1, s. 2',
  url: 'https://www.legisquebec.gouv.qc.ca/',
}

export const montrealDuties: Source = {
  title: 'immocentreville.com, transfer duties of Montréal',
  url: 'https://immocentreville.com/',
}

export const bcTransferTax: Source = {
  title: 'Government of British Columbia, property transfer tax',
  url: 'https://www2.gov.bc.ca/',
}

export const bcAdditionalTransferTax: Source = {
  title: 'Government of British Columbia, additional property transfer tax',
  url: 'https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/additional-property-transfer-tax',
}

export const bcReliefs: Source = {
  title: 'presalestation.com, property transfer tax exemptions',
  url: 'https://presalestation.com/',
}

export const sorbara: Source = {
  title: 'Sorbara Law, Toronto land transfer tax (2026-01)',
  url: 'https://sorbaralaw.com/',
}

export const ontarioTransferTax: Source = {
  title: 'Kay Law and Bennett Jones, Ontario land transfer tax',
  url: 'https://kaylaw.ca/',
}

export const manitoba: Source = { title: 'Government of Manitoba, land transfer tax', url: 'https://www.gov.mb.ca/' }

export const albertaFees: Source = {
  title: 'Bennett Jones and KH Law Group, land titles fees of Alberta',
  url: 'https://khlawgroup.com/',
}

export const longAmortization: Source = { title: 'Finmo help centre, article 13604594', url: 'https://help.finmo.ca/' }

export const ratehub: Source = {
  title: 'Ratehub, provincial sales tax on CMHC insurance',
  url: 'https://www.ratehub.ca/',
}

export const newHomeRebates: Source = {
  title: 'gstcalculator.app and wowa.ca, new housing rebates',
  url: 'https://wowa.ca/',
}

export const atlantic: Source = {
  title: 'Trio Law (2026-01); laws.gnb.ca R-2.1; REMI Network',
  url: 'https://triolaw.ca/',
}

export const saskatchewanFees: Source = {
  title: 'skrealestatelaw.com, land titles fees (2023)',
  url: 'https://skrealestatelaw.com/',
}

export const saskatchewanRebate: Source = {
  title: 'Government of Saskatchewan, PST rebate for new homes',
  url: 'https://www.saskatchewan.ca/',
}

export const princeEdwardIsland: Source = {
  title: 'Government of Prince Edward Island, real property transfer tax',
  url: 'https://www.princeedwardisland.ca/',
}

export const newfoundland: Source = {
  title: 'wowa.ca, registration of deeds in Newfoundland and Labrador',
  url: 'https://wowa.ca/',
}

export const northwestTerritories: Source = {
  title: 'bestmortgageonline.ca, land titles tariff of the Northwest Territories',
  url: 'https://bestmortgageonline.ca/',
}

export const nunavut: Source = {
  title: 'maplemortgage.ca, land titles fees of Nunavut',
  url: 'https://maplemortgage.ca/',
}

export const yukon: Source = { title: 'Ratehub, land titles fees of Yukon', url: 'https://www.ratehub.ca/' }

export const notResident: Source = { title: 'KPMG (2025-04); unctad.org 4342', url: 'https://kpmg.com/' }

export const creditLines: Source = {
  title: 'The Globe and Mail on OSFI’s rule for combined loans (2022)',
  url: 'https://www.theglobeandmail.com/',
}

export const penalties: Source = {
  title: 'toastvideo.com and refinancepro.club on prepayment penalties',
  url: 'https://refinancepro.club/',
}

export const site: Source = { title: 'Usual amounts, to be replaced by the site’s own', url: 'https://www.canada.ca/' }
