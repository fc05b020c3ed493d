import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '../../kit/paths.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { listReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { useLeadWords } from '../use-lead-words.ts'
import type { LoadedLead } from './lead-page.tsx'

/** Deletes a lead for good, with a confirmation by a factor; the list then states it. */
export const EraseButton = ({ lead }: { lead: LoadedLead }) => {
  const t = useTexts()
  const { name } = useLeadWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { run } = useOfficeWrite('/console-api/RemoveLead', { invalidates: listReads })
  const { SiteID, LeadID, MortgageApplicationID } = lead
  const erase = async () => {
    const outcome = await run({ SiteID, LeadID })
    if (outcome.ok) await navigate(routes.officeLeads, { state: { erased: true } })
    return outcome
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="trash" size={18} />}
        data-erase
        onClick={() => setAsking(true)}
      >
        {t('erase.label')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('erase.title', { name: name(lead) })}
        confirm={t('erase.confirm')}
        isDangerous
        onConfirm={erase}
      >
        <p>{t('erase.text')}</p>
        {MortgageApplicationID !== 0 && <p>{t('erase.deal')}</p>}
      </ConfirmDialog>
    </>
  )
}
