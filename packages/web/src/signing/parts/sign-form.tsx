import { drawn, signatureProblems, typed } from '@foyer/domain/signing/rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { CheckboxField, RadioCards, TextField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import type { FormDraft } from '@foyer/ui/form/use-draft.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { QuietButton } from '../../account/index.ts'
import { useTexts } from '../texts.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { type Desk, reloadIfNotOpen, useSignerIds } from './signer-ids.ts'
import classes from './signing.module.css'
import { TypedMark } from './typed-mark.tsx'

/** A drawn or typed signature, the agreement, and one button; declining is equally close but less prominent. */
export const SignForm = ({ desk, draft }: { desk: Desk; draft: FormDraft }) => {
  const t = useTexts()
  const ids = useSignerIds()
  const { LanguageID } = useLanguage()
  const [declines, setDeclines] = useState(false)
  const { run } = useWrite('/api/SIGNSign', { invalidates: ['/api/SIGNLoad'] })
  const { ConsentVersion } = desk
  return (
    <>
      <Form
        texts="signing"
        values={{ Method: drawn, Strokes: '', Name: '', Consent: 0 }}
        rules={signatureProblems}
        draft={draft}
        onSubmit={async (values) => reloadIfNotOpen(await run({ ...ids, LanguageID, ConsentVersion, ...values }))}
      >
        <Section title={t('sign.title')}>
          <RadioCards
            name="Method"
            columns={2}
            choices={[
              { Value: drawn, Label: t('sign.draw') },
              { Value: typed, Label: t('sign.type') },
            ]}
          />
          <Signature />
        </Section>
        <Section title={t('sign.agree')}>
          {desk.Statement !== '' && (
            <p className={classes.text}>
              {t('sign.declare')} {desk.Statement}
            </p>
          )}
          <div className={classes.consent}>
            {desk.Consent.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <CheckboxField name="Consent" />
        </Section>
        <div>
          <QuietButton onClick={() => setDeclines(true)}>{t('sign.decline')}</QuietButton>
        </div>
        <FormActions submit={t('sign.submit')} busy={t('sign.busy')} />
      </Form>
      <DeclineDialog isOpen={declines} onClose={() => setDeclines(false)} />
    </>
  )
}

const Signature = () => {
  const t = useTexts()
  const name = useFormValue<string>('Name')
  if (useFormValue<number>('Method') !== typed) return <SignaturePad name="Strokes" />
  return (
    <>
      <TextField name="Name" maxLength={121} autoComplete="name" autoCapitalize="words" />
      {name.trim() !== '' && (
        <div>
          <p className={classes.text}>{t('sign.preview')}</p>
          <TypedMark name={name} />
        </div>
      )}
    </>
  )
}
