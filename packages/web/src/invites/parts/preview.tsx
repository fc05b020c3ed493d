import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { ContactMethod } from '@foyer/domain/invites/fields.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import classes from './invites.module.css'

export type Previews = ReplyOf<'/api/LoadInviteCoApplicant'>['Previews']

/** The message in its chosen language: the server's text with the typed note. */
export const Preview = ({ previews, way }: { previews: Previews; way: ContactMethod }) => {
  const t = useTexts()
  const LanguageID = useFormValue<number>('SendData.LanguageID')
  const note = useFormValue<string>('SendData.EmailBody')
  const preview = previews.find((one) => one.ContactMethod === way && one.LanguageID === LanguageID)
  if (preview === undefined) return null
  return (
    <Section title={t('preview')}>
      <div className={classes.preview} lang={languageOf(LanguageID)}>
        {preview.Subject !== '' && <p className={classes.subject}>{preview.Subject}</p>}
        {preview.Before.map((words) => (
          <p key={words}>{words}</p>
        ))}
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
