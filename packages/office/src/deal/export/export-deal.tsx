import { problem } from '@foyer/domain/kit/problem.ts'
import { revealProblems } from '@foyer/domain/office/reveals.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { RadioCards } from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { savePdf } from '../../kit/pdf-files.ts'
import { useMay } from '../../session/me.ts'
import classes from '../parts/deal.module.css'
import { ReasonFields } from '../reveal/reveal-dialog.tsx'
import { useTexts } from '../texts.ts'
import { CertificateField } from './certificate-field.tsx'
import { saveData, useExport } from './use-export.ts'

type What = 'pdf' | 'data' | 'sins'
const values: { What: What; Certificate: string; Reason: string; Words: string } = {
  ...{ What: 'pdf', Certificate: '', Reason: '', Words: '' },
}

const rules = ({ What, Certificate, Reason, Words }: typeof values) =>
  What === 'sins'
    ? [
        ...problem(Certificate === '', 'Certificate', 'InvalidCertificate' as const),
        ...revealProblems({ Reason, Words }),
      ]
    : []

const bodyOf = ({ What, Certificate, Reason, Words }: typeof values) => {
  if (What === 'pdf') return {}
  return { PdfFl: 0, ...(What === 'sins' && { Certificate, Reason, Words }) }
}

/** A deal as a file: everything to read, or its data for another system, with SINs for a receiver who has a certificate. */
export const ExportDeal = ({ place, onDone }: { place: DealPlace; onDone: (words: string) => void }) => {
  const t = useTexts()
  const ask = useExport(place)
  const asking = useDialogFor<null>()
  const [isMissing, setMissing] = useState(false)
  return (
    <div className={classes.export}>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        data-export
        onClick={() => asking.open(null)}
      >
        {t('export.label')}
      </Button>
      {isMissing && <Notice kind="error" announced title={t('export.none')} />}
      {asking.dialog && (
        <FormDialog
          key={asking.dialog.opened}
          isOpen={asking.dialog.isOpen}
          onClose={asking.close}
          title={t('export.title')}
          submit={t('export.submit')}
          texts="office.deal"
          values={values}
          rules={rules}
          onSubmit={(given) => ask(bodyOf(given))}
          onDone={(reply, { What }) => {
            const name = `deal-${place.MortgageApplicationID}`
            setMissing(What === 'pdf' && reply.Pdf === '')
            if (What !== 'pdf') saveData(reply, name)
            else if (reply.Pdf === '') return
            else savePdf(reply.Pdf, `${name}.pdf`)
            onDone(t('done.exported'))
          }}
        >
          <Fields />
        </FormDialog>
      )}
    </div>
  )
}

const Fields = () => {
  const t = useTexts()
  const may = useMay()
  const what = useFormValue<What>('What')
  const offered = (['pdf', 'data', 'sins'] as const).filter((one) => one !== 'sins' || may('reveal.sin'))
  return (
    <>
      <p className={classes.text}>{t('export.text')}</p>
      <RadioCards
        name="What"
        label={t('export.what')}
        choices={offered.map((Value) => ({ Value, Label: t(`export.kinds.${Value}`) }))}
      />
      <FollowUp when={what === 'sins'}>
        <CertificateField name="Certificate" />
        <ReasonFields />
      </FollowUp>
    </>
  )
}
