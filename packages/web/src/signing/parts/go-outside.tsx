import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useTexts } from '../texts.ts'
import { useSignerIds } from './signer-ids.ts'
import classes from './signing.module.css'

/** Continues to the external service, with a URL created for this press. */
export const GoOutside = () => {
  const t = useTexts()
  const ids = useSignerIds()
  const { run } = useWrite('/api/SIGNOpenOutside')
  return (
    <Form
      texts="signing"
      values={{}}
      onSubmit={() => run(ids)}
      onDone={({ Url }) => {
        if (URL.canParse(Url) && new URL(Url).protocol === 'https:') globalThis.location.assign(Url)
      }}
    >
      <p className={classes.text}>{t('outside.why')}</p>
      <FormActions submit={t('outside.submit')} busy={t('outside.busy')} />
    </Form>
  )
}
