/** How far an insurance application has come: once it was sent for signature, as its signing. */
export const insuranceStatuses = ['created', 'quoted', 'prepared', 'sent', 'signed', 'declined', 'expired'] as const
export type InsuranceStatus = (typeof insuranceStatuses)[number]

/** Which applications the office lists: those under way, signed ones, those that ended without, all. */
export const insuranceViews = ['open', 'done', 'ended', 'all'] as const
export type InsuranceView = (typeof insuranceViews)[number]

export const statusesOfView: Readonly<Record<InsuranceView, readonly InsuranceStatus[]>> = {
  open: ['created', 'quoted', 'prepared', 'sent'],
  done: ['signed'],
  ended: ['declined', 'expired'],
  all: insuranceStatuses,
}

/** Applications of one page. */
export const insurancePage = 25
