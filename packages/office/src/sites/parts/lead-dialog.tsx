import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { LeadField, nobody, sentLead } from './lead-field.tsx'
import type { Site } from './sites-page.tsx'

interface LeadDialogProps {
  isOpen: boolean
  site: Site
  onClose: () => void
}

export const LeadDialog = ({ isOpen, site, onClose }: LeadDialogProps) => {
  const t = useTexts()
  const save = useOfficeWrite('/console-api/SaveSiteLead', {
    invalidates: ['/console-api/ListOfficeSites', '/console-api/LoadMe'],
  })
  const { SiteID } = site
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('lead.title', { site: SiteID })}
      submit={t('lead.submit')}
      texts="office.sites"
      values={{ LeadPersonID: site.LeadPersonID || nobody }}
      onSubmit={({ LeadPersonID }) => save.run({ SiteID, LeadPersonID: sentLead(LeadPersonID) })}
    >
      <LeadField site={SiteID} />
    </FormDialog>
  )
}
