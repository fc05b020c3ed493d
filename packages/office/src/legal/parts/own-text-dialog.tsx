import { longestLegalText, ownTextProblems } from '@foyer/domain/legal/legal-text.ts'
import type { LegalKind } from '@foyer/domain/legal/shipped.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { DatePicker } from '@foyer/ui/fields/date-field.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { TextareaField } from '@foyer/ui/fields/textarea-field.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { useTexts } from '../texts.ts'
import { useApproval } from '../use-approval.ts'
import type { TextDialogProps } from './approve-dialog.tsx'
import classes from './legal.module.css'
import { Meanwhile } from './meanwhile.tsx'

/** A text of the site's own in both languages, which begins with the one that clients read. */
export const OwnTextDialog = ({ site, title, kind, isOpen, close, onDone }: TextDialogProps) => {
  const t = useTexts()
  const approval = useApproval('/console-api/SaveLegalText', kind)
  const { TextEn, TextFr } = kind.Approved.find(({ InForceFl }) => InForceFl === 1) ?? kind.Shipped
  const names = kind.Placeholders.map((name) => `{{${name}}}`).join(', ')
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={t('own.title', { kind: title })}
      size="lg"
      submit={t('own.submit')}
      texts="office.legal"
      values={{ Version: '', EffectiveDate: today(), TextEn, TextFr }}
      rules={(given) => ownTextProblems(kind.Kind as LegalKind, given, today())}
      onSubmit={(given) => approval.send({ SiteID: site, Kind: kind.Kind, ...given })}
      onDone={() => onDone(t('own.done'))}
    >
      {approval.isStale && <Meanwhile kind={kind} />}
      <Row>
        <TextField name="Version" maxLength={12} autoCapitalize="none" />
        <DatePicker name="EffectiveDate" min={today()} />
      </Row>
      <div className={classes.help}>
        <p className={classes.text}>{t('own.format')}</p>
        <p className={classes.text}>{t('own.names', { names })}</p>
        {kind.Kind === 'consent' && <p className={classes.text}>{t('own.consent')}</p>}
      </div>
      <div lang="en">
        <TextareaField name="TextEn" rows={14} maxLength={longestLegalText} />
      </div>
      <div lang="fr">
        <TextareaField name="TextFr" rows={14} maxLength={longestLegalText} />
      </div>
    </FormDialog>
  )
}
