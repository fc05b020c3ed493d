import { addDays } from '@foyer/domain/kit/dates.ts'
import { logPeriodProblems } from '@foyer/domain/office/audit-log.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { DatePicker, TextField } from '@foyer/ui/fields/index.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import classes from '../audit.module.css'
import type { LogFilters } from '../filters.ts'
import { useTexts } from '../texts.ts'

interface PeriodDialogProps {
  isOpen: boolean
  filters: LogFilters
  onClose: () => void
  onChoose: (filters: LogFilters) => void
}

/** The number in what was typed, such as `8841` or `no. 8841`; 0 for none. */
const numberIn = (text: string): number => Number(text.replace(/\D/g, '').slice(0, 15))

/** Ten years: earlier days have no events. */
const earliest = () => addDays(today(), -3653)

export const PeriodDialog = ({ isOpen, filters, onClose, onChoose }: PeriodDialogProps) => {
  const t = useTexts()
  const [min, max] = [earliest(), today()]
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('period.title')}
      submit={t('period.submit')}
      texts="office.audit"
      values={{ FirstDay: filters.first, LastDay: filters.last, Deal: filters.deal === 0 ? '' : String(filters.deal) }}
      rules={({ Deal, ...period }) => logPeriodProblems(period, numberIn(Deal) !== 0, today())}
      onSubmit={async (chosen) => ({ ok: true, reply: chosen })}
      onDone={({ FirstDay, LastDay, Deal }) =>
        onChoose({ ...filters, first: FirstDay, last: LastDay, deal: numberIn(Deal) })
      }
    >
      <p className={classes.text}>{t('period.text')}</p>
      <TextField name="Deal" optional />
      <Row>
        <DatePicker name="FirstDay" min={min} max={max} optional />
        <DatePicker name="LastDay" min={min} max={max} optional />
      </Row>
    </FormDialog>
  )
}
