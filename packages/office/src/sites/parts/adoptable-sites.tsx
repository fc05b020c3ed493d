import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'
import { LeadField, sentLead } from './lead-field.tsx'

type Adoptable = ReplyOf<'/console-api/ListOfficeSites'>['Adoptable'][number]

interface AdoptableSitesProps {
  sites: readonly Adoptable[]
  onAdopted?: (siteId: string) => void
}

/** Sites from before there was an office, to be taken over with their applications. */
export const AdoptableSites = ({ sites, onAdopted }: AdoptableSitesProps) => {
  const t = useTexts()
  const { PersonID } = useMe()
  const adopt = useOfficeWrite('/console-api/AdoptSite', {
    invalidates: ['/console-api/ListOfficeSites', '/console-api/LoadMe'],
  })
  const adopting = useDialogFor<Adoptable>()
  const { dialog } = adopting
  return (
    <Section title={t('adopt.title')} lead={t('adopt.text')}>
      <RecordList
        label={t('adopt.title')}
        records={sites}
        idOf={({ SiteID }) => SiteID}
        nameOf={({ SiteID }) => SiteID}
        columns={[{ label: t('columns.site'), of: ({ SiteID }) => SiteID }]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        actions={(site) => (
          <RowButton
            icon="plus"
            label={t('adopt.label')}
            named={t('adopt.named', { site: site.SiteID })}
            onClick={() => adopting.open(site)}
          />
        )}
      />
      {dialog && (
        <FormDialog
          key={dialog.opened}
          isOpen={dialog.isOpen}
          onClose={adopting.close}
          title={t('adopt.dialog', { site: dialog.row.SiteID })}
          submit={t('adopt.submit')}
          texts="office.sites"
          values={{ LeadPersonID: PersonID }}
          onSubmit={({ LeadPersonID }) =>
            adopt.run({ SiteID: dialog.row.SiteID, LeadPersonID: sentLead(LeadPersonID) })
          }
          onDone={() => onAdopted?.(dialog.row.SiteID)}
        >
          <p className={classes.text}>{t('adopt.consequence')}</p>
          <LeadField site={dialog.row.SiteID} />
        </FormDialog>
      )}
    </Section>
  )
}
