import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { mostConditions } from '@foyer/domain/office/conditions.ts'
import { language } from '@foyer/ui/gallery/language.ts'

type Listed = ReplyOf<'/console-api/ListConditions'>
type Condition = Listed['Conditions'][number]

const isFrench = language === 'fr'
const condition = (ConditionID: number, Text: string, given: Partial<Condition> = {}): Condition => ({
  ...{ ConditionID, Version: 1, Text, Lender: 'Prêts Nord', DueDate: '', ItemID: 0 },
  ...{ Status: 'open' as const, Shown: 'open' as const },
  ...given,
})

export const conditions: Listed = {
  Conditions: [
    condition(1, isFrench ? 'Talon de paie récent' : 'Recent pay stub', {
      ...{ ItemID: 101, Shown: 'received', DueDate: '2026-12-04' },
    }),
    condition(2, isFrench ? 'Évaluation de la propriété' : 'Appraisal of the property', {
      ...{ Status: 'sent', Shown: 'sent' },
    }),
    condition(3, isFrench ? 'Assurance habitation' : 'Home insurance', { ItemID: 106, Shown: 'asked' }),
    condition(4, isFrench ? 'Avis de cotisation' : 'Notice of assessment', { ItemID: 104, Shown: 'accepted' }),
    condition(5, isFrench ? 'Mise de fonds vérifiée' : 'Down payment verified', {
      ...{ Status: 'satisfied', Shown: 'satisfied' },
    }),
    condition(6, isFrench ? 'Aucun changement d’emploi' : 'No change of employment'),
  ],
}
export const noConditions: Listed = { Conditions: [] }
export const satisfiedConditions: Listed = {
  Conditions: conditions.Conditions.map((one) => ({
    ...one,
    Status: 'satisfied' as const,
    Shown: 'satisfied' as const,
  })),
}
export const manyConditions: Listed = {
  Conditions: Array.from({ length: mostConditions }, (_, at) => condition(at + 1, `Condition ${at + 1}`)),
}
export const changedConditions: Listed = {
  Conditions: conditions.Conditions.map((one) =>
    one.ConditionID === 1 ? { ...one, Version: 2, Status: 'satisfied' as const, Shown: 'satisfied' as const } : one,
  ),
}
export const fewerConditions: Listed = { Conditions: conditions.Conditions.slice(1) }

type Hub = ReplyOf<'/console-api/ListOpenConditions'>
type OpenCondition = Hub['Conditions'][number]

const open = (ConditionID: number, Text: string, given: Partial<OpenCondition> = {}): OpenCondition => ({
  ...{ SiteID: 'rive-nord', MortgageApplicationID: 7001, ConditionID, Text, Lender: 'Prêts Nord', DueDate: '' },
  ...{ Shown: 'open', Client: 'Marie Tremblay', OwnerName: 'Anna Bélanger' },
  ...given,
})

export const openConditions: Hub = {
  Conditions: [
    open(1, isFrench ? 'Talon de paie récent' : 'Recent pay stub', { Shown: 'received', DueDate: '2020-12-04' }),
    open(2, isFrench ? 'Évaluation de la propriété' : 'Appraisal of the property', {
      ...{ SiteID: 'laval', MortgageApplicationID: 7002, Client: '', OwnerName: '', Lender: '' },
      ...{ Shown: 'sent', DueDate: '2099-12-04' },
    }),
    open(3, isFrench ? 'Assurance habitation' : 'Home insurance', { Shown: 'asked', DueDate: '2099-12-10' }),
    open(4, isFrench ? 'Avis de cotisation' : 'Notice of assessment', { Shown: 'accepted' }),
    open(5, 'x'.repeat(300), { Client: 'Marie-Joséphine-Alexandrine Charbonneau-Lévesque', Lender: 'y'.repeat(60) }),
  ],
  Lenders: ['Prêts Nord', 'Sud Hypothèques'],
  Next: '',
}
export const noOpenConditions: Hub = { Conditions: [], Lenders: ['Prêts Nord'], Next: '' }
