import { blankIdentificationDocument } from '@foyer/domain/applicants/blank.ts'
import type { IdentificationDocument } from '@foyer/domain/applicants/fields.ts'
import { documentProblems } from '@foyer/domain/applicants/identification-rules.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { useApplicationWrite } from '../../app/wizard/application-call.ts'
import { useStep } from '../../app/wizard/step-context.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { MenuField, TextField } from '../../kit/fields/index.ts'
import { useTexts } from '../texts.ts'
import type { Applicant } from './applicant-of.ts'

export type DocumentValues = IdentificationDocument
export const newDocument: DocumentValues = blankIdentificationDocument

interface DocumentDialogProps {
  applicant: Applicant
  document: DocumentValues
  isOpen: boolean
  onClose: () => void
}

/** One identification document, new or kept. */
export const DocumentDialog = ({ applicant, document, isOpen, onClose }: DocumentDialogProps) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { application, sync } = useStep()
  const { MortgageApplicationID } = application
  const { ApplicantID } = applicant
  const save = useApplicationWrite('/api/MTGAppUpsertIdentification')
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(document.IdentificationID > 0 ? 'documents.editTitle' : 'documents.addTitle')}
      submit={t('documents.save')}
      texts="applicants"
      values={{ Identification: withDefaults(blankIdentificationDocument, document) }}
      rules={({ Identification }) => documentProblems(Identification)}
      onSubmit={({ Identification }) =>
        save.run({ SiteID, UserID, MortgageApplicationID, ApplicantID, Identification })
      }
      onDone={sync}
    >
      <MenuField name="Identification.Type" menu="IdentificationType" width="md" />
      <MenuField name="Identification.Country" menu="IdentificationCountry" width="md" />
      <TextField name="Identification.IdentificationNumber" maxLength={50} width="md" autoCapitalize="characters" />
    </FormDialog>
  )
}
