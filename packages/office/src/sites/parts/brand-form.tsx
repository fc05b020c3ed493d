import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import type { BackAction } from '@foyer/ui/page/actions.tsx'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { BrandFields } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'

type Link = ReplyOf<'/api/loadMTGAppLink'>['Link']

interface BrandFormProps {
  siteId: string
  onDone: () => void
  submit: string
  back?: BackAction
}

/** The brand of a site as its visitors see it now, to be changed. */
export const BrandForm = (props: BrandFormProps) => {
  const { reply, failure, retry } = useCall('/api/loadMTGAppLink', { SiteID: props.siteId })
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <FormSkeleton />
  return <LoadedBrand {...props} link={reply.Link} />
}

/** A new site has no names yet: those of the person who makes it are the likeliest. */
const valuesOf = ({ PrimaryColor, AgentProfile }: Link, me: ReturnType<typeof useMe>) => {
  const { FirstName, LastName, Title, TitleFr, BrokerageName, AgentLic, BrokerageLic, WorkPhone, Email } = AgentProfile
  const { AgentPhoto, BrokerageLogo } = AgentProfile
  const isNew = FirstName === '' && LastName === ''
  const brokerage = me.Memberships.find(({ Current }) => Current === 1)?.Brokerage ?? ''
  return {
    PrimaryColor,
    AgentProfile: {
      ...{ FirstName: isNew ? me.FirstName : FirstName, LastName: isNew ? me.LastName : LastName },
      ...{ Title, TitleFr, BrokerageName: BrokerageName || brokerage, AgentLic, BrokerageLic, WorkPhone },
      ...{ Email: Email || me.Email, AgentPhoto, BrokerageLogo },
    },
  }
}

export type Brand = ReturnType<typeof valuesOf>

const LoadedBrand = ({ siteId: SiteID, link, onDone, submit, back }: BrandFormProps & { link: Link }) => {
  const me = useMe()
  const save = useOfficeWrite('/console-api/SaveSite', { invalidates: ['/api/loadMTGAppLink'] })
  return (
    <Form
      texts="office.sites"
      values={valuesOf(link, me)}
      errorsUnder="Link"
      onSubmit={({ PrimaryColor, AgentProfile }) =>
        save.run({ SiteID, Link: { PrimaryColor, AgentProfile: { ...AgentProfile, ActiveFlag: 1 } } })
      }
      onDone={onDone}
    >
      <BrandFields site={SiteID} />
      <BrandPreview />
      <FormActions submit={submit} back={back} />
    </Form>
  )
}
