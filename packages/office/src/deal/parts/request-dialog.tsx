import { fullName } from '@foyer/domain/applicants/spouse.ts'
import {
  checklistFor,
  documentNotes,
  hiddenPeople,
  requestName,
  type SuggestionReason,
} from '@foyer/domain/documents/checklist.ts'
import { recipientProblems, recipientsOf } from '@foyer/domain/documents/recipients.ts'
import { isDueDate } from '@foyer/domain/documents/reminders.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CheckboxField, DatePicker, TextField, useMenu, useMenuWords } from '@foyer/ui/fields/index.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { LanguageCards } from '../../kit/language-cards.tsx'
import type { DealPlace } from '../../kit/paths.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { dealReads, type LoadedDeal } from '../use-deal.ts'
import classes from './documents.module.css'
import type { Choice, Values } from './request-values.ts'
import { TemplateChoice } from './template-choice.tsx'

interface RequestDialogProps {
  isOpen: boolean
  onClose: () => void
  place: DealPlace
  deal: LoadedDeal
  /** 1 English, 2 French. */
  clientLanguage: number
  /** Asks other people than the client, such as an employer, who see this request only. */
  isForOthers: boolean
  onDone: (words: string) => void
}

const longestName = 200
const longestNote = 300
const longestRecipients = 2000

/** A description begins with whose document it is; one without a name counts for everyone. */
const isOf = (person: string, desc: string) => !desc.includes(' – ') || desc.startsWith(`${person} – `)

/** The name of the request that asks for this document and was not withdrawn; empty without one. */
const openRequestFor = (requests: LoadedDeal['Documents'], type: number, person: string): string =>
  requests.find(
    ({ WithdrawnAt, Items }) =>
      WithdrawnAt === '' && Items.some(({ Type, Desc }) => Type === type && (Desc === person || isOf(person, Desc))),
  )?.RequestName ?? ''

/** The suggested documents that no request asks for, already chosen for the client, then every other kind. */
const choicesOf = (
  { Application, Documents }: LoadedDeal,
  kinds: readonly { Value: number }[],
  { clientLanguage, isForOthers }: Pick<RequestDialogProps, 'clientLanguage' | 'isForOthers'>,
): Choice[] => {
  const noteOf = (type: number) => documentNotes[type]?.[languageOf(clientLanguage)] ?? ''
  const nameOf = (id: number) => {
    const person = Application.Applicants.find(({ ApplicantID }) => ApplicantID === id)
    return person === undefined ? '' : fullName(person)
  }
  const hidden = isForOthers ? [] : hiddenPeople(Application)
  const isRead = ({ ApplicantID }: { ApplicantID: number }) => !hidden.includes(ApplicantID)
  const suggested = checklistFor(Application)
    .filter(isRead)
    .map(({ Type, ApplicantID, Reason }) => {
      const Person = nameOf(ApplicantID)
      const Already = openRequestFor(Documents, Type, Person)
      const Asked = isForOthers || Already !== '' ? 0 : 1
      return { Type, Reason, Person, Already, Asked, Optional: 0, Desc: noteOf(Type) }
    })
  const others = kinds
    .filter(({ Value }) => !suggested.some(({ Type }) => Type === Value))
    .map(({ Value: Type }) => ({
      ...{ Type, Reason: undefined, Person: '', Already: '', Asked: 0, Optional: 0, Desc: noteOf(Type) },
    }))
  return [...suggested, ...others]
}

/** A new request for documents: those that the answers suggest, and any other. The client reads it in their language. */
export const RequestDialog = ({ deal, ...props }: RequestDialogProps) => {
  const { items } = useMenu('DFDocumentType')
  const Items = choicesOf(deal, items, props)
  // The kinds come by a call; a form takes its first values only.
  const hidden = hiddenPeople(deal.Application)
  const unnamed = deal.Application.Applicants.filter(({ ApplicantID }) => hidden.includes(ApplicantID)).map(fullName)
  return items.length === 0 ? null : <RequestForm {...props} Items={Items} unnamed={unnamed} />
}

type RequestFormProps = Omit<RequestDialogProps, 'deal'> & {
  Items: Choice[]
  /** The people whose part the client does not see. */
  unnamed: readonly string[]
}

const RequestForm = ({
  isOpen,
  onClose,
  place,
  clientLanguage,
  isForOthers,
  onDone,
  Items,
  unnamed,
}: RequestFormProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const save = useOfficeWrite('/console-api/SaveDocumentRequest', { invalidates: dealReads })
  const values: Values = {
    ...{ Template: '', RequestName: requestName[languageOf(clientLanguage)], DueDate: '', UseAccessCode: 1 },
    ...{ Recipients: '', LanguageID: clientLanguage, Items },
  }
  const isAsked = ({ Asked }: Choice) => Asked === 1
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isForOthers ? 'request.titleOthers' : 'request.title')}
      size="md"
      submit={t('request.submit')}
      texts="office.deal"
      values={values}
      rules={({ Recipients, RequestName, DueDate }) => [
        ...(isForOthers ? recipientProblems(Recipients) : []),
        ...problem(isBlank(RequestName), 'RequestName', 'RequiredSetting'),
        ...problem(DueDate !== '' && !isDueDate(DueDate, today()), 'DueDate', 'InvalidSetting'),
      ]}
      isReady={(now) => now.Items.some(isAsked)}
      onSubmit={({ Recipients, LanguageID, RequestName, DueDate, UseAccessCode, Items: chosen }) =>
        save.run({
          ...place,
          ...(isForOthers && { Recipients: recipientsOf(Recipients), LanguageID }),
          RequestName,
          DueDate,
          UseAccessCode,
          Items: chosen.filter(isAsked).map(({ Type, Person, Optional, Desc }) => ({
            Type,
            Desc: [Person, Desc.trim()].filter(Boolean).join(' – '),
            Required: 1 - Optional,
          })),
        })
      }
      onDone={() => onDone(t('done.requested'))}
    >
      {isForOthers ? (
        <>
          <p className={classes.text}>{t('request.textOthers')}</p>
          <TextField name="Recipients" maxLength={longestRecipients} />
          <LanguageCards />
        </>
      ) : (
        <>
          <p className={classes.text}>
            {t('request.text')} {t(languageOf(clientLanguage) === 'en' ? 'refusal.english' : 'refusal.french')}
          </p>
          {unnamed.length > 0 && (
            <Notice kind="info" title={t('request.hidden', { names: listed(unnamed, language) })}>
              <p className={classes.text}>{t('request.hiddenText')}</p>
            </Notice>
          )}
        </>
      )}
      <TemplateChoice initial={values} clientLanguage={clientLanguage} />
      <div lang={languageOf(clientLanguage)}>
        <TextField
          name="RequestName"
          maxLength={longestName}
          {...(isForOthers && { help: t('request.nameHelpOthers') })}
        />
      </div>
      <Choices clientLanguage={clientLanguage} />
      <DatePicker name="DueDate" min={today()} />
      <CheckboxField name="UseAccessCode" />
    </FormDialog>
  )
}

const Choices = ({ clientLanguage }: { clientLanguage: number }) => {
  const t = useTexts()
  const all = useFormValue<Choice[]>('Items')
  // It may have chosen any of the others.
  const hasTemplate = useFormValue<string>('Template') !== ''
  const at = all.map((_, place) => place)
  const row = (place: number) => <ChoiceRow key={place} place={place} clientLanguage={clientLanguage} />
  const people = [...new Set(all.filter(({ Reason }) => Reason !== undefined).map(({ Person }) => Person))]
  const others = at.filter((place) => all[place]?.Reason === undefined)
  return (
    <>
      {people.map((person) => (
        <fieldset key={person} className={classes.choices}>
          <legend className={classes.legend}>{person === '' ? t('request.mortgage') : person}</legend>
          {at.filter((place) => all[place]?.Reason !== undefined && all[place]?.Person === person).map(row)}
        </fieldset>
      ))}
      {hasTemplate ? (
        <fieldset className={classes.choices}>
          <legend className={classes.legend}>{t('request.others')}</legend>
          {others.map(row)}
        </fieldset>
      ) : (
        <Fold title={t('request.others')} fields={others.map((place) => `Items.${place}`)}>
          {others.map(row)}
        </Fold>
      )}
    </>
  )
}

const ChoiceRow = ({ place, clientLanguage }: { place: number; clientLanguage: number }) => {
  const t = useTexts()
  const words = useMenuWords('DFDocumentType')
  const { Type, Reason, Already, Asked } = useFormValue<Choice>(`Items.${place}`)
  const kind = words(Type)
  const under = (field: string) => `Items.${place}.${field}`
  const help = (reason: SuggestionReason) =>
    [t(`request.because.${reason}`), Already === '' ? '' : t('request.already', { name: Already })]
      .filter(Boolean)
      .join(' ')
  return (
    <div className={classes.choice}>
      <CheckboxField name={under('Asked')} label={kind} {...(Reason !== undefined && { help: help(Reason) })} />
      {Asked === 1 && (
        <div className={classes.details}>
          <div lang={languageOf(clientLanguage)}>
            <TextField name={under('Desc')} label={t('request.note', { kind })} maxLength={longestNote} />
          </div>
          <CheckboxField name={under('Optional')} label={t('request.optional', { kind })} />
        </div>
      )}
    </div>
  )
}
