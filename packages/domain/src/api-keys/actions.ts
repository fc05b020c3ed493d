import type { OfficeAction } from '../office/actions.ts'

/**
 * What the key of a brokerage can be given, by subject: the actions of the calls that programs make on a site. Values that other
 * replies mask are shown to people only.
 */
export const keyActionGroups = {
  deals: [
    'deal.view',
    'deal.terms',
    'deal.stage',
    'deal.return',
    'note.write',
    'message.send',
    'statement.view',
    'deal.export',
    'deal.handoff',
  ],
  documents: ['document.view', 'document.download', 'document.request', 'document.decide', 'document.erase'],
  leads: ['lead.view', 'lead.claim', 'lead.export', 'lead.erase', 'form.edit'],
  services: ['insurance.view', 'insurance.manage', 'signing.view', 'signing.manage', 'offer.manage'],
  settings: ['setting.edit', 'rule.override', 'audit.view'],
} as const satisfies Record<string, readonly OfficeAction[]>

export type KeyActionGroup = keyof typeof keyActionGroups
export type KeyAction = (typeof keyActionGroups)[KeyActionGroup][number]

export const keyActions: readonly KeyAction[] = Object.values(keyActionGroups).flat()

export const isKeyAction = (action: OfficeAction): action is KeyAction =>
  (keyActions as readonly OfficeAction[]).includes(action)
