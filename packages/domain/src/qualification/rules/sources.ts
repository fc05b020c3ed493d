/** The day on which the values were compared with their sources. */
export const checkedOn = '2026-11-22'

const laws = 'https://laws-lois.justice.gc.ca/'
const finance = 'https://www.canada.ca/en/department-finance/news/2024'

export const sources = {
  insurableLoans: { title: 'Insurable Housing Loan Regulations, SOR/2012-281 (amended 2025-02-27)', url: laws },
  interestAct: { title: 'Interest Act, s. 10', url: laws },
  bankAct: { title: 'Bank Act, s. 418', url: laws },
  qualifyingRate: {
    title: 'OSFI, Minimum Qualifying Rate (backgrounder of 2024-11-21) and Guideline B-20',
    url: 'https://www.osfi-bsif.gc.ca/',
  },
  reforms: {
    title: 'Department of Finance, mortgage reforms of 2024-12-15',
    url: `${finance}/09/delivering-the-boldest-mortgage-reforms-in-decades.html`,
  },
  switches: {
    title: 'Department of Finance, straight switches and portfolio insurance',
    url: `${finance}/12/straight-switches-and-portfolio-insurance.html`,
  },
  cmhcPremiums: {
    title: 'CMHC, premium information for homeowner and small rental loans',
    url: 'https://www.cmhc-schl.gc.ca/',
  },
  cmhcRequirements: { title: 'CMHC, general requirements to qualify', url: 'https://www.cmhc-schl.gc.ca/' },
  cmhcRental: {
    title: 'CMHC, rental income, income property and improvements',
    url: 'https://www.cmhc-schl.gc.ca/',
  },
  revenuQuebec: { title: 'Revenu Québec, tax on insurance premiums', url: 'https://www.revenuquebec.ca/' },
  bill99: { title: 'Bill 99 (S.Q. 2025, c. 27) as described on mondaq.com', url: 'https://www.mondaq.com/' },
  gstFirstTime: {
    title: 'S.C. 2026, c. 2; Canada Revenue Agency, first-time home buyers’ GST/HST rebate',
    url: 'https://www.canada.ca/',
  },
  newHousing: { title: 'SOR/2010-151 s. 41 (SOR/2026-94, SOR/2026-130); SOR/2010-117 s. 33.6', url: laws },
  quebecDuties: {
    title: 'Act respecting duties on transfers of immovables, CQLR D-15.1, s. 2',
    url: 'https://www.legisquebec.gouv.qc.ca/',
  },
  montrealDuties: { title: 'immocentreville.com, transfer duties of Montréal', url: 'https://immocentreville.com/' },
  bcTransferTax: { title: 'Government of British Columbia, property transfer tax', url: 'https://www2.gov.bc.ca/' },
  bcReliefs: { title: 'presalestation.com, property transfer tax exemptions', url: 'https://presalestation.com/' },
  sorbara: { title: 'Sorbara Law, Toronto land transfer tax (2026-01)', url: 'https://sorbaralaw.com/' },
  ontarioTransferTax: { title: 'Kay Law and Bennett Jones, Ontario land transfer tax', url: 'https://kaylaw.ca/' },
  manitoba: { title: 'Government of Manitoba, land transfer tax', url: 'https://www.gov.mb.ca/' },
  albertaFees: { title: 'Bennett Jones and KH Law Group, land titles fees of Alberta', url: 'https://khlawgroup.com/' },
  longAmortization: { title: 'Finmo help centre, article 13604594', url: 'https://help.finmo.ca/' },
  ratehub: { title: 'Ratehub, provincial sales tax on CMHC insurance', url: 'https://www.ratehub.ca/' },
  newHomeRebates: { title: 'gstcalculator.app and wowa.ca, new housing rebates', url: 'https://wowa.ca/' },
  atlantic: { title: 'Trio Law (2026-01); laws.gnb.ca R-2.1; REMI Network', url: 'https://triolaw.ca/' },
  saskatchewanFees: { title: 'skrealestatelaw.com, land titles fees (2023)', url: 'https://skrealestatelaw.com/' },
  saskatchewanRebate: {
    title: 'Government of Saskatchewan, PST rebate for new homes',
    url: 'https://www.saskatchewan.ca/',
  },
  princeEdwardIsland: {
    title: 'Government of Prince Edward Island, real property transfer tax',
    url: 'https://www.princeedwardisland.ca/',
  },
  newfoundland: { title: 'wowa.ca, registration of deeds in Newfoundland and Labrador', url: 'https://wowa.ca/' },
  northwestTerritories: {
    title: 'bestmortgageonline.ca, land titles tariff of the Northwest Territories',
    url: 'https://bestmortgageonline.ca/',
  },
  nunavut: { title: 'maplemortgage.ca, land titles fees of Nunavut', url: 'https://maplemortgage.ca/' },
  yukon: { title: 'Ratehub, land titles fees of Yukon', url: 'https://www.ratehub.ca/' },
  notResident: { title: 'KPMG (2025-04); unctad.org 4342', url: 'https://kpmg.com/' },
  creditLines: {
    title: 'The Globe and Mail on OSFI’s rule for combined loans (2022)',
    url: 'https://www.theglobeandmail.com/',
  },
  penalties: {
    title: 'toastvideo.com and refinancepro.club on prepayment penalties',
    url: 'https://refinancepro.club/',
  },
  site: { title: 'Usual amounts, to be replaced by the site’s own', url: 'https://www.canada.ca/' },
} as const
