import type { Form } from '@foyer/domain/qualification/rule-value-checks.ts'
import { valueCheckOf } from '@foyer/domain/qualification/rule-value-schemas.ts'
import type { RuleId } from '@foyer/domain/qualification/rule-values.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'

/** The rules by the form of their value, for the published schema: that of the check of an entered value. */
export const ruleForms = (): { ids: string[]; form: Form }[] => {
  const forms = new Map<string, { ids: string[]; form: Form }>()
  for (const id of Object.keys(ruleBook) as RuleId[]) {
    const { form } = valueCheckOf(id)
    const key = JSON.stringify(form)
    const known = forms.get(key) ?? { ids: [], form }
    known.ids.push(id)
    forms.set(key, known)
  }
  return [...forms.values()]
}
