import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { dueDateOf } from '@foyer/domain/office/condition-templates.ts'
import type { Client } from '@foyer/server/testing/test-client.ts'
import { asStaff, type DemoPlace, succeeded } from './act.ts'

type Messages = BodyOf<'/console-api/SaveMessageTemplates'>['Messages']
type Conditions = BodyOf<'/console-api/SaveConditionTemplates'>['Conditions']

const messages: Messages = [
  {
    NameEn: 'Welcome',
    NameFr: 'Bienvenue',
    TextEn:
      'Hello {{client}},\n\nThank you for choosing {{brokerage}}. I look at your answers and write to you within two days.\n\n{{agent}}',
    TextFr:
      'Bonjour {{client}},\n\nMerci de faire confiance à {{cabinet}}. Je lis vos réponses et vous écris d’ici deux jours.\n\n{{agent}}',
  },
  {
    NameEn: 'Documents are missing',
    NameFr: 'Il manque des documents',
    TextEn: 'Hello {{client}},\n\nA few documents are still missing. The list is on your page.\n\n{{agent}}',
    TextFr: 'Bonjour {{client}},\n\nIl manque encore quelques documents. La liste est sur votre page.\n\n{{agent}}',
  },
  {
    NameEn: 'The lender said yes',
    NameFr: 'Le prêteur a accepté',
    TextEn:
      'Hello {{client}},\n\nGood news: the lender has approved your mortgage, with a few conditions. I will write to you about what we need.\n\n{{agent}}',
    TextFr:
      'Bonjour {{client}},\n\nBonne nouvelle\u00A0: le prêteur accepte votre demande, à quelques conditions. Je vous écris ce qu’il nous faut de vous.\n\n{{agent}}',
  },
]

const item = (TextEn: string, TextFr: string, DueDays: number, Type = -1) => ({ TextEn, TextFr, Type, DueDays })

const conditions: Conditions[number] = {
  NameEn: 'Purchase, Northern Trust',
  NameFr: 'Achat, Northern Trust',
  Lender: 'Northern Trust',
  Stage: 'conditions',
  Items: [
    item('Most recent pay stub', 'Talon de paie le plus récent', 10, 0),
    item('Void cheque of the account for the payments', 'Spécimen de chèque du compte des paiements', 10, 14),
    item('Signed purchase agreement', 'Promesse d’achat signée', 10),
    item('Down payment over the last 90 days', 'Mise de fonds des 90 derniers jours', 10),
    item('Appraisal of the property', 'Évaluation de la propriété', 7),
    item('Proof of fire insurance', 'Preuve d’assurance incendie', 3),
    item('Name of the lawyer or notary', 'Nom de l’avocat ou du notaire', 7),
    item('No change of employment', 'Aucun changement d’emploi', 0),
    item('Signed commitment', 'Engagement signé', 5),
  ],
}

/** The brokerage's messages and lists of conditions, each where it has none yet: they stay when the sample deals are removed. */
export const makeTemplates = (place: DemoPlace, now: Date): Promise<void> =>
  asStaff(place, now, async (staff) => {
    const { Actions } = await staff.call('/console-api/LoadMe', {})
    if (!Actions.includes('template.edit')) return
    const { MessagesVersion, ConditionsVersion } = await staff.call('/console-api/ListTemplates', {})
    if (MessagesVersion === 0)
      succeeded(await staff.call('/console-api/SaveMessageTemplates', { Version: 0, Messages: messages }))
    if (ConditionsVersion === 0)
      succeeded(await staff.call('/console-api/SaveConditionTemplates', { Version: 0, Conditions: [conditions] }))
  })

/** The list in a deal, whose pay stub and cheque are accepted; the first of two conditions that are satisfied has one of them. */
export const addConditions = async (
  staff: Client,
  deals: { SiteID: string; MortgageApplicationID: number },
  { LanguageID, closingIn, today }: { LanguageID: 1 | 2; closingIn: number; today: string },
): Promise<void> => {
  const days = { closing: addDays(today, closingIn), today }
  succeeded(
    await staff.call('/console-api/AddTemplateConditions', {
      ...{ ...deals, LanguageID, Lender: conditions.Lender },
      Conditions: conditions.Items.map(({ TextEn, TextFr, DueDays }) => ({
        ...{ TextEn, TextFr, DueDate: dueDateOf(DueDays, days) },
      })),
    }),
  )
  const { Documents } = await staff.call('/console-api/LoadDeal', deals)
  const items = Documents.flatMap(({ Items }) => Items)
  const { Conditions: added } = await staff.call('/console-api/ListConditions', deals)
  for (const [place, { Shown: _, ...condition }] of added.entries()) {
    const Type = conditions.Items[place]?.Type
    const tied = items.find((one) => one.Type === Type)
    const Status = satisfied.includes(place) ? 'satisfied' : condition.Status
    if (tied === undefined && Status === condition.Status) continue
    const ItemID = tied?.DFRequestDocItemID ?? 0
    succeeded(await staff.call('/console-api/SaveCondition', { ...deals, ...condition, Status, ItemID }))
  }
}

const satisfied = [0, 2]
