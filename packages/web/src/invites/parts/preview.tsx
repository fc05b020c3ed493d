import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { ContactMethod } from '@foyer/domain/invites/fields.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import classes from './invites.module.css'

export type Previews = ReplyOf<'/api/LoadInviteCoApplicant'>['Previews']

/** The first name of the person, typed here or known from the application. */
const useGreeted = (): string => {
  const { application } = useStep()
  const isNew = useFormValue<number>('SendData.DisplayAddApplicant') === 1
  const typed = useFormValue<string>('SendData.Invited.FirstName')
  const chosen = useFormValue<number>('SendData.ApplicantID')
  const known = application.Applicants.find(({ ApplicantID }) => ApplicantID === chosen)
  return (isNew ? typed : (known?.FirstName ?? '')).trim()
}

/** The message in its chosen language: the server's text with the typed note. */
export const Preview = ({ previews, way }: { previews: Previews; way: ContactMethod }) => {
  const t = useTexts()
  const LanguageID = useFormValue<number>('SendData.LanguageID')
  const note = useFormValue<string>('SendData.EmailBody')
  const greeted = useGreeted()
  const preview = previews.find((one) => one.ContactMethod === way && one.LanguageID === LanguageID)
  if (preview === undefined) return null
  // A mail begins with its heading, a text message with the greeting.
  const greeting = greeted !== '' && <p>{preview.Greeting?.replace('{name}', () => greeted)}</p>
  return (
    <Section title={t('preview')}>
      <div className={classes.preview} lang={languageOf(LanguageID)}>
        {preview.Subject !== '' && <p className={classes.subject}>{preview.Subject}</p>}
        {way === 'SMS' && greeting}
        {preview.Before.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {way === 'Email' && greeting}
        {!isBlank(note) && (
          <>
            <p>{preview.NoteLead}</p>
            <p className={classes.note}>{note}</p>
          </>
        )}
        {preview.After.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </Section>
  )
}
