import { deleteDocumentProblems, requiresDocument } from '@foyer/domain/applicants/identification-rules.ts'
import { useApplicationWrite } from '../../app/wizard/application-call.ts'
import { useStep } from '../../app/wizard/step-context.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import type { Outcome } from '../../kit/client/outcome.ts'
import { useDialogFor } from '../../kit/dialogs/use-dialog-for.ts'
import { useMenuWords } from '../../kit/fields/index.ts'
import { Section } from '../../kit/page/step-page.tsx'
import { RecordField } from '../../kit/records/record-field.tsx'
import { RecordList } from '../../kit/records/record-list.tsx'
import { useTexts } from '../texts.ts'
import { type Applicant, isSelf } from './applicant-of.ts'
import { DocumentDialog, type DocumentValues, newDocument } from './document-dialog.tsx'

type LoadedDocument = Applicant['Identification']['IdentificationLst'][number]

const useRemove = (applicant: Applicant) => {
  const { SiteID, UserID } = useCallIds()
  const { application, sync } = useStep()
  const { run } = useApplicationWrite('/api/MTGAPPDeleteIdentification')
  return async ({ IdentificationID }: LoadedDocument): Promise<Outcome> => {
    const [refused] = deleteDocumentProblems(application, applicant.Identification.IdentificationLst.length)
    if (refused !== undefined) return { ok: false, key: refused.Key, errors: [] }
    const { MortgageApplicationID } = application
    const { ApplicantID } = applicant
    const outcome = await run({ SiteID, UserID, MortgageApplicationID, ApplicantID, IdentificationID })
    if (outcome.ok) sync()
    return outcome
  }
}

/** The applicant's identification documents, each saved by itself. */
export const IdentificationDocuments = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { application } = useStep()
  const { dialog, open, close } = useDialogFor<DocumentValues>()
  const typeOf = useMenuWords('IdentificationType')
  const countryOf = useMenuWords('IdentificationCountry')
  const remove = useRemove(applicant)
  const required = requiresDocument(application)
  return (
    <Section
      title={t(isSelf(applicant, application) ? 'documents.title' : 'documents.titleOther')}
      lead={t(required ? 'documents.lead' : 'documents.leadOptional')}
    >
      <RecordField name="Identification.IdentificationLst" label={t('documents.list')}>
        <RecordList
          label={t('documents.list')}
          records={applicant.Identification.IdentificationLst}
          idOf={({ IdentificationID }) => IdentificationID}
          nameOf={({ Type }) => typeOf(Type)}
          columns={[
            { label: t('fields.Type.label'), of: ({ Type }) => typeOf(Type) },
            { label: t('documents.country'), of: ({ Country }) => countryOf(Country) },
            { label: t('documents.number'), of: ({ IdentificationNumber }) => IdentificationNumber },
          ]}
          empty={{
            title: t('documents.empty.title'),
            text: t(`documents.empty.${required ? 'textRequired' : 'text'}`),
          }}
          add={{ label: t('documents.add'), onAdd: () => open(newDocument) }}
          onEdit={open}
          remove={{ run: remove, title: t('documents.removeTitle') }}
        />
      </RecordField>
      {dialog !== null && (
        <DocumentDialog
          key={dialog.opened}
          applicant={applicant}
          document={dialog.row}
          isOpen={dialog.isOpen}
          onClose={close}
        />
      )}
    </Section>
  )
}
