import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'
import { AdoptableSites } from './adoptable-sites.tsx'
import { CreateSiteForm } from './create-site-form.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { SampleDeals } from './sample-deals.tsx'
import { ShareSite } from './share-site.tsx'
import { SiteName } from './site-name.tsx'

export type Site = ReplyOf<'/console-api/ListOfficeSites'>['Sites'][number]

/** The brokerage's sites with who leads them; a dialog for each thing one does with one. */
export const SitesPage = () => {
  const t = useTexts()
  const may = useMay()
  const { reply, failure, isLoading, retry } = useCall('/console-api/ListOfficeSites', {})
  const [isCreating, setCreating] = useState(false)
  const [done, setDone] = useState('')
  const leading = useDialogFor<Site>()
  const navigate = useNavigate()
  const sharing = useDialogFor<Site>()
  return (
    <StepPage title={t('title')} why={t('why')} width="wide" {...{ isLoading, failure }} onRetry={retry}>
      {done !== '' && <Notice key={done} kind="success" announced title={done} />}
      {reply !== undefined && (
        <RecordList
          label={t('list')}
          records={reply.Sites}
          idOf={({ SiteID }) => SiteID}
          nameOf={({ SiteID }) => SiteID}
          columns={[
            {
              label: t('columns.site'),
              of: ({ SiteID, Url }) => (
                <span className={classes.site}>
                  <SiteName site={SiteID} />
                  <a className={classes.url} href={Url} target="_blank" rel="noopener noreferrer">
                    {Url}
                  </a>
                </span>
              ),
            },
            { label: t('columns.lead'), of: ({ LeadName }) => LeadName || t('unassigned') },
          ]}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
          add={{ label: t('create.open'), onAdd: () => setCreating(true) }}
          actions={(site) => (
            <>
              <RowButton
                icon="person"
                label={t('lead.label')}
                named={t('lead.named', { site: site.SiteID })}
                onClick={() => leading.open(site)}
              />
              {may('setting.edit') && (
                <RowButton
                  icon="edit"
                  label={t('brand.label')}
                  named={t('brand.named', { site: site.SiteID })}
                  onClick={() => void navigate(paths.brand(site.SiteID))}
                />
              )}
              <RowButton
                icon="next"
                label={t('share.label')}
                named={t('share.named', { site: site.SiteID })}
                onClick={() => sharing.open(site)}
              />
            </>
          )}
        />
      )}
      {reply !== undefined && reply.Adoptable.length > 0 && <AdoptableSites sites={reply.Adoptable} />}
      <SampleDeals onDone={setDone} />
      <Dialog isOpen={isCreating} onClose={() => setCreating(false)} title={t('create.title')} size="sm">
        <CreateSiteForm
          onDone={(site) => {
            setCreating(false)
            setDone(t('create.done', { site }))
          }}
        />
      </Dialog>
      {leading.dialog && (
        <LeadDialog
          key={`lead ${leading.dialog.opened}`}
          isOpen={leading.dialog.isOpen}
          site={leading.dialog.row}
          onClose={leading.close}
        />
      )}
      {sharing.dialog && (
        <Dialog
          isOpen={sharing.dialog.isOpen}
          onClose={sharing.close}
          title={t('share.dialog', { site: sharing.dialog.row.SiteID })}
          size="md"
        >
          <ShareSite site={sharing.dialog.row} />
        </Dialog>
      )}
    </StepPage>
  )
}
