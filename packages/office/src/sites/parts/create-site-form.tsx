import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import type { BackAction } from '@foyer/ui/page/actions.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'
import { LeadField, sentLead } from './lead-field.tsx'

const problems = ({ SiteID }: { SiteID: string }) => problem(isBlank(SiteID), 'SiteID', 'InvalidSiteAddress')

interface CreateSiteFormProps {
  onDone: (siteId: string) => void
  back?: BackAction
}

/** The address of a new site, checked while it is typed, and who gets its applications. */
export const CreateSiteForm = ({ onDone, back }: CreateSiteFormProps) => {
  const t = useTexts()
  const { PersonID } = useMe()
  const create = useOfficeWrite('/console-api/CreateOfficeSite', {
    invalidates: ['/console-api/ListOfficeSites', '/console-api/LoadMe'],
  })
  return (
    <Form
      texts="office.sites"
      values={{ SiteID: '', LeadPersonID: PersonID }}
      rules={problems}
      onSubmit={({ SiteID, LeadPersonID }) =>
        create.run({ SiteID: SiteID.trim().toLowerCase(), LeadPersonID: sentLead(LeadPersonID) })
      }
      onDone={({ SiteID }) => onDone(SiteID)}
    >
      <TextField name="SiteID" maxLength={40} autoCapitalize="none" />
      <Availability />
      <LeadField site="" />
      <FormActions submit={t('create.submit')} back={back} />
    </Form>
  )
}

const pauseMilliseconds = 300

/** Whether the address is free. A wrong one is said at the field when it is sent. */
const Availability = () => {
  const t = useTexts()
  const typed = useFormValue<string>('SiteID').trim().toLowerCase()
  const [SiteID] = useDebouncedValue(typed, pauseMilliseconds)
  const { reply } = useCall('/console-api/CheckSiteAddress', { SiteID }, { enabled: SiteID !== '' })
  const address = `${globalThis.location.host}/${SiteID}`
  if (reply === undefined || SiteID !== typed) return <p className={classes.availability} role="status" />
  return (
    <p className={classes.availability} role="status" data-free={reply.Free === 1}>
      {t(reply.Free === 1 ? 'create.free' : 'create.taken', { address })}
    </p>
  )
}
