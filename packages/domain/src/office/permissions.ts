import { type OfficeAction, officeActions } from './actions.ts'

/** What a person is in a brokerage. */
export const roles = ['owner', 'broker', 'assistant', 'compliance'] as const
export type Role = (typeof roles)[number]

/** How far a membership reaches, from the nearest: the person's own deals, some sites, or the whole brokerage. */
export const reaches = ['own', 'sites', 'brokerage'] as const
export type Reach = (typeof reaches)[number]

/**
 * Where a role may do an action. `brokerage`: on every site of the brokerage; `reach`: as far as the membership reaches;
 * `own`: on the person's own deals within it; `led`: on the sites that the person leads within it; `grant`: as far as
 * the membership reaches, once an owner granted it; `no`: never.
 */
export const rules = ['brokerage', 'reach', 'own', 'led', 'grant', 'no'] as const
export type Rule = (typeof rules)[number]

export type Permission = Record<Role, Rule> & {
  /** The person has to have confirmed with a factor within the last five minutes. */
  stepUp: boolean
}

const permission = (owner: Rule, broker: Rule, assistant: Rule, compliance: Rule) => ({
  ...{ owner, broker, assistant, compliance },
  stepUp: false,
})
const withStepUp = (permitted: Permission): Permission => ({ ...permitted, stepUp: true })

/** The one table of what staff may do. The guard's copy is filled from it when the server starts. */
export const permissions: Readonly<Record<OfficeAction, Permission>> = {
  'deal.view': permission('brokerage', 'reach', 'reach', 'brokerage'),
  'deal.terms': permission('brokerage', 'reach', 'reach', 'no'),
  'deal.stage': permission('brokerage', 'reach', 'reach', 'no'),
  'deal.return': permission('brokerage', 'reach', 'reach', 'no'),
  'deal.assign': permission('brokerage', 'reach', 'no', 'no'),
  'deal.export': withStepUp(permission('brokerage', 'reach', 'no', 'brokerage')),
  'deal.handoff': withStepUp(permission('brokerage', 'own', 'no', 'no')),
  /** What came from the bank: every transaction of 90 days. */
  'statement.view': permission('brokerage', 'reach', 'grant', 'brokerage'),
  'reveal.sin': withStepUp(permission('brokerage', 'reach', 'grant', 'brokerage')),
  /** The number of an identification document. */
  'reveal.number': withStepUp(permission('brokerage', 'reach', 'grant', 'brokerage')),
  'note.write': permission('brokerage', 'reach', 'reach', 'brokerage'),
  /** Those of other people; one's own go with `note.write`. */
  'note.remove': permission('brokerage', 'no', 'no', 'no'),
  /** To the client. */
  'message.send': permission('brokerage', 'reach', 'reach', 'no'),
  'document.view': permission('brokerage', 'reach', 'reach', 'brokerage'),
  'document.download': permission('brokerage', 'reach', 'reach', 'brokerage'),
  'document.request': permission('brokerage', 'reach', 'reach', 'no'),
  'document.decide': permission('brokerage', 'reach', 'reach', 'no'),
  /** What was asked for without a deal, as a lead is; of a deal, erasure takes two people. */
  'document.erase': withStepUp(permission('brokerage', 'no', 'no', 'brokerage')),
  'insurance.view': permission('brokerage', 'reach', 'reach', 'brokerage'),
  'insurance.manage': permission('brokerage', 'reach', 'no', 'no'),
  /** The whole record, with health answers and account, for who compared the certificate with that of the insurer. */
  'insurance.export': permission('no', 'no', 'no', 'no'),
  'signing.view': permission('brokerage', 'reach', 'reach', 'brokerage'),
  'signing.manage': permission('brokerage', 'reach', 'reach', 'no'),
  'lead.view': permission('brokerage', 'reach', 'reach', 'no'),
  /** Who takes care of a lead. */
  'lead.claim': permission('brokerage', 'reach', 'reach', 'no'),
  'lead.export': withStepUp(permission('brokerage', 'no', 'no', 'brokerage')),
  'lead.erase': withStepUp(permission('brokerage', 'no', 'no', 'brokerage')),
  'form.edit': permission('brokerage', 'led', 'no', 'no'),
  /** Of the whole brokerage, so leading a site is not enough. */
  'template.edit': permission('brokerage', 'grant', 'grant', 'no'),
  'offer.manage': permission('brokerage', 'reach', 'reach', 'no'),
  'setting.edit': permission('brokerage', 'led', 'no', 'no'),
  /** Credits are bought from who runs the installation. */
  'credit.edit': permission('no', 'no', 'no', 'no'),
  'rule.override': withStepUp(permission('brokerage', 'no', 'no', 'no')),
  'audit.view': permission('brokerage', 'no', 'no', 'brokerage'),
  'audit.export': withStepUp(permission('brokerage', 'no', 'no', 'brokerage')),
  /** Sums of whole sites: who reaches their own deals only would see the pace of colleagues. */
  'report.view': permission('brokerage', 'no', 'no', 'brokerage'),
  /** The register of incidents with personal information, of the whole brokerage. */
  'incident.manage': permission('brokerage', 'no', 'no', 'brokerage'),
  'retention.view': permission('brokerage', 'no', 'no', 'brokerage'),
  /** Holds, and erasure, which takes two people. */
  'retention.decide': withStepUp(permission('brokerage', 'no', 'no', 'brokerage')),
  /** Whether the installation works. */
  'status.view': permission('brokerage', 'no', 'no', 'no'),
  /** Concerns every brokerage of the installation. */
  'reference.import': permission('no', 'no', 'no', 'no'),
  'key.manage': withStepUp(permission('brokerage', 'no', 'no', 'no')),
  /** Where other systems learn what happens on the sites. */
  'webhook.manage': withStepUp(permission('brokerage', 'no', 'no', 'no')),
  'person.manage': withStepUp(permission('brokerage', 'no', 'no', 'no')),
  /** How the people of the brokerage sign in: its provider of single sign-on. */
  'signin.policy': withStepUp(permission('brokerage', 'no', 'no', 'no')),
  /** For an owner whom no other owner can help; see ResetOwnerFactors. */
  'owner.recover': permission('no', 'no', 'no', 'no'),
  'site.create': withStepUp(permission('brokerage', 'no', 'no', 'no')),
}

/** What decides a person's rights in one brokerage. */
export interface MembershipRights {
  role: Role
  withheld: readonly OfficeAction[]
  granted: readonly OfficeAction[]
}

/** Whether an owner may grant this action to a person of this role. */
export const isGrantable = (role: Role, action: OfficeAction): boolean => permissions[action][role] === 'grant'

/** Whether an owner may withhold this action from a person of this role. */
export const isWithholdable = (role: Role, action: OfficeAction): boolean => permissions[action][role] !== 'no'

/**
 * The first words of the actions on what belongs to deals: nothing of it is shown or done without `deal.view`. Retention as a
 * whole: its lists name clients, and its counts are a part of their page.
 */
const ofDeals = new Set('deal statement reveal note message document insurance signing offer retention'.split(' '))

/** The action without which nothing of this one is shown or done. */
export const floorOf = (action: OfficeAction): 'deal.view' | 'lead.view' | undefined => {
  const [first = ''] = action.split('.')
  if (ofDeals.has(first)) return 'deal.view'
  return first === 'lead' ? 'lead.view' : undefined
}

export const mayDo = ({ role, withheld, granted }: MembershipRights, action: OfficeAction): boolean => {
  const rule = permissions[action][role]
  if (rule === 'no' || withheld.includes(action)) return false
  const floor = floorOf(action)
  if (floor !== undefined && withheld.includes(floor)) return false
  return rule !== 'grant' || granted.includes(action)
}

export const actionsOf = (rights: MembershipRights): OfficeAction[] =>
  officeActions.filter((action) => mayDo(rights, action))

/**
 * Whether a person sees the deals of all these sites that are theirs, so that the office offers to give them such deals. The
 * guard's own rule is foyer_sees_deals.
 */
export const canOwnDealsOf = (
  {
    role,
    reach,
    sites,
    withheld,
  }: Pick<MembershipRights, 'role' | 'withheld'> & { reach: Reach; sites: readonly string[] },
  ofSites: readonly string[],
): boolean => {
  const rule = permissions['deal.view'][role]
  if (withheld.includes('deal.view')) return false
  return rule !== 'reach' || reach !== 'sites' || ofSites.every((site) => sites.includes(site))
}

/** The reach that a new membership of each role has unless another is chosen. */
export const usualReach: Readonly<Record<Role, Reach>> = {
  owner: 'brokerage',
  broker: 'own',
  assistant: 'sites',
  compliance: 'brokerage',
}
