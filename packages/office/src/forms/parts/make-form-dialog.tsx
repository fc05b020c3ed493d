import { type ReadyFormName, readyFormNames, readyForms } from '@foyer/domain/leads/ready-forms.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { RadioCards, WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { useNavigate } from 'react-router'
import { paths } from '../../kit/paths.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'

interface MakeFormDialogProps {
  isOpen: boolean
  /** Those that can have another form. */
  sites: readonly string[]
  onClose: () => void
}

/** A new form, from a ready-made one; its page opens next. */
export const MakeFormDialog = ({ isOpen, sites, onClose }: MakeFormDialogProps) => {
  const t = useTexts()
  const navigate = useNavigate()
  const make = useOfficeWrite('/console-api/SaveForm', { invalidates: ['/console-api/ListForms'] })
  const [first = ''] = sites
  const values: { Ready: ReadyFormName; SiteID: string } = { Ready: 'talk', SiteID: first }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('make.title')}
      submit={t('make.submit')}
      texts="office.forms"
      values={values}
      onSubmit={({ Ready, SiteID }) => make.run({ SiteID, Version: 0, detail: readyForms[Ready] })}
      onDone={({ Token }, { SiteID }) => navigate(paths.form({ SiteID, Token }))}
    >
      <RadioCards<ReadyFormName>
        name="Ready"
        choices={readyFormNames.map((Value) => ({
          Value,
          Label: t(`make.ready.${Value}.name`),
          Help: t(`make.ready.${Value}.help`),
        }))}
      />
      {sites.length > 1 && <WordSelect name="SiteID" options={sites.map((value) => ({ value, label: value }))} />}
    </FormDialog>
  )
}
