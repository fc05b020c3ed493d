import {
  type IdentificationDocument,
  identificationDocumentKind,
  suggestedCountry,
} from '@foyer/domain/applicants/identification-documents/kind.ts'
import { requiresDocument } from '@foyer/domain/applicants/identification-rules.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { MenuField, TextField, useMenuWords } from '@foyer/ui/fields/index.ts'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { type ListText, Records } from '../lists/records.tsx'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import { namespace, useTexts } from '../texts.ts'
import { type Applicant, isSelf } from './applicant-of.ts'

/** The country follows from the type where it can. */
const DocumentFields = () => {
  const set = useSetFormValue()
  const country = useFormValue<number>('Identification.Country')
  useWhenChanged<number>('Identification.Type', (type) => {
    const suggested = suggestedCountry(type)
    if (country < 0 && suggested !== undefined) set('Identification.Country', suggested)
  })
  return (
    <>
      <MenuField name="Identification.Type" menu="IdentificationType" width="md" />
      <TextField name="Identification.IdentificationNumber" maxLength={50} width="md" autoCapitalize="characters" />
      <MenuField name="Identification.Country" menu="IdentificationCountry" width="md" />
    </>
  )
}

/** The applicant's identification documents: a list inside the step, each entry saved by itself. */
export const IdentificationDocuments = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { application, sync, version } = useStep()
  const typeOf = useMenuWords('IdentificationType')
  const countryOf = useMenuWords('IdentificationCountry')
  const ids = useApplicantIds(applicant)
  const upsert = useApplicationWrite(...identificationDocumentKind.paths.upsert)
  const remove = useApplicationWrite(...identificationDocumentKind.paths.remove)
  const isRequired = requiresDocument(application)
  const context = { settings: application, today: today() }
  const documents = applicant.Identification.IdentificationLst
  return (
    <Section
      title={t(isSelf(applicant, application) ? 'documents.title' : 'documents.titleOther')}
      lead={t(isRequired ? 'documents.lead' : 'documents.leadOptional')}
    >
      <Records
        applicantId={applicant.ApplicantID}
        t={(key: ListText) => t(`documents.${key}`)}
        name="Identification.IdentificationLst"
        records={documents}
        idOf={({ IdentificationID }) => IdentificationID}
        nameOf={({ Type }) => typeOf(Type)}
        columns={[
          { label: t('fields.Type.label'), of: ({ Type }) => typeOf(Type) },
          { label: t('documents.country'), of: ({ Country }) => countryOf(Country) },
          { label: t('documents.number'), of: ({ IdentificationNumber }) => IdentificationNumber },
        ]}
        emptyText={t(isRequired ? 'documents.empty.textRequired' : 'documents.empty.text')}
        form={{
          step: 'identification',
          texts: namespace,
          valuesOf: (row): { Identification: IdentificationDocument } => ({
            Identification: withDefaults(identificationDocumentKind.blank, row),
          }),
          rules: ({ Identification }) => identificationDocumentKind.problems(Identification, context),
          fields: () => <DocumentFields />,
          save: ({ Identification }) => upsert.run({ ...ids, Identification, Version: version() }),
        }}
        onRemove={async ({ IdentificationID }) => {
          const [refused] = identificationDocumentKind.removeProblems(documents, context)
          if (refused !== undefined) return { ok: false, key: refused.Key, errors: [] }
          return remove.run({ ...ids, IdentificationID })
        }}
        onChanged={sync}
      />
    </Section>
  )
}
