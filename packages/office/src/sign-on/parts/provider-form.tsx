import { joined } from '@foyer/domain/kit/isolate.ts'
import { issuerProblems, signOnProblems } from '@foyer/domain/office/sign-on.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { CheckboxField } from '@foyer/ui/fields/flag-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormContext, useFormValue } from '@foyer/ui/form/form-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../sign-on.module.css'
import { useTexts } from '../texts.ts'
import type { SignOnSettings } from './sign-on-page.tsx'

interface ProviderFormProps {
  settings: SignOnSettings
  onDone: () => void
  /** What a colleague saved meanwhile is loaded, and begins the form anew. */
  onStale: () => void
}

/** The three values that the provider gives, and whether everyone has to come through it. */
export const ProviderForm = ({ settings, onDone, onStale }: ProviderFormProps) => {
  const t = useTexts()
  const { PersonID } = useMe()
  const save = useOfficeWrite('/console-api/SaveSignOn', {
    invalidates: ['/console-api/LoadSignOn', '/console-api/LoadMe'],
  })
  const { Name, Issuer, ClientID, RequiredFl, BreakGlassPersonID, KnownFl } = settings
  const breakers = settings.Owners.filter(({ HasPasskeyFl }) => HasPasskeyFl === 1)
  // The likeliest: who sets it up.
  const likely = breakers.some((one) => one.PersonID === PersonID) ? PersonID : ''
  const values = {
    ...{ Name, Issuer, ClientID, ClientSecret: '', RequiredFl },
    BreakGlassPersonID: BreakGlassPersonID || likely,
  }
  return (
    <Form
      texts="office.sign-on"
      values={values}
      rules={(given) => signOnProblems(given, KnownFl === 1 ? { Issuer, ClientID } : undefined)}
      onSubmit={async (given) => {
        const outcome = await save.run({
          ...given,
          BreakGlassPersonID: given.RequiredFl === 1 ? given.BreakGlassPersonID : '',
          Before: { Name, Issuer, ClientID, RequiredFl, BreakGlassPersonID },
        })
        if (!outcome.ok && outcome.key === 'StaleEdit') {
          onStale()
          await queries.invalidateQueries({ queryKey: ['/console-api/LoadSignOn'] })
        }
        return outcome
      }}
      onDone={onDone}
    >
      <TextField name="Name" width="md" maxLength={60} autoCapitalize="words" />
      <IssuerField stored={KnownFl === 1 ? Issuer : ''} />
      <TextField name="ClientID" maxLength={300} autoCapitalize="none" />
      <TextField
        name="ClientSecret"
        maxLength={1000}
        autoCapitalize="none"
        help={KnownFl === 1 ? t('form.kept') : t('form.once')}
      />
      <CheckboxField name="RequiredFl" />
      <WhenRequired settings={settings} breakers={breakers} />
      <FormActions submit={t('form.submit')} busy={t('form.busy')} discards />
    </Form>
  )
}

/** The issuer can be tried before anything is saved; what is wrong is at the field. */
const IssuerField = ({ stored }: { stored: string }) => {
  const t = useTexts()
  const { store } = useFormContext()
  const Issuer = useFormValue<string>('Issuer')
  const isRequired = useFormValue<number>('RequiredFl') === 1
  const test = useOfficeWrite('/console-api/TestSignOn')
  const [works, setWorks] = useState({ host: '', of: '' })
  const run = async () => {
    const [wrong] = issuerProblems({ Issuer })
    if (wrong !== undefined) return store.add(wrong)
    const outcome = await test.run({ Issuer })
    if (outcome.ok) return setWorks({ host: outcome.reply.SignInHost, of: Issuer })
    store.failed(outcome, outcome.errors)
  }
  return (
    <div className={classes.issuer}>
      <TextField name="Issuer" maxLength={300} inputMode="url" autoCapitalize="none" />
      {stored !== '' && Issuer.trim() !== stored && (
        <Notice kind="warning" title={t('form.otherIssuer')}>
          {t(isRequired ? 'form.otherIssuerRequired' : 'form.otherIssuerWhy')}
        </Notice>
      )}
      {works.host !== '' && works.of === Issuer && (
        <Notice kind="success" announced title={t('form.works', { host: works.host })} />
      )}
      <div>
        <Button variant="default" data-test aria-disabled={test.isBusy} onClick={() => void run()}>
          {test.isBusy ? t('form.testing') : t('form.test')}
        </Button>
      </div>
    </div>
  )
}

interface WhenRequiredProps {
  settings: SignOnSettings
  breakers: SignOnSettings['Owners']
}

const WhenRequired = ({ settings, breakers }: WhenRequiredProps) => {
  const t = useTexts()
  const isRequired = useFormValue<number>('RequiredFl') === 1
  const { NotLinked } = settings
  if (!isRequired) return null
  return (
    <>
      {NotLinked.length > 0 && (
        <Notice kind="warning" title={t('required.left', { count: NotLinked.length, names: joined(NotLinked) })} />
      )}
      <WordSelect
        name="BreakGlassPersonID"
        help={breakers.length === 0 ? t('required.noPasskey') : t('required.who')}
        options={breakers.map(({ PersonID, Name }) => ({ value: PersonID, label: Name }))}
      />
    </>
  )
}
