/**
 * What staff and keys may be allowed to do, one name for each action of the brokerage's side. Every operator's call names
 * the action that it takes; a key holds some of them, and a person those of their role, see permissions.ts.
 */
export const officeActions = [
  'deal.view',
  'deal.terms',
  'deal.stage',
  'deal.return',
  'deal.assign',
  'deal.export',
  'deal.handoff',
  'statement.view',
  'reveal.sin',
  'reveal.number',
  'note.write',
  'note.remove',
  'message.send',
  'document.view',
  'document.download',
  'document.request',
  'document.decide',
  'document.erase',
  'insurance.view',
  'insurance.manage',
  'insurance.export',
  'signing.view',
  'signing.manage',
  'lead.view',
  'lead.claim',
  'lead.export',
  'lead.erase',
  'form.edit',
  'template.edit',
  'offer.manage',
  'setting.edit',
  'credit.edit',
  'rule.override',
  'audit.view',
  'audit.export',
  'report.view',
  'incident.manage',
  'retention.view',
  'retention.decide',
  'status.view',
  'reference.import',
  'key.manage',
  'webhook.manage',
  'person.manage',
  'signin.policy',
  'owner.recover',
  'site.create',
] as const

export type OfficeAction = (typeof officeActions)[number]

const known: ReadonlySet<string> = new Set(officeActions)

export const isOfficeAction = (text: string): text is OfficeAction => known.has(text)
