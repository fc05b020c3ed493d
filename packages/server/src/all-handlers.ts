import { accountHandlers } from './account/handlers.ts'
import { identificationHandlers } from './applicants/handlers.ts'
import { dealsHandlers } from './deals/handlers.ts'
import { interviewHandlers } from './interview/handlers.ts'
import type { ImplementedCall } from './kit/implement-calls.ts'
import type { Services } from './kit/services.ts'
import { mortgageRequestHandlers } from './mortgage-request/handlers.ts'
import { operatorDealHandlers } from './operator/deal-handlers.ts'
import { operatorSiteHandlers } from './operator/site-handlers.ts'
import { reviewHandlers } from './review/handlers.ts'
import { siteHandlers } from './site/handlers.ts'

/** One line a feature; each is typed by its calls. */
export const allHandlers = (services: Services): ImplementedCall[] => [
  ...siteHandlers(services),
  ...accountHandlers(services),
  ...dealsHandlers(services),
  ...interviewHandlers(services),
  ...identificationHandlers(services),
  ...mortgageRequestHandlers(),
  ...reviewHandlers(services),
  ...operatorSiteHandlers(services),
  ...operatorDealHandlers(services),
]
