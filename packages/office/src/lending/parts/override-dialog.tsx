import { overrideProblems } from '@foyer/domain/qualification/overrides.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { DatePicker } from '@foyer/ui/fields/date-field.tsx'
import { MoneyField, NumberField } from '@foyer/ui/fields/number-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import page from '../../kit/page.module.css'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { type ShippedRule, useRuleWords } from '../use-rule-words.ts'

interface OverrideDialogProps {
  site: string
  rule: ShippedRule
  isOpen: boolean
  onClose: () => void
  onDone: (words: string) => void
}

const longestReason = 300

/** What counts in place of a rule on some days; it begins with the value that comes with the portal. */
export const OverrideDialog = ({ site, rule, isOpen, onClose, onDone }: OverrideDialogProps) => {
  const t = useTexts()
  const { nameOf } = useRuleWords()
  const write = useOfficeWrite('/console-api/SaveRuleOverride', { invalidates: ['/console-api/ListRuleOverrides'] })
  const { RuleID } = rule
  const Value = rule.Value as Record<string, number | null>
  const values = { Value, From: today(), To: '', Reason: '', ReasonFr: '', SourceUrl: '' }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('dialog.title', { rule: nameOf(RuleID) })}
      size="md"
      submit={t('dialog.submit')}
      texts="office.lending"
      values={values}
      rules={(given) => overrideProblems({ ...given, RuleID }, false, today())}
      onSubmit={(given) => write.run({ SiteID: site, RuleID, ...given })}
      onDone={() => onDone(t('dialog.done'))}
    >
      {Object.keys(Value).map((name) =>
        name === 'months' ? (
          <NumberField key={name} name={`Value.${name}`} digits={2} />
        ) : (
          <MoneyField key={name} name={`Value.${name}`} cents />
        ),
      )}
      <Row>
        <DatePicker name="From" />
        <DatePicker name="To" min={today()} />
      </Row>
      <p className={page.quiet}>{t('dialog.text')}</p>
      <div lang="en">
        <TextField name="Reason" maxLength={longestReason} />
      </div>
      <div lang="fr">
        <TextField name="ReasonFr" maxLength={longestReason} />
      </div>
      <TextField name="SourceUrl" maxLength={longestReason} inputMode="url" autoCapitalize="none" optional />
    </FormDialog>
  )
}
