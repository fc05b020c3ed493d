import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { ChangeList } from './change-list.tsx'
import { SettingsForm } from './settings-form.tsx'

/** The settings of a site, with what they change and who changed them. */
export const SettingsPage = ({ site }: { site: string }) => {
  const { reply, failure, retry } = useCall('/console-api/LoadSettings', { SiteID: site })
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <FormSkeleton />
  return (
    <>
      <SettingsForm site={site} loaded={reply} />
      <ChangeList changes={reply.Changes} />
    </>
  )
}
