import { noteLength } from '@foyer/domain/invites/limits.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { TextareaField } from '@foyer/ui/fields/textarea-field.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { base64Of } from '../../kit/pdf-files.ts'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { signingReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { PdfField } from './pdf-field.tsx'
import { type OfDeal, type RequestValues, requestProblems, type SignerValues } from './request-values.ts'
import { SignersField } from './signers-field.tsx'

const longestTitle = 200

interface RequestDialogProps {
  isOpen: boolean
  site: string
  deal: OfDeal | undefined
  onClose: () => void
  onDone: (words: string) => void
}

/** A document, who signs it in which order, and a few words to them. */
export const RequestDialog = ({ isOpen, site, deal, onClose, onDone }: RequestDialogProps) => {
  const t = useTexts()
  const { Sites, LanguageID } = useMe()
  const { run } = useOfficeWrite('/console-api/RequestSignatures', { invalidates: signingReads })
  const onlySite = Sites.length === 1 ? Sites[0]?.SiteID : undefined
  const blank: SignerValues = { FirstName: '', LastName: '', Email: '', LanguageID }
  const people = deal?.people ?? []
  const values: RequestValues = {
    SiteID: deal?.place.SiteID ?? (site || (onlySite ?? '')),
    ...{ Title: '', TitleFr: '', Document: null, EnableOrdering: 1, Note: '' },
    Signers: people.length === 0 ? [blank] : [...people],
  }
  const send = async ({ Document, ...given }: RequestValues): Promise<Outcome<{ SigningRequestID: string }>> => {
    const read = Document === null ? '' : await base64Of(Document).catch(() => '')
    return run({ ...given, Document: read, ...(deal && { DealID: deal.place.MortgageApplicationID }) })
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('ask.title')}
      size="md"
      submit={t('ask.submit')}
      texts="office.signing"
      values={values}
      rules={requestProblems}
      onSubmit={send}
      onDone={(_, { Signers, EnableOrdering }) =>
        onDone(t(EnableOrdering === 1 && Signers.length > 1 ? 'ask.doneInTurn' : 'ask.done'))
      }
    >
      <p>{t('ask.text')}</p>
      {deal === undefined && Sites.length > 1 && (
        <WordSelect name="SiteID" options={Sites.map(({ SiteID }) => ({ value: SiteID, label: SiteID }))} />
      )}
      <PdfField />
      <Row>
        <div lang="en">
          <TextField name="Title" maxLength={longestTitle} />
        </div>
        <div lang="fr">
          <TextField name="TitleFr" maxLength={longestTitle} optional />
        </div>
      </Row>
      <SignersField blank={blank} />
      <TextareaField name="Note" rows={3} maxLength={noteLength} optional />
    </FormDialog>
  )
}
