import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { otherDocument } from '@foyer/domain/codes/document.ts'
import { documentNotes } from '@foyer/domain/documents/checklist.ts'
import { isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { requestOfApplication } from '@foyer/domain/facts-of-application.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { dueDateOf, foldedTexts, isListedAlready } from '@foyer/domain/office/condition-templates.ts'
import { mostLenderCharacters } from '@foyer/domain/office/conditions.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { CheckboxField, DatePicker, TextField, useMenuWords } from '@foyer/ui/fields/index.ts'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { conditionReads, useConditionTexts } from '../../conditions/index.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../parts/documents.module.css'
import { dealReads, type LoadedDeal } from '../use-deal.ts'
import type { DialogProps } from './condition-dialogs.tsx'
import { newRequest, type RequestValues, requestProblems } from './request-values.ts'

type Template = ReplyOf<'/console-api/ListTemplates'>['Conditions'][number]

interface Row {
  TextEn: string
  TextFr: string
  Type: number
  DueDate: string
  Chosen: number
  /** 1: the deal has it already. */
  Already: number
}

interface Values {
  /** The place of the chosen list. */
  Template: string
  Lender: string
  Conditions: Row[]
  Ask: number
  Request: RequestValues
}

interface TemplateDialogProps extends Omit<DialogProps, 'onDone'> {
  deal: LoadedDeal
  clientLanguage: number
  templates: readonly Template[]
  /** Those that the deal has. */
  texts: readonly string[]
  onDone: (added: number) => void
}

/** The closing of the deal, as its head shows it; empty without one. */
const closingOf = ({ Application }: LoadedDeal): string =>
  requestOfApplication(Application).SubjectProperty.ClosingDate || Application.InterView.ClosingDate

/** Adds the conditions of one of the brokerage's lists, and asks for their documents where that is chosen. */
export const TemplateDialog = ({
  isOpen,
  place,
  deal,
  clientLanguage,
  templates,
  texts,
  onClose,
  onDone,
}: TemplateDialogProps) => {
  const t = useConditionTexts()
  const { LanguageID } = useLanguage()
  const may = useMay()
  const add = useOfficeWrite('/console-api/AddTemplateConditions', { invalidates: conditionReads })
  const ask = useOfficeWrite('/console-api/AskForTemplateConditions', {
    invalidates: [...conditionReads, ...dealReads],
  })
  const askedFor = kindsAskedFor(deal)
  const days = { closing: closingOf(deal), today: today() }
  const listed = foldedTexts(texts)
  const rowsOf = ({ Items }: Template): Row[] =>
    Items.map(({ TextEn, TextFr, Type, DueDays }) => {
      const isAlready = isListedAlready({ TextEn, TextFr }, listed)
      return {
        ...{ TextEn, TextFr, Type, DueDate: dueDateOf(DueDays, days) },
        ...{ Chosen: isAlready ? 0 : 1, Already: isAlready ? 1 : 0 },
      }
    })
  const [first] = templates
  if (first === undefined) return null
  const values: Values = {
    ...{ Template: '0', Lender: first.Lender, Conditions: rowsOf(first) },
    ...{ Ask: 0, Request: newRequest(clientLanguage) },
  }
  const submit = async ({ Lender, Conditions, Ask, Request }: Values) => {
    const chosen = Conditions.filter(isChosen)
    const common = { ...place, Lender, LanguageID }
    const outcome =
      Ask === 1
        ? await ask.run({
            ...common,
            Request,
            Conditions: chosen.map(({ TextEn, TextFr, DueDate, Type }) => ({
              ...{ TextEn, TextFr, DueDate, Type },
              Desc:
                Type === otherDocument
                  ? textFor(clientLanguage, { TextEn, TextFr })
                  : (documentNotes[Type]?.[languageOf(clientLanguage)] ?? ''),
            })),
          })
        : await add.run({
            ...common,
            Conditions: chosen.map(({ TextEn, TextFr, DueDate }) => ({ TextEn, TextFr, DueDate })),
          })
    if (outcome.ok) onDone(outcome.reply.Added)
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('template.title')}
      size="md"
      submit={t('submitAdd')}
      texts="office.conditions"
      values={values}
      rules={({ Ask, Request }) => (Ask === 1 ? requestProblems(Request) : [])}
      isReady={({ Conditions }) => Conditions.some(isChosen)}
      onSubmit={submit}
    >
      <ListChoice templates={templates} rowsOf={rowsOf} />
      <TextField name="Lender" maxLength={mostLenderCharacters} optional />
      <Conditions {...{ clientLanguage, askedFor }} />
      {may('document.view') && may('document.request') && (
        <AskForThem clientLanguage={clientLanguage} askedFor={askedFor} />
      )}
    </FormDialog>
  )
}

/** The client reads these words where a document has no kind. */
const textFor = (clientLanguage: number, { TextEn, TextFr }: Pick<Row, 'TextEn' | 'TextFr'>) =>
  languageOf(clientLanguage) === 'fr' ? TextFr : TextEn

const isChosen = ({ Chosen }: Row) => Chosen === 1

/** The kinds of document that the client has been asked for, which a list does not ask for again: neither withdrawn nor refused. */
const kindsAskedFor = ({ Application }: LoadedDeal): ReadonlySet<number> =>
  new Set(
    Application.Requests.filter(({ BorrowerFlag }) => BorrowerFlag === 1)
      .flatMap(({ Items }) => Items)
      .filter((item) => !isNotAccepted(item.DFRequestDocItemStatusDD))
      .map((item) => item.DFDocumentTypeDD)
      .filter((type) => type !== otherDocument),
  )

interface ListChoiceProps {
  templates: readonly Template[]
  rowsOf: (template: Template) => Row[]
}

const ListChoice = ({ templates, rowsOf }: ListChoiceProps) => {
  const { language } = useLanguage()
  const set = useSetFormValue()
  useWhenChanged('Template', (place: string) => {
    const template = templates[Number(place)]
    if (template === undefined) return
    set('Lender', template.Lender)
    set('Conditions', rowsOf(template))
  })
  return (
    <WordSelect
      name="Template"
      options={templates.map(({ NameEn, NameFr }, place) => ({
        value: String(place),
        label: language === 'fr' ? NameFr : NameEn,
      }))}
    />
  )
}

interface AskingProps {
  clientLanguage: number
  askedFor: ReadonlySet<number>
}

const Conditions = ({ clientLanguage, askedFor }: AskingProps) => {
  const t = useConditionTexts()
  const { language } = useLanguage()
  const words = useMenuWords('DFDocumentType')
  const props = { name: 'Conditions', label: t('template.conditions') }
  const field = useField<Row[]>(props)
  const helpOf = ({ Already, DueDate, Type, ...row }: Row) =>
    [
      Already === 1 ? t('template.already') : '',
      DueDate === '' ? '' : t('template.due', { date: formatDate(DueDate, language, 'medium') }),
      Type === -1
        ? ''
        : t('template.document', { name: Type === otherDocument ? textFor(clientLanguage, row) : words(Type) }),
      askedFor.has(Type) ? t('template.asked') : '',
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.choices}>
        {field.value.map((row, place) => (
          // A list has no ids: its conditions are shown in their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a row here.
          <div key={place} className={classes.choice}>
            <CheckboxField
              name={`Conditions.${place}.Chosen`}
              label={language === 'fr' ? row.TextFr : row.TextEn}
              help={helpOf(row)}
              disabled={row.Already === 1}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

const AskForThem = ({ clientLanguage, askedFor }: AskingProps) => {
  const t = useConditionTexts()
  const rows = useFormValue<Row[]>('Conditions')
  const isAsked = useFormValue<number>('Ask') === 1
  const language = languageOf(clientLanguage)
  const set = useSetFormValue()
  const documents = rows.filter((row) => isChosen(row) && row.Type !== -1)
  const isNew = documents.some(({ Type }) => !askedFor.has(Type))
  // A list without documents asks for nothing, whatever was chosen for the one before.
  useWhenChanged('Template', () => set('Ask', 0))
  if (documents.length === 0) return null
  return (
    <>
      <CheckboxField name="Ask" />
      {isAsked && !isNew && (
        <p className={classes.text} data-all-asked>
          {t('template.allAsked')}
        </p>
      )}
      {isAsked && isNew && (
        <>
          <p className={classes.text}>{t(`ask.${language}`)}</p>
          <div lang={language}>
            <TextField name="Request.RequestName" maxLength={200} />
          </div>
          <DatePicker name="Request.DueDate" label={t('ask.due')} min={today()} optional />
        </>
      )}
    </>
  )
}
