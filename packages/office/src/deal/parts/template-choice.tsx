import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import type { Choice, Values } from './request-values.ts'

type Template = ReplyOf<'/console-api/ListTemplates'>['Requests'][number]

interface TemplateChoiceProps {
  /** What the request begins with, without a template. */
  initial: Values
  clientLanguage: number
}

/** The documents of a template in place of the suggested ones, with its note about each in the client's language. */
const itemsOf = (all: readonly Choice[], { Items }: Template, isFrench: boolean): Choice[] =>
  all.map((choice) => {
    const item = Items.find(({ Type }) => Type === choice.Type)
    if (item === undefined) return { ...choice, Asked: 0 }
    return { ...choice, Asked: 1, Optional: 1 - item.RequiredFl, Desc: isFrench ? item.NoteFr : item.NoteEn }
  })

/** A set of documents that the brokerage keeps; absent where it has none. */
export const TemplateChoice = ({ initial, clientLanguage }: TemplateChoiceProps) => {
  const { language } = useLanguage()
  const { reply } = useCall('/console-api/ListTemplates', {})
  const set = useSetFormValue()
  const requests = reply?.Requests ?? []
  const isFrench = languageOf(clientLanguage) === 'fr'
  useWhenChanged('Template', (place: string) => {
    const template = place === '' ? undefined : requests[Number(place)]
    const { RequestName, DueDate, Items } = initial
    const name = isFrench ? template?.NameFr : template?.NameEn
    const due = template === undefined || template.DueDays === 0 ? DueDate : addDays(today(), template.DueDays)
    set('RequestName', name ?? RequestName)
    set('DueDate', due)
    set('Items', template === undefined ? Items : itemsOf(Items, template, isFrench))
  })
  if (requests.length === 0) return null
  return (
    <WordSelect
      name="Template"
      optional
      options={requests.map(({ NameEn, NameFr }, place) => ({
        value: String(place),
        label: language === 'fr' ? NameFr : NameEn,
      }))}
    />
  )
}
