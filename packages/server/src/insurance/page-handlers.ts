import { officeInsuranceCalls, operatorInsurancePageCalls } from '@foyer/contract/insurance/office-calls.ts'
import { factsProblems } from '@foyer/domain/insurance/facts-rules.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import type { Services } from '../kit/services.ts'
import { refreshList } from '../office/index.ts'
import { siteExists } from '../site/index.ts'
import { factsOfDeal } from './facts-of-deal.ts'
import { givenFacts } from './given-facts.ts'
import { type InsuranceRow, readInsurance } from './page-store.ts'
import { factsOf } from './store.ts'

const listed = (row: InsuranceRow) => {
  const { Applicants, LoanDetail } = factsOf(row)
  return {
    SiteID: row.site_id,
    CliApplicationId: row.cli_application_id,
    MortgageApplicationID: row.application_id ?? 0,
    Status: row.status,
    Names: Applicants.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`),
    LoanAmount: LoanDetail.LoanAmount,
    CreatedAt: row.created_at.toISOString(),
    PreparedAt: row.prepared_at?.toISOString() ?? '',
    SentAt: row.sent_at?.toISOString() ?? '',
    Signed: row.signed,
    Signers: row.signers,
  }
}

/** The problems of each person: their fields are not among those that are asked for. */
const problemsOf = (facts: ReturnType<typeof givenFacts>, today: string) =>
  factsProblems(facts, today).flatMap(({ Field, Key }) => {
    const place = /^Applicants\.(\d+)\./.exec(Field)?.[1]
    const person = place === undefined ? undefined : facts.Applicants[Number(place)]
    return person === undefined ? [] : [{ ApplicantId: person.ApplicantId ?? 0, Key }]
  })

/** The pages of the office about insurance. */
export const insurancePageHandlers = (services: Services) => [
  ...implementCalls(officeInsuranceCalls, {
    listInsurance: {
      async transaction({ body }, trx) {
        await refreshList(trx)
        const { page, next } = await readInsurance(trx, body)
        return { Applications: page.map(listed), Next: next }
      },
    },
  }),
  ...implementCalls(operatorInsurancePageCalls, {
    loadInsuranceFacts: {
      async transaction({ body, scope, language, now, today, refuse }, trx) {
        if (!(await siteExists(trx, body.SiteID))) return refuse('UnknownSite')
        if (!holdsAction(scope.rights, 'deal.view')) return refuse('NotPermitted')
        const deal = await factsOfDeal(trx, services, body.SiteID, body.MortgageApplicationID, { language, now })
        if (typeof deal === 'string') return refuse(deal)
        const facts = givenFacts({}, deal)
        return {
          ...facts,
          Applicants: facts.Applicants.map(({ ApplicantId = 0, FirstName, LastName, EmailAddress }) => ({
            ...{ ApplicantId, FirstName, LastName, EmailAddress },
          })),
          Problems: problemsOf(facts, today),
        }
      },
    },
  }),
]
